import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/** What browsers offer to pages on https and on the machine itself alone. */
const secureOnly =
  /\b(randomUUID|crypto\.subtle|navigator\.(clipboard|locks|storage|share)|showSaveFilePicker|caches\.(open|match))\b/

/** These do without where it is missing. */
const prepared = ['src/kit/actions/clipboard.ts']

test('the demo assumes no secure context: it is also shown over plain http', () => {
  const files = ['src', 'mocks'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  )
  const code = files.filter((path) => /\.tsx?$/.test(path) && !/\.(test|stories)\.tsx?$/.test(path))
  const withoutComments = (path: string) =>
    readFileSync(path, 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*/g, '')
  const assuming = code.filter((path) => secureOnly.test(withoutComments(path)))
  expect(code.length).toBeGreaterThan(300)
  expect(assuming).toEqual(prepared)
})
