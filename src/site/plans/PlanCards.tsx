import type { CSSProperties } from 'react'
import type { Plan } from '@/contract'
import { PlanCard } from './PlanCard'
import { inRows } from './planRows'

/** A highlighted card is a little wider than its neighbours. */
const columns = (row: readonly Plan[]) =>
  ({
    '--columns': row.map(({ highlight }) => `minmax(0, ${highlight ? 1.18 : 1}fr)`).join(' '),
    // one or two cards keep about the width that they have in a row of three
    maxWidth: row.length === 1 ? '34rem' : row.length === 2 ? '58rem' : undefined,
  }) as CSSProperties

/** Joined cards, cheapest first; on a narrow screen one under the other. */
export function PlanCards({ plans }: { plans: readonly Plan[] }) {
  return (
    <div className="grid gap-5 rail:gap-16 rail:pt-10">
      {inRows(plans).map((row) => (
        <div
          key={row[0]?._id}
          style={columns(row)}
          className="grid gap-5 rail:grid-cols-(--columns) rail:gap-0"
        >
          {row.map((plan) => (
            <PlanCard key={plan._id} plan={plan} />
          ))}
        </div>
      ))}
    </div>
  )
}
