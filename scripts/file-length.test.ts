import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const limit = 250
const folders = ['src', 'mocks', 'e2e', 'scripts', '.storybook']

test(`no hand-written file is longer than ${limit} lines`, () => {
  const files = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true }).map((entry) =>
      join(entry.parentPath, entry.name),
    ),
  )
  const handWritten = files.filter((file) => /\.(tsx?|mjs|css)$/.test(file) && !file.includes('/generated/'))
  const tooLong = handWritten
    .map((file) => ({ file, lines: readFileSync(file, 'utf8').trimEnd().split('\n').length }))
    .filter(({ lines }) => lines > limit)
  expect(handWritten.length).toBeGreaterThan(0)
  expect(tooLong).toEqual([])
})
