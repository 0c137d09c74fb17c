import { execFileSync } from 'node:child_process'
import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { brand } from '../src/config/brand'
import { copyOfProduct } from './vitest/copy-of-product'

const readable = new Set(['.html', '.js', '.css', '.svg', '.json', '.txt', '.xml', '.webmanifest'])

/** Old words and what stands for them: everything in the brand file that names this agency and nobody else. */
const renamed: Record<string, string> = {
  Chaukhat: 'Devrai',
  chaukhat: 'devrai',
  Konkan: 'Sahyadri',
  konkanbank: 'sahyadribank',
  Ratnagiri: 'Satara',
  'Salt Lane': 'Fort Road',
  '00000 02352': '00000 07777',
  '0000002352': '0000007777',
}

let folder = ''

beforeAll(async () => {
  folder = await copyOfProduct()
  const path = join(folder, 'src', 'config', 'brand.ts')
  let text = await readFile(path, 'utf8')
  for (const [old, fresh] of Object.entries(renamed)) text = text.replaceAll(old, fresh)
  await writeFile(path, text)
  execFileSync(process.execPath, ['--import', 'tsx', 'scripts/build.ts'], { cwd: folder, stdio: 'pipe' })
}, 120_000)

afterAll(() => rm(folder, { recursive: true, force: true }))

test('the brand file is what names the agency: changed, no word of the old one is left in the product', async () => {
  const found: string[] = []
  for (const entry of await readdir(join(folder, 'dist'), { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !readable.has(extname(entry.name))) continue
    const text = await readFile(join(entry.parentPath, entry.name), 'utf8')
    found.push(
      ...Object.keys(renamed)
        .filter((old) => text.includes(old))
        .map((old) => `${entry.name}: ${old}`),
    )
  }
  expect(found).toEqual([])
})

test('the new name stands in page, title and meta tags', async () => {
  const page = await readFile(join(folder, 'dist', 'index.html'), 'utf8')
  expect(page.replaceAll('<!-- -->', '')).toContain('Transforming Sahyadri with Devrai')
  expect(page).toContain('<title>Web studio in Satara · Devrai</title>')
  expect(page).toContain('<link rel="canonical" href="https://devrai.example/"')
  expect(await readFile(join(folder, 'dist', 'app', 'index.html'), 'utf8')).toContain('<title>Devrai</title>')
})

test('the test knows every word that names the agency', () => {
  const { name, region, city, email, phone, phoneHref, address, upiId } = brand
  const words = [name, region, city, email, phone, phoneHref, address.line1, address.city, upiId]
  const unknown = words.filter((word) => !Object.keys(renamed).some((old) => word.includes(old)))
  expect(unknown).toEqual([])
})
