import type { Options } from './options.ts'

/** `score` and `shift` are Lighthouse's; `×` is a ratio or an exponent; `count` counts what the row names. */
export type Unit = 'bytes' | 'ms' | 'MB' | 'score' | 'shift' | '×' | 'count'

/** `budget` is the most that a measure may be; for a score, the least. Without one, its note says why. */
type Allowed = { budget: number; note?: string } | { budget?: undefined; note: string }

/** One measure. */
export type Row = { what: string; value: number; unit: Unit } & Allowed

/**
 * A part of the table that can be measured alone, by `npm run bench -- --only <name>`. A new one is a module with such a
 * value, and its line in `sections.ts`. With `usesDist`, `dist/` is built before.
 */
export type Section = {
  name: string
  /** What it measures and how, in one line. */
  title: string
  usesDist?: true
  measure: (options: Options) => Promise<Row[]>
}

/** Whether the measure misses its budget. What could not be measured (NaN) misses it too. */
export function isOver({ value, unit, budget }: Row): boolean {
  if (budget === undefined) return false
  return unit === 'score' ? !(value >= budget) : !(value <= budget)
}
