import { existsSync, readFileSync } from 'node:fs'
import { criteria } from './criteria.ts'

/** One criterion as docs/accessibility.md tells of it. */
export type Row = {
  number: string
  name: string
  level: string
  how: string
  /** The tests that show it, by file and title. */
  tests: { file: string; title: string }[]
  /** What else shows it: axe, or reading. */
  others: string[]
}

const ROW = /^\| ([\d.]+) ([^|]+?) +\| (A{1,2}) +\| ([^|]+?) +\| ([^|]+?) +\|$/gm
const TEST = /^`([^`]+)` “([^”]+)”$/

/** The rows of the tables in a document such as docs/accessibility.md. */
export function rowsOf(document: string): Row[] {
  return [...document.matchAll(ROW)].map(([, number = '', name = '', level = '', how = '', shownBy = '']) => {
    const cells = shownBy.split('; ')
    return {
      number,
      name,
      level,
      how,
      tests: cells.flatMap((cell) => {
        const [, file, title] = TEST.exec(cell) ?? []
        return file && title ? [{ file, title }] : []
      }),
      others: cells.filter((cell) => !TEST.test(cell)),
    }
  })
}

/** What is wrong with the rows, in words; `read` gives a file's text, or null where there is none. */
export function faultsOf(rows: readonly Row[], read: (file: string) => string | null): string[] {
  const told = new Map(rows.map((row) => [row.number, row]))
  const missing = Object.entries(criteria).flatMap(([number, { name, level }]) => {
    const row = told.get(number)
    if (!row) return [`${number} ${name} is missing.`]
    return row.name === name && row.level === level ? [] : [`${number} is “${name}”, level ${level}.`]
  })
  const unknown = rows
    .filter(({ number }) => !(number in criteria))
    .map(({ number }) => `${number} is no criterion of level A or AA.`)
  const twice = rows
    .filter((row) => told.get(row.number) !== row)
    .map(({ number }) => `${number} stands twice.`)
  return [...missing, ...unknown, ...twice, ...rows.flatMap((row) => proofFaults(row, read))]
}

function proofFaults({ number, tests, others }: Row, read: (file: string) => string | null): string[] {
  const odd = others.filter((other) => other !== 'axe' && !other.startsWith('By reading'))
  return [
    ...odd.map((other) => `${number} is shown by “${other}”, which is neither a test, nor axe, nor reading.`),
    ...tests.flatMap(({ file, title }) => {
      const text = read(file)
      if (text === null) return [`${number}: there is no ${file}.`]
      return text.includes(title) ? [] : [`${number}: ${file} has no test “${title}”.`]
    }),
  ]
}

export const DOCUMENT = 'docs/accessibility.md'
export const readSource = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : null)

/** The table for a terminal, and what is wrong with it. */
export function accessibility() {
  const rows = rowsOf(readSource(DOCUMENT) ?? '')
  const lines = rows.map(({ number, name, level, how, tests, others }) => {
    const shownBy = [...new Set(tests.map(({ file }) => file)), ...others].join(', ')
    return `${number.padEnd(7)}${level.padEnd(4)}${name}\n           ${how}\n           ${shownBy}\n`
  })
  return { table: lines.join(''), count: rows.length, faults: faultsOf(rows, readSource) }
}
