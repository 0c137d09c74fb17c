import type { Plan } from '@/contract'
import { cx } from '@/kit/cx'
import { PlanOfferCard } from './PlanOfferCard'
import { inRows } from './planRows'

/** The plan cards, cheapest first, stacked on a narrow screen. Cards in a row align their parts with each other. */
export function PlanCards({ plans }: { plans: readonly Plan[] }) {
  return (
    <div className="grid gap-(--gap)">
      {inRows(plans).map((row) => (
        <div
          key={row[0]?._id}
          className={cx('grid gap-(--gap)', row.length === 3 ? 'rail:grid-cols-3' : 'rail:grid-cols-2')}
        >
          {row.map((plan) => (
            <PlanOfferCard key={plan._id} plan={plan} />
          ))}
        </div>
      ))}
    </div>
  )
}
