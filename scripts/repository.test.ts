import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { brand } from '../src/config/brand'
import { cutFonts } from './fonts'

const shipped = ['src', 'mocks', 'public']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  )
  .concat('index.html')
  .filter((path) => /\.(tsx?|mjs|css|html|svg|webmanifest)$/.test(path) && !/\.(test|stories)\./.test(path))

test('contains the fonts that npm run fonts writes', async () => {
  const cut = await cutFonts()
  const stale = cut.filter(({ file, bytes }) => !bytes.equals(readFileSync(file)))
  expect(stale.map(({ file }) => basename(file.pathname))).toEqual([])
})

test('serves the installed msw’s worker (if not: npx msw init public)', () => {
  const served = readFileSync('public/mockServiceWorker.js', 'utf8')
  expect(served).toBe(readFileSync('node_modules/msw/lib/mockServiceWorker.js', 'utf8'))
})

test('needs no secure context, because the demo also runs over http', () => {
  const secureOnly =
    /\b(randomUUID|crypto\.subtle|navigator\.(clipboard|locks|storage|share)|showSaveFilePicker|caches\.(open|match))\b/
  const codeOf = (path: string) => readFileSync(path, 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*/g, '')
  const files = shipped.filter((path) => /\.tsx?$/.test(path))
  // clipboard.ts has a fallback
  expect(files.filter((path) => secureOnly.test(codeOf(path)))).toEqual(['src/kit/actions/clipboard.ts'])
})

test('names the agency only in brand.ts', () => {
  const { name, region, city, email, phone, phoneHref, address, upiId } = brand
  const words = [name, name.toLowerCase(), region, city, email, phone, phoneHref, address.line1, upiId]
  const found = shipped
    .filter((path) => !/^src.(testing|config.brand\.ts$)/.test(path))
    .flatMap((path) => {
      const text = readFileSync(path, 'utf8')
      return words.filter((word) => text.includes(word)).map((word) => `${path}: ${word}`)
    })
  expect(found).toEqual([])
})
