import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { backendAddress, purposeOf } from './backend-address.mjs'

test.each([
  [undefined, 'the demo'],
  ['', 'the demo'],
  ['/', '/ on the site’s own host'],
  ['/backend', '/backend on the site’s own host'],
  ['https://api.example.com', 'https://api.example.com'],
  ['http://127.0.0.1:4010', 'http://127.0.0.1:4010'],
  ['https://example.com/v1', 'https://example.com/v1'],
])('%j builds for %s', (address, purpose) => {
  expect(purposeOf(backendAddress(address))).toContain(purpose)
})

test.each([
  ['api.example.com', 'with https:// or http:// before it'],
  ['localhost:4010', 'with https:// or http:// before it'],
  ['//api.example.com', 'with https:// or http:// before it'],
  ['https://api.example.com/', 'without the slash at its end'],
  ['https://api.example.com/api', 'without /api'],
  ['https://api.example.com/api/', 'without /api'],
  ['/api', 'without /api'],
  [' https://api.example.com', 'without spaces'],
  ['https://api.example.com?x=1', 'without a query'],
  ['https://api example.com', 'an address such as'],
])('%j is refused: write it %s', (address, advice) => {
  expect(() => backendAddress(address)).toThrow(advice)
})

test('the build ends at once with that sentence alone', { timeout: 60_000 }, () => {
  const env = { ...process.env, VITE_API_BASE_URL: 'api.example.com/api' }
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/build.mjs'], {
    env,
    encoding: 'utf8',
  })
  expect([status, stdout, stderr]).toEqual([
    1,
    '',
    'VITE_API_BASE_URL=api.example.com/api: write it with https:// or http:// before it and without /api, which every call adds itself.\n',
  ])
})
