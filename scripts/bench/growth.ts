import { type Measurement, measure as mockTimes } from '@mocks/testing/bench'
import { type Latencies, type List, lists, visit } from './lists.ts'
import { median } from './median.ts'
import { type Panel, SLOWDOWN, withPanel } from './panel.ts'
import type { Row, Section } from './section.ts'

const SIZES = [100, 1000, 10_000, 50_000] as const
const RUNS = 3

/** What each may take, in ms, with so many users as `SIZES` says. */
const measures = [
  ['open', 'rows after the answer', [500, 500, 500, 2000]],
  ['key', 'slowest key', [60, 60, 60, 100]],
  ['sort', 'sorting', [100, 100, 100, 200]],
  ['turn', 'next page', [150, 150, 150, 150]],
] as const

/** Above 1 the work grows faster than the list; sorting, n log n, comes to 1.1. */
const EXPONENT_LIMIT = 1.1

export const growth: Section = {
  name: 'growth',
  title: `What the lists cost with ${SIZES.join(', ')} users, Chromium slowed down ${SLOWDOWN}×, medians of ${RUNS}`,
  measure: (options) =>
    withPanel(options, async (panel) => {
      const rows: Row[] = []
      for (const list of lists) rows.push(...(await growthOf(panel, list)))
      return rows
    }),
}

async function growthOf(panel: Panel, list: List): Promise<Row[]> {
  const found: Latencies[] = []
  for (const users of SIZES) {
    const token = await panel.fill(users, list.email)
    const visits: Latencies[] = []
    for (let run = 0; run < RUNS; run += 1) visits.push(await visit(panel, token, list))
    found.push(mid(visits))
  }
  return measures.flatMap(([measure, what, budgets]) =>
    grown(
      `${list.name}: ${what}`,
      found.map((each, index) => ({ rows: each.rows, value: each[measure], budget: budgets[index] ?? NaN })),
    ),
  )
}

const mid = (visits: readonly Latencies[]): Latencies => {
  const of = (measure: keyof Latencies) => median(visits.map((each) => each[measure]))
  return { rows: of('rows'), open: of('open'), key: of('key'), sort: of('sort'), turn: of('turn') }
}

type Point = { rows: number; value: number; budget: number }

/** A row for each size, and one for the exponent. A list that is too short for a next page has no figure for it. */
function grown(what: string, points: readonly Point[]): Row[] {
  const known = points.filter(({ value }) => !Number.isNaN(value))
  return [
    ...known.map(({ rows, value, budget }): Row => ({
      what: `${what}, ${rows} rows`,
      value,
      unit: 'ms',
      budget,
    })),
    { what: `${what}: exponent`, value: exponentOf(known), unit: '×', budget: EXPONENT_LIMIT },
  ]
}

/** The slope of the line through the points where both axes are logarithmic, by least squares. */
function exponentOf(points: readonly Pick<Point, 'rows' | 'value'>[]): number {
  const xs = points.map(({ rows }) => Math.log(rows))
  const ys = points.map(({ value }) => Math.log(value))
  const mean = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0) / numbers.length
  const [x0, y0] = [mean(xs), mean(ys)]
  const covariance = mean(xs.map((x, index) => (x - x0) * ((ys[index] ?? y0) - y0)))
  return covariance / mean(xs.map((x) => (x - x0) ** 2))
}

/** The long lists of the mock, and what they may take in ms with so many users as `SIZES` says. */
const answers = {
  listUsers: [10, 10, 20, 100],
  listAllSubscriptions: [10, 10, 15, 100],
  listComplaints: [10, 10, 15, 60],
} as const
const operations = Object.keys(answers) as (keyof typeof answers)[]

export const mockGrowth: Section = {
  name: 'mock-growth',
  title: `The mock's long lists with ${SIZES.join(', ')} users, from request to answer, median`,
  measure: async () => {
    const found: Measurement[][] = []
    for (const users of SIZES) found.push(await mockTimes({ operations, users }))
    return operations.flatMap((operation) =>
      grown(
        operation,
        found.map((times, index) => {
          const { rows = NaN, median: value = NaN } = times.find((each) => each.operation === operation) ?? {}
          return { rows, value, budget: answers[operation][index] ?? NaN }
        }),
      ),
    )
  },
}
