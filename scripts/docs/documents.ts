import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const inFolder = (folder: string) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .map((name) => join(folder, name))

/** Every document that a reader of the repository is led to. */
export const documents = [
  'README.md',
  'CONTRIBUTING.md',
  'CHANGELOG.md',
  ...inFolder('docs'),
  ...inFolder('docs/decisions'),
]

export const read = (path: string) => readFileSync(path, 'utf8')

/** A fenced block: what stands behind the three backticks, and its lines. */
export type Block = { info: string; text: string }

const fence = /^```([^\n]*)\n([^]*?)\n```$/gm

export const blocksIn = (text: string): Block[] =>
  Array.from(text.matchAll(fence), ([, info = '', inside = '']) => ({ info, text: inside }))

/** The document without its fenced blocks. */
const proseOf = (text: string) => text.replaceAll(fence, '')

/** What stands between single backticks, without line breaks. */
export const codeIn = (text: string): string[] =>
  Array.from(proseOf(text).matchAll(/`([^`]+)`/g), ([, code = '']) => code.replaceAll(/\s+/g, ' '))

/** How a command begins: variables of the environment, and a program. */
const beginning = /^(?:[A-Z_][A-Z0-9_]*=\S+ )*(?:npm|npx|node|rm|git)\b /

/**
 * Every command that the document names: the lines of its `sh` blocks without their remarks, and what looks like a command
 * in its sentences. A line of several counts as several.
 */
export function commandsIn(text: string): string[] {
  const lines = blocksIn(text)
    .filter(({ info }) => info === 'sh')
    .flatMap((block) => block.text.split('\n'))
    .map((line) => line.replace(/(^|\s+)#.*$/, '').trim())
  const named = codeIn(text).filter((code) => beginning.test(code))
  return [...lines, ...named].flatMap((line) => line.split(' && ')).filter(Boolean)
}

/** The targets of the document's links and pictures, in Markdown and in HTML. */
export function linksIn(text: string): string[] {
  const prose = proseOf(text).replaceAll(/`[^`]+`/g, '')
  return [
    ...prose.matchAll(/\]\(([^)\s]+)\)/g),
    ...prose.matchAll(/\b(?:href|src|srcset)="([^"]+)"/g),
    ...prose.matchAll(/<(https?:[^>\s]+)>/g),
  ].map(([, target = '']) => target)
}
