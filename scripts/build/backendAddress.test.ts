import { expect, test } from 'vitest'
import { backendAddress } from './backendAddress'

test.each(['/', '/backend', 'http://127.0.0.1:4010', 'https://example.com/v1'])('accepts %j', (address) => {
  expect(backendAddress(address)).toBe(address)
})

test.each([
  'api.example.com',
  'localhost:4010',
  '//api.example.com',
  'https://api.example.com/',
  'https://api.example.com/api',
  'https://api.example.com/api/',
  '/api',
  ' https://api.example.com',
  'https://api.example.com?x=1',
  'https://api example.com',
  'http://api.example.com:99999',
])('rejects %j', (address) => {
  expect(() => backendAddress(address)).toThrow('such as https://api.example.com')
})
