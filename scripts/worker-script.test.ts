import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

test('the served worker script is the one of the installed msw: npx msw init public --save=false', () => {
  const served = readFileSync('public/mockServiceWorker.js', 'utf8')
  expect(served).toBe(readFileSync('node_modules/msw/lib/mockServiceWorker.js', 'utf8'))
})
