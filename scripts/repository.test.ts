import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { cutFonts } from './fonts'

test('keeps the fonts current with npm run fonts', async () => {
  const cut = await cutFonts()
  const stale = cut.filter(({ file, bytes }) => !bytes.equals(readFileSync(file)))
  expect(stale.map(({ file }) => basename(file.pathname))).toEqual([])
})

test('serves the worker of the installed msw (npx msw init public)', () => {
  const served = readFileSync('public/mockServiceWorker.js', 'utf8')
  expect(served).toBe(readFileSync('node_modules/msw/lib/mockServiceWorker.js', 'utf8'))
})

test('needs no secure context, because the demo also runs over http', () => {
  const secureOnly =
    /\b(randomUUID|crypto\.subtle|navigator\.(clipboard|locks|storage|share)|showSaveFilePicker|caches\.(open|match))\b/
  const codeOf = (path: string) => readFileSync(path, 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*/g, '')
  const files = ['src', 'mocks']
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
    )
    .filter((path) => /\.tsx?$/.test(path) && !/\.(test|stories)\.tsx?$/.test(path))
  // clipboard.ts has a fallback
  expect(files.filter((path) => secureOnly.test(codeOf(path)))).toEqual(['src/kit/actions/clipboard.ts'])
})
