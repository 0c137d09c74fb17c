import { isOver, type Row, type Unit } from './section.ts'

const written: Record<Unit, (value: number) => string> = {
  bytes: (value) => Math.round(value).toLocaleString('en'),
  ms: (value) => (value < 100 ? value.toFixed(1) : String(Math.round(value))),
  MB: (value) => value.toFixed(1),
  score: (value) => String(Math.round(value)),
  shift: (value) => value.toFixed(3),
  '×': (value) => value.toFixed(2),
  count: String,
}

/** What stands in the cells of a row, from what is measured to whether it is over. */
export function cellsOf(row: Row): [what: string, value: string, unit: string, budget: string, mark: string] {
  const { what, value, unit, budget, note = '' } = row
  const limit = budget === undefined ? '' : written[unit](budget)
  return [what, written[unit](value), unit, limit, isOver(row) ? `OVER ${note}`.trim() : note]
}

const line = ([what = '', value = '', unit = '', budget = '', mark = '']: readonly string[]) =>
  `${what.padEnd(52)}${value.padStart(12)} ${unit.padEnd(6)}${budget.padStart(10)}  ${mark}`.trimEnd()

export const tableHead = `${line(['what', 'value', 'unit', 'budget'])}\n`

/** A section's part of the printed table. */
export const tablePart = (title: string, rows: readonly Row[]): string =>
  `\n${title}\n${rows.map((row) => `${line(cellsOf(row))}\n`).join('')}`
