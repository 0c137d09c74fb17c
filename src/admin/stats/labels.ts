import type { ChartRow } from './chart'

/** About how wide a letter at 14 px and a digit at 12 px are, in pixels. SVG text neither wraps nor shortens itself. */
const LETTER_PX = 7.5
const FIGURE_PX = 7.5
const GAP_PX = 12

/** The label as far as it fits into a line of this width, in pixels, before the text at its end. */
export function fitting(label: string, width: number, text: string): string {
  const letters = Math.floor((width - GAP_PX) / LETTER_PX) - text.length
  return label.length <= letters ? label : `${label.slice(0, Math.max(1, letters - 1))}…`
}

/** The columns with room for their figures, `slot` pixels each: all of them, or else the last and the highest. */
export function labelledColumns(rows: readonly ChartRow[], slot: number): ReadonlySet<number> {
  const widest = Math.max(...rows.map(({ text }) => text.length)) * FIGURE_PX
  if (widest <= slot) return new Set(rows.keys())
  const last = rows.length - 1
  const highest = rows.findIndex(({ share }) => share === 1)
  // two labels side by side would overlap
  return new Set(Math.abs(last - highest) * slot < widest + GAP_PX ? [highest] : [highest, last])
}

const YEAR_PX = 4 * FIGURE_PX

/** The columns with the year under them: each January, and the first column where the next year leaves it room. */
export function yearColumns(rows: readonly ChartRow[], slot: number): ReadonlySet<number> {
  const january = rows.findIndex(({ label }) => label.startsWith('Jan'))
  const hasRoom = january < 0 || january * slot > YEAR_PX + GAP_PX
  return new Set([...(hasRoom ? [0] : []), ...(january >= 0 ? [january] : [])])
}
