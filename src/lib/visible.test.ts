import { expect, test } from 'vitest'
import { isBlank } from './visible'

test.each([
  ['', true],
  [' \n', true],
  ['\u200B', true],
  ['\u2060 \u200E', true],
  ['\u200Ex', false],
  ['क्\u200Dष', false],
])('tells whether %j is blank: %s', (text, blank) => {
  expect(isBlank(text)).toBe(blank)
})
