import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/** Patterns of words that read like a translation, each with what to write instead (see CONTRIBUTING.md). */
const words = {
  whoever: 'users who',
  anew: 'again',
  'somebody|nobody': 'someone, no one, or the role',
  'everybody|anybody': 'everyone, all users, anyone',
  'to whomever': 'to any user',
  'one may': 'you can, the client may',
  'of its own': 'own',
  'one.s own': 'your own, the caller’s',
  besides: 'also',
  'for ever': 'forever',
  'as it stands': 'as is',
  'the very': 'the',
  '(?:stand|stands|stood) (?:on|in|at|for|there|above|below|beside|alone|open)': 'is',
  '(?:is|are) told': 'sees, gets',
  meanwhile: 'while …',
  'but for': 'except',
  'one an? (?:line|row|file|noun|resource|operation|call|screen|day|field|table|page)': 'one per …',
}
const pattern = new RegExp(`\\b(?:${Object.keys(words).join('|')})\\b`, 'i')

const files = ['src', 'mocks', 'e2e', 'scripts', 'docs', '.storybook']
  .flatMap((room) => readdirSync(room, { recursive: true }).map((name) => join(room, String(name))))
  .concat(
    'README.md',
    'CONTRIBUTING.md',
    'CHANGELOG.md',
    'openapi.yaml',
    'vite.config.ts',
    'vitest.config.ts',
  )
  .filter((file) => /\.(?:tsx?|css|mdx?|yaml)$/.test(file) && !/generated|words\.test/.test(file))

test('avoids words that read like a translation', () => {
  const found = files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, at) => (pattern.test(line) ? [`${file}:${at + 1} ${line.trim()}`] : [])),
  )
  expect(found).toEqual([])
})
