import type { ChartRow } from './chart'

/**
 * Says when a column shows its figure: always, only in a wide panel, or never. If room is short, the highest and the
 * last column keep theirs; if these would overlap, only the highest does. The table has all figures.
 */
export function figureRoom(rows: readonly ChartRow[]): (index: number) => 'always' | 'wide' | 'never' {
  const longest = Math.max(...rows.map(({ text }) => text.length))
  const last = rows.length - 1
  const highest = rows.findIndex(({ share }) => share === 1)
  const kept = last - highest === 1 ? [highest] : [highest, last]
  return (index) => (longest <= 3 || kept.includes(index) ? 'always' : longest <= 5 ? 'wide' : 'never')
}

/** Columns labelled with the year: each January, and the first column unless the labels would touch. */
export function yearColumns(rows: readonly ChartRow[]): ReadonlySet<number> {
  const january = rows.findIndex(({ label }) => label.startsWith('Jan'))
  return new Set(january === 1 ? [1] : [0, Math.max(0, january)])
}
