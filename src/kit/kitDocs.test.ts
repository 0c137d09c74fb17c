import { readdirSync, readFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import ts from 'typescript'
import { describe, expect, test } from 'vitest'
import type { kitDoc } from '@/testing/kitDocs/kitDoc'
import type { KitDoc } from '@/testing/kitDocs/sections'
import { exampleSource } from '@/testing/kitDocs/source'

const loaded = import.meta.glob<ReturnType<typeof kitDoc>>('./*/*.docs.tsx', { eager: true, import: 'doc' })
const written = Object.entries(loaded).map(([path, { kit }]) => ({ path, doc: kit() }))

const read = (file: string) => readFileSync(file, 'utf8')
const shipped = (file: string) => !/\.(test|stories|docs)\.tsx?$/.test(file)
const nameOf = (file: string) => basename(file).split('.')[0] ?? ''
const files = readdirSync('src', { recursive: true }).map((path) => `src/${String(path)}`)
const ofKit = files.filter((file) => /^src\/kit\/\w+\/.*\.tsx?$/.test(file))
const sources = ofKit.filter(shipped)
const stories = ofKit.filter((file) => file.endsWith('.stories.tsx'))

/** The components that the product takes from the kit. */
function usedOutside(): Set<string> {
  const screens = files.filter(
    (file) => shipped(file) && file.endsWith('.tsx') && !/^src\/(kit|testing)\//.test(file),
  )
  const imports = screens.flatMap((file) => [
    ...read(file).matchAll(/^import (?:type )?\{([^}]+)\} from '@\/kit\/\w+\/(\w+)'/gm),
  ])
  const names = imports.flatMap(([, list = '']) => list.split(',').map((name) => name.trim()))
  return new Set(names.filter((name) => components.has(name)))
}

/** What the modules of the kit export and draw: an exported function or constant with a capital. */
const components = new Set(
  sources
    .filter((file) => file.endsWith('.tsx'))
    .flatMap((file) =>
      [...read(file).matchAll(/^export (?:function|const) ([A-Z][a-z]\w*)/gm)].map(([, name = '']) => name),
    ),
)

describe('each component that screens use', () => {
  test('has a story, of its own or as a part of another’s', () => {
    const shown = stories.flatMap((file) => {
      const parts = /subcomponents: \{([^}]+)\}/.exec(read(file))?.[1]?.split(',') ?? []
      return [nameOf(file), ...parts.map((part) => part.trim())]
    })
    expect([...usedOutside()].filter((name) => !shown.includes(name))).toEqual([])
    expect(usedOutside().size).toBeGreaterThan(40)
  })

  test.each(stories)('%s has a documentation page under its own name', (file) => {
    const name = nameOf(file)
    const folder = basename(dirname(file))
    const text = read(file)
    expect(text).toContain(`component: ${name},`)
    expect(text).toContain(`title: 'Kit/${folder.charAt(0).toUpperCase()}${folder.slice(1)}/${name}'`)
    expect(text).toContain("tags: ['autodocs']")
    expect(text).toContain(`import { doc } from './${name}.docs'`)
    expect(text).toMatch(/parameters: \{ docs: doc\b/)
  })
})

const texts = (doc: KitDoc): [string, string][] => [
  ...doc.use.map((text): [string, string] => ['use', text]),
  ...doc.avoid.map((text): [string, string] => ['avoid', text]),
  ...doc.pairs.flatMap((pair): [string, string][] => [
    ['do', pair.do.why],
    ['don’t', pair.dont.why],
  ]),
  ...Object.entries(doc.access),
  ...(doc.contrast ?? []).map(({ what }): [string, string] => ['contrast', what]),
]

test.each(written)('$path says something in each section', ({ path, doc }) => {
  expect(doc.use.length, 'use').toBeGreaterThan(0)
  expect(doc.avoid.length, 'avoid').toBeGreaterThan(0)
  expect(doc.pairs.length, 'pairs').toBeGreaterThan(0)
  for (const { do: good, dont: bad } of doc.pairs) {
    expect(good.draw, 'drawn').toBeTruthy()
    expect(bad.draw, 'drawn').toBeTruthy()
  }
  const unfinished = texts(doc).filter(([, text]) => !/[.?”)]$/.test(text.trim()))
  expect(unfinished.filter(([section]) => section !== 'contrast')).toEqual([])
  expect(texts(doc).filter(([, text]) => text.trim() === '')).toEqual([])
  // a sentence in code marks that are not closed would be drawn as code to its end
  expect(texts(doc).filter(([, text]) => text.split('`').length % 2 === 0)).toEqual([])
  const code = exampleSource(read(`src/kit/${path}`), path.split('/')[1] ?? '')
  expect(code).toContain(`<${nameOf(path)}`)
})

