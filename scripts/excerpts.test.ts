import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const guide = readFileSync('docs/how-a-change-travels.md', 'utf8')
const excerpts = Array.from(guide.matchAll(/^```\w+ (\S+)\n([^]*?)\n```$/gm), ([, file = '', text = '']) => ({
  file,
  text,
}))

/** The formatter changes indentation and quotes in the guide. */
const levelled = (text: string) => text.trim().replaceAll(/^ +/gm, '').replaceAll('"', "'")

test.each(excerpts)('quotes $file verbatim', ({ file, text }) => {
  const source = levelled(readFileSync(file, 'utf8'))
  for (const part of text.split(/^\s*…$/m)) expect(source).toContain(levelled(part))
})
