import { execFile } from 'node:child_process'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'

/** The project is copied, the example of the document is added to the copy, and the copy's own checks are run. */
const doc = 'docs/adding-a-resource.md'
const limit = 110
const maxInsertions = 8
const copied = [
  '.oxfmtrc.json',
  '.storybook',
  'docs',
  'e2e',
  'mocks',
  'public',
  'scripts',
  'src',
  'index.html',
  'openapi.yaml',
  'openapi-ts.config.ts',
  'package.json',
  'playwright.config.ts',
  'tsconfig.json',
  'vite.config.ts',
  'vitest.config.ts',
]

/** Tables of tests that ask for a row for each call, as the document says at its end. */
const callByCall = ['src/testing/faults']

/** The tests of all that a resource is added to, or that counts what there is: the others cannot tell that there is one more. */
const concerned = [
  'mocks/audience',
  'mocks/bounds',
  'mocks/calls',
  'mocks/conformance',
  'mocks/examples',
  'mocks/handlers',
  'mocks/scenarios',
  'mocks/seeds',
  'src/admin/crud',
  'src/admin/shell',
  'src/api',
  'src/app',
  'src/contract',
  'src/paths',
  'src/texts',
]

type Block = { path: string; place: 'before' | 'after' | null; anchor: string; lines: string[] }

const fence = /^```\w+ (?<path>\S+)(?: (?<place>before|after) "(?<anchor>.+)")?\n(?<text>[^]*?)\n```$/gm
const blocks = Array.from(readFileSync(doc, 'utf8').matchAll(fence), ({ groups }): Block => {
  const { path = '', place, anchor = '', text = '' } = groups ?? {}
  return {
    path,
    place: place === 'before' || place === 'after' ? place : null,
    anchor,
    lines: text.split('\n'),
  }
})

const isTest = ({ path }: Block) => path.endsWith('.test.tsx')
const isYaml = ({ path }: Block) => path.endsWith('.yaml')
const count = (which: (block: Block) => boolean) => blocks.filter(which).flatMap(({ lines }) => lines).length

let copy = ''

/** What a script writes in the copy; rejects with it when the script fails. */
async function run(...args: string[]): Promise<string> {
  // the copy's tests must not take themselves for part of this run
  const own = Object.entries(process.env).filter(([name]) => !name.startsWith('VITEST'))
  const env = { ...Object.fromEntries(own), NO_COLOR: '1' }
  return promisify(execFile)(process.execPath, args, { cwd: copy, env, maxBuffer: Infinity }).then(
    ({ stdout }) => stdout,
    (error: { stdout: string; stderr: string }) => {
      throw new Error(`${args.join(' ')}\n${error.stdout}${error.stderr}`)
    },
  )
}

function add({ path, place, anchor, lines }: Block): void {
  const file = join(copy, path)
  if (place === null) {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, `${lines.join('\n')}\n`)
    return
  }
  const before = readFileSync(file, 'utf8').split('\n')
  const [at = -1, ...others] = before.flatMap((line, index) => (line.includes(anchor) ? [index] : []))
  if (at === -1 || others.length > 0) throw new Error(`${path} has not one line with "${anchor}"`)
  const depth = place === 'before' ? (/^ */.exec(before[at] ?? '')?.[0] ?? '') : ''
  const added = lines.map((line) => (line === '' ? line : depth + line))
  writeFileSync(file, before.toSpliced(place === 'before' ? at : at + 1, 0, ...added).join('\n'))
}

beforeAll(() => {
  copy = realpathSync(mkdtempSync(join(tmpdir(), 'adding-a-resource-')))
  for (const name of copied) cpSync(name, join(copy, name), { recursive: true })
  for (const name of callByCall) rmSync(join(copy, name), { recursive: true })
  symlinkSync(join(process.cwd(), 'node_modules'), join(copy, 'node_modules'), 'dir')
  for (const block of blocks) add(block)
})

afterAll(() => rmSync(copy, { recursive: true, force: true }))

test('the figures of the document are those of its blocks, and keep the limits', () => {
  const code = count((block) => !isYaml(block) && !isTest(block))
  const insertions = blocks.filter((block) => block.place !== null && !isYaml(block)).length
  const figures = [code, insertions, count(isYaml), count(isTest)]
  const written = Array.from(readFileSync(doc, 'utf8').matchAll(/^\| .*\| (\d+) +\|$/gm), ([, lines]) =>
    Number(lines),
  )
  expect(written).toEqual(figures)
  expect(code).toBeLessThanOrEqual(limit)
  expect(insertions).toBeLessThanOrEqual(maxInsertions)
})

test('the example is generated and compiles', { timeout: 180_000 }, async () => {
  await run('node_modules/tsx/dist/cli.mjs', 'scripts/contract.ts')
  expect(await run('node_modules/@typescript/native/bin/tsc', '--noEmit')).toBe('')
})

// a suite of some minutes on a busy machine
test('it works, and so does what it is added to', { timeout: 900_000 }, async () => {
  // the cache is that of the project, whose packages the copy borrows
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--no-cache']
  const own = blocks.filter(isTest).map(({ path }) => path)
  const tests = await run(...vitest, '--project', 'unit', '--project', 'rules', ...concerned, ...own)
  for (const path of own) expect(tests).toContain(path)
})
