import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { brand } from '../src/config/brand'

const { name, region, city, email, phone, phoneHref, address, upiId } = brand
const words = [name, name.toLowerCase(), region, city, email, phone, phoneHref, address.line1, upiId]

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))

test('names the agency in brand.ts only', () => {
  const shipped = [...filesIn('src'), ...filesIn('mocks'), ...filesIn('public'), 'index.html'].filter(
    (file) =>
      /\.(tsx?|mjs|css|html|svg|webmanifest)$/.test(file) &&
      !/\.(test|stories)\.tsx?$|^src\/testing\/|^src\/config\/brand\.ts$/.test(file.replaceAll('\\', '/')),
  )
  const found = shipped.flatMap((file) => {
    const text = readFileSync(file, 'utf8')
    return words.filter((word) => text.includes(word)).map((word) => `${file}: ${word}`)
  })
  expect(shipped.length).toBeGreaterThan(0)
  expect(found).toEqual([])
})
