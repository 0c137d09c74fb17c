import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { expect, test } from 'vitest'
import { cutFonts } from './fonts'

test('the font’s files are those that npm run fonts cuts by the style sheet', async () => {
  for (const { file, bytes } of await cutFonts()) {
    const differs = bytes.compare(await readFile(file))
    expect(differs, `${basename(file.pathname)} is behind src/kit/fonts.css: npm run fonts`).toBe(0)
  }
})
