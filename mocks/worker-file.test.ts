// @vitest-environment node
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, test } from 'vitest'

test('the committed worker script is the one of the installed msw', () => {
  const original = createRequire(import.meta.url).resolve('msw/mockServiceWorker.js')
  expect(readFileSync('public/mockServiceWorker.js', 'utf8')).toBe(readFileSync(original, 'utf8'))
})