/** Exported types and components that have no comment, and members of such types that have none. */
function uncommented(file: string): string[] {
  const tree = ts.createSourceFile(file, read(file), ts.ScriptTarget.Latest, true)
  const found: string[] = []
  const isExported = (node: ts.Node) =>
    ts.canHaveModifiers(node) &&
    ts.getModifiers(node)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)
  const bare = (node: ts.Node) => ts.getJSDocCommentsAndTags(node).length === 0
  const members = (node: ts.Node) => {
    if (ts.isPropertySignature(node) && bare(node)) found.push(`${file}: ${node.name.getText()}`)
    ts.forEachChild(node, members)
  }
  for (const statement of tree.statements) {
    if (
      ts.isTypeAliasDeclaration(statement) &&
      /(Props|Look|Text|List|Item|Target|Option|Options)$/.test(statement.name.text)
    )
      members(statement.type)
    const name = ts.isFunctionDeclaration(statement)
      ? statement.name?.text
      : ts.isVariableStatement(statement)
        ? statement.declarationList.declarations[0]?.name.getText()
        : undefined
    if (name !== undefined && components.has(name) && isExported(statement) && bare(statement))
      found.push(`${file}: ${name}`)
  }
  return found
}

/** What a documentation page reads of the types: a prop that is not explained there is explained nowhere. */
test('each component and each prop has a comment', () => {
  expect(sources.flatMap(uncommented)).toEqual([])
})

test('a default that is set inside stands in the comment, where the page finds it', () => {
  const inside = sources.flatMap((file) =>
    [...read(file).matchAll(/^ *const \{([^}]*)\} = (?:props|more|rest)$/gm)].flatMap(([, names = '']) =>
      Array.from(names.matchAll(/(\w+) = '(\w+)'/g), ([, prop = '', value = '']) => ({ file, prop, value })),
    ),
  )
  const all = sources.map(read).join('')
  const isSaid = ({ prop, value }: (typeof inside)[number]) =>
    new RegExp(`@default ${value}\\n +\\*/\\n +${prop}\\?:`).test(all)
  expect(inside.filter((each) => !isSaid(each))).toEqual([])
  expect(inside.length).toBeGreaterThan(5)
})

test('the code to copy has its imports as a screen writes them, and no frame that it does not need', () => {
  const file = [
    "import { Check } from 'lucide-react'",
    "import { useState } from 'react'",
    "import { Badge } from '../feedback/Badge'",
    "import { Button } from './Button'",
    '',
    'function Example() {',
    '  return (',
    '    <Button icon={<Check aria-hidden="true" />}>',
    '      Save',
    '    </Button>',
    '  )',
    '}',
  ].join('\n')
  expect(exampleSource(file, 'actions')).toBe(
    [
      "import { Check } from 'lucide-react'",
      "import { Button } from '@/kit/actions/Button'",
      '',
      '<Button icon={<Check aria-hidden="true" />}>',
      '  Save',
      '</Button>',
    ].join('\n'),
  )
})

test('the code to copy has the constants and types that it names, and what these name, and no other', () => {
  const file = [
    "import { DataTable } from './DataTable'",
    "import type { TableRow } from './tableTypes'",
    '',
    'type Coupon = TableRow & { code: string }',
    'const other = 1',
    'const coupons: Coupon[] = [',
    "  { code: 'FIRST500' },",
    ']',
    '',
    'function Example() {',
    '  return <DataTable rows={coupons} />',
    '}',
    '',
    'const forThePairs = coupons',
  ].join('\n')
  expect(exampleSource(file, 'tables')).toBe(
    [
      "import { DataTable } from '@/kit/tables/DataTable'",
      "import type { TableRow } from '@/kit/tables/tableTypes'",
      '',
      'type Coupon = TableRow & { code: string }',
      '',
      'const coupons: Coupon[] = [',
      "  { code: 'FIRST500' },",
      ']',
      '',
      '<DataTable rows={coupons} />',
    ].join('\n'),
  )
})
