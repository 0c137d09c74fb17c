import { expect, test } from 'vitest'
import { backendAddress } from './backendAddress'

test.each([
  [undefined, null],
  ['', null],
  ['/', '/'],
  ['/backend', '/backend'],
  ['http://127.0.0.1:4010', 'http://127.0.0.1:4010'],
  ['https://example.com/v1', 'https://example.com/v1'],
])('accepts %j', (address, accepted) => {
  expect(backendAddress(address)).toBe(accepted)
})

test.each([
  ['api.example.com', 'with https:// or http:// in front'],
  ['localhost:4010', 'with https:// or http:// in front'],
  ['//api.example.com', 'with https:// or http:// in front'],
  ['https://api.example.com/', 'without a trailing slash'],
  ['https://api.example.com/api/', 'without /api'],
  ['/api', 'without /api'],
  [' https://api.example.com', 'without surrounding spaces'],
  ['https://api.example.com?x=1', 'without a query'],
  ['https://api example.com', 'an address such as'],
])('rejects %j and suggests “%s”', (address, advice) => {
  expect(() => backendAddress(address)).toThrow(advice)
})
