import type { ChartRow } from './chart'

/**
 * Whether a column has room for its figure: always, in a wide panel alone, or never. Where not all have, the highest and
 * the last keep theirs, unless they stand side by side and would overlap. All figures are in the table.
 */
export function figureRoom(rows: readonly ChartRow[]): (index: number) => 'always' | 'wide' | 'never' {
  const longest = Math.max(...rows.map(({ text }) => text.length))
  const last = rows.length - 1
  const highest = rows.findIndex(({ share }) => share === 1)
  const kept = last - highest === 1 ? [highest] : [highest, last]
  return (index) => (longest <= 3 || kept.includes(index) ? 'always' : longest <= 5 ? 'wide' : 'never')
}

/** The columns with the year under them: each January, and the first column unless its year would touch the next. */
export function yearColumns(rows: readonly ChartRow[]): ReadonlySet<number> {
  const january = rows.findIndex(({ label }) => label.startsWith('Jan'))
  return new Set(january === 1 ? [1] : [0, Math.max(0, january)])
}
