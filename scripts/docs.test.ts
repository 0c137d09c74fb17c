import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { operations } from '../src/contract'

const read = (path: string) => readFileSync(path, 'utf8')
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
/** Where the build and the product name the variables that they read. */
const sources = ['src/env.d.ts', 'scripts/build.mjs'].map(read).join('\n')
const documents = [
  'README.md',
  'CONTRIBUTING.md',
  ...readdirSync('docs')
    .filter((name) => name.endsWith('.md'))
    .map((name) => join('docs', name)),
]

/** What the text names by this pattern and is not known. */
const unknown = (text: string, pattern: RegExp, known: (name: string) => boolean) =>
  [...text.matchAll(pattern)].map(([, name = '']) => name).filter((name) => !known(name))

const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\w -]/g, '')
    .replaceAll(' ', '-')

/** Whether a link of this document leads to a file and, where it names one, to a heading in it. */
function isThere(path: string, target: string): boolean {
  const [file, anchor] = target.split('#')
  const linked = file ? join(dirname(path), file) : path
  if (!existsSync(linked)) return false
  const headings = Array.from(read(linked).matchAll(/^#+ (.*)$/gm), ([, heading = '']) => anchorOf(heading))
  return anchor === undefined || headings.includes(anchor)
}

describe.each(documents)('what %s names is there:', (path) => {
  const text = read(path)
  test('commands, variables and files', () => {
    expect(unknown(text, /\bnpm run ([\w:-]*\w)/g, (name) => name in scripts)).toEqual([])
    expect(unknown(text, /\b(VITE_\w+)/g, (name) => sources.includes(name))).toEqual([])
    expect(unknown(text, /\]\((?!https?:)([^)]+)\)/g, (target) => isThere(path, target))).toEqual([])
  })
  test('lists of the contract', () => {
    expect(unknown(text, /`(list[A-Z]\w*)\b/g, (name) => name in operations)).toEqual([])
  })
})
