import { type Latencies, lists, visit } from './lists.ts'
import { SLOWDOWN, withPanel } from './panel.ts'
import type { Row, Section } from './section.ts'

const RUNS = 3
const USERS = 10_000

const measures = [
  ['rows after the answer', 'open', 500],
  ['slowest key to paint', 'key', 60],
  ['sorting to paint', 'sort', 200],
  ['next page to paint', 'turn', 200],
] as const

export const admin: Section = {
  name: 'admin',
  title: `The longest lists with ${USERS} users, Chromium slowed down ${SLOWDOWN}×, worst of ${RUNS}`,
  measure: (options) =>
    withPanel(options, async (panel) => {
      const rows: Row[] = []
      for (const list of lists) {
        const token = await panel.fill(USERS, list.email)
        const visits: Latencies[] = []
        for (let run = 0; run < RUNS; run += 1) visits.push(await visit(panel, token, list))
        rows.push(
          ...measures.map(([what, measure, budget]): Row => ({
            what: `${list.name}: ${what}`,
            value: Math.max(...visits.map((each) => each[measure])),
            unit: 'ms',
            budget,
            note: `${visits[0]?.rows ?? 0} rows; ${visits.map((each) => Math.round(each[measure])).join(', ')}`,
          })),
        )
      }
      return rows
    }),
}
