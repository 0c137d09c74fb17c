import { existsSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { isScenarioId } from '@mocks/scenarios/index'
import { operations } from '@/contract'
import { demoPaths } from '@/demo/demoPaths'
import { productAddress } from '@/demo/productAddress'
import { commands } from './commands'
import { blocksIn, codeIn, commandsIn, documents, linksIn, read } from './documents'
import { faultsOf, flagsIn, isKnownFlag, scriptNames } from './flags'

/** Where the build and the product name the variables that they read. */
const sources = ['src/env.d.ts', 'scripts/build.mjs'].map(read).join('\n')
/** Folders of what is published, beside the product's addresses. */
const published = ['/storybook', '/coverage']
/** In documents a slash may also begin what is no page of the product. */
const noPages = ['/', '/api', '/backend', '/admin/payment-options']

/** What the text names by this pattern and is not known. */
const unknown = (text: string, pattern: RegExp, known: (name: string) => boolean) =>
  [...text.matchAll(pattern)].map(([, name = '']) => name).filter((name) => !known(name))

const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}_ -]/gu, '')
    .replaceAll(' ', '-')

/** Whether a link of this document leads to a file and, where it names one, to a heading in it. Of other hosts, whether it can. */
function leadsSomewhere(path: string, target: string): boolean {
  if (/^[a-z]+:/i.test(target)) return URL.canParse(target) && new URL(target).protocol === 'https:'
  const [file, anchor] = target.split('#')
  const linked = file ? join(dirname(path), file) : path
  if (!existsSync(linked)) return false
  if (anchor === undefined) return true
  return Array.from(read(linked).matchAll(/^#+ (.*)$/gm), ([, heading = '']) => anchorOf(heading)).includes(
    anchor,
  )
}

/** Whether the product, the demo or what is published beside them has a page there, or pages below. */
function isAddress(code: string): boolean {
  const path = code.replace(/[?#].*$/, '').replace(/(.)\/$/, '$1')
  return (
    noPages.includes(path) ||
    path.startsWith('/api/') ||
    published.includes(path) ||
    Object.values(demoPaths).some((address) => `${address}/`.startsWith(`${path}/`)) ||
    productAddress(path) !== null ||
    // the folder of pages that each name what they show
    productAddress(`${path}/any`) !== null
  )
}

describe.each(documents)('what %s names is there:', (path) => {
  const text = read(path)
  const code = codeIn(text)

  test('commands, their options, and files in them', () => {
    const named = commandsIn(text)
    expect
      .soft(
        named.filter((command) => !(command in commands)),
        'commands without a row',
      )
      .toEqual([])
    expect.soft(named.flatMap(faultsOf)).toEqual([])
    const options = code.filter((piece) => piece.startsWith('-')).flatMap(flagsIn)
    expect.soft(options.filter((flag) => !isKnownFlag(flag))).toEqual([])
    const short = code.filter((piece) => piece.includes(':') && scriptNames.includes(piece))
    expect.soft(short, 'scripts without `npm run`').toEqual([])
  })

  test('links, variables, addresses, scenarios and lists of the contract', () => {
    expect.soft(linksIn(text).filter((target) => !leadsSomewhere(path, target))).toEqual([])
    expect.soft(unknown(text, /\b(VITE_\w+)/g, (name) => sources.includes(name))).toEqual([])
    expect.soft(code.filter((piece) => /^\/[^…]*$/.test(piece) && !isAddress(piece))).toEqual([])
    expect.soft(unknown(text, /\?scenario=([\w-]+)/g, isScenarioId)).toEqual([])
    expect.soft(unknown(text, /`(list[A-Z]\w*)\b/g, (name) => name in operations)).toEqual([])
  })
})

test('every command with a row is named in a document, and works as the row says', () => {
  const named = documents.flatMap((path) => commandsIn(read(path)))
  const steps = read('scripts/test.mjs')
  const onBuildServer = read('.ci/run').split('\n')
  expect(
    Object.keys(commands).filter((command) => !named.includes(command)),
    'rows without a document',
  ).toEqual([])
  const unproven = Object.entries(commands).filter(
    ([command, proof]) =>
      ('test' in proof && !steps.includes(`'${proof.test}'`)) ||
      ('ci' in proof && !onBuildServer.includes(command)),
  )
  expect(unproven, 'rows that are not as they say').toEqual([])
})

test('the README names every script', () => {
  const named = commandsIn(read('README.md'))
  const names = (script: string) =>
    named.some((command) => new RegExp(`\\bnpm (run )?${script}( |$)`).test(command))
  expect(scriptNames.filter((script) => !names(script))).toEqual([])
})

/** In this document a block names the file that it is an excerpt of. */
const excerpts = blocksIn(read('docs/how-a-change-travels.md')).filter(({ info }) => info.includes(' '))
/** Without what the formatter of the documents changes: depth, and the quotes of YAML. */
const levelled = (text: string) =>
  text
    .trim()
    .split('\n')
    .map((line) => line.trim().replaceAll('"', "'"))
    .join('\n')

test.each(excerpts)('an excerpt of $info stands there', ({ info, text }) => {
  const source = levelled(read(info.split(' ')[1] ?? ''))
  for (const part of text.split(/^\s*…$/m)) expect(source).toContain(levelled(part))
})

test('each picture of the README has its twin for the dark, and they are small', () => {
  const links = linksIn(read('README.md')).filter((target) => target.startsWith('docs/pictures/'))
  const light = links.filter((target) => target.endsWith('-light.webp'))
  expect(light.length).toBeGreaterThan(0)
  expect(links).toEqual(expect.arrayContaining(light.map((target) => target.replace('-light.', '-dark.'))))
  const bytes = [...new Set(links)].reduce((sum, target) => sum + statSync(target).size, 0)
  expect(bytes).toBeLessThanOrEqual(400_000)
})

test('the newest version of the change log is that of the package', () => {
  const { version } = JSON.parse(read('package.json')) as { version: string }
  const versions = Array.from(read('CHANGELOG.md').matchAll(/^## \[(\d\S*)\] - \d{4}-\d\d-\d\d$/gm))
  expect(versions[0]?.[1]).toBe(version)
})
