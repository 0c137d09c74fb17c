import type { CSSProperties } from 'react'
import type { Plan } from '@/contract'
import { cx } from '@/kit/cx'
import { PlanOfferCard } from './PlanOfferCard'
import { inRows } from './planRows'

const columns = (row: readonly Plan[]) =>
  ({
    '--columns': row.map(({ highlight }) => `minmax(0, ${highlight ? 1.18 : 1}fr)`).join(' '),
  }) as CSSProperties

/** Keeps one or two cards about as wide as in a row of three. */
const narrow = (count: number) => (count === 1 ? 'max-w-[34rem]' : count === 2 ? 'max-w-[58rem]' : undefined)

/** Joined cards, cheapest first; stacked on a narrow screen. */
export function PlanCards({ plans }: { plans: readonly Plan[] }) {
  return (
    <div className={cx('grid gap-5 rail:gap-16 rail:pt-10', narrow(plans.length))}>
      {inRows(plans).map((row) => (
        <div
          key={row[0]?._id}
          style={columns(row)}
          className="grid gap-5 rail:grid-cols-(--columns) rail:gap-0"
        >
          {row.map((plan) => (
            <PlanOfferCard key={plan._id} plan={plan} />
          ))}
        </div>
      ))}
    </div>
  )
}
