import { useQuery } from '@tanstack/react-query'
import { texts } from '@/texts/texts'
import { planCalls } from '@/api/planCalls'
import { plansQuery } from '@/api/plans'
import type { Plan } from '@/contract'
import { KeyDoor } from '@/kit/doors/KeyDoor'
import { Badge } from '@/kit/feedback/Badge'
import { daysText } from '@/lib/count'
import { rupees, totalToPay } from '@/lib/money'
import { CrudPage } from '../crud/CrudPage'
import { RecordList } from '../crud/RecordList'
import { useCrud } from '../crud/useCrud'
import { Swatch } from '../common/Swatch'
import { PlanForm } from './PlanForm'

/** Highlighted plans first (SPEC section 9), then by price. */
const highlightedFirst = (plans: readonly Plan[]) =>
  plans.toSorted((a, b) => Number(b.highlight) - Number(a.highlight))

export function PlansTab() {
  const plans = useQuery(plansQuery())
  const crud = useCrud({
    tab: 'plans',
    one: 'plan',
    many: 'plans',
    nameOf: ({ name }) => name,
    records: { ...plans, data: plans.data && highlightedFirst(plans.data) },
    operation: 'listPlans',
    calls: planCalls(),
  })
  return (
    <CrudPage
      crud={crud}
      intro="What clients can buy. A change shows on the public page at once."
      form={PlanForm}
      deleting="The plan leaves the public page at once. Clients who have bought it keep it."
    >
      <RecordList
        crud={crud}
        emptyPicture={<KeyDoor />}
        mark={({ color }) => <Swatch color={color} />}
        badge={({ highlight }) => highlight && <Badge tone="gold">Best Value</Badge>}
        emptyTitle={texts.noPlans}
      >
        {(plan) => <PlanFacts plan={plan} />}
      </RecordList>
    </CrudPage>
  )
}

function PlanFacts({ plan: { price, oldPrice, save, duration, features } }: { plan: Plan }) {
  const saving = oldPrice ? totalToPay(oldPrice, price) : 0
  return (
    <>
      <p>
        <strong className="text-18 text-ink tabular-nums">{rupees(price)}</strong> for {daysText(duration)}
      </p>
      {oldPrice && saving > 0 && (
        <p>
          Instead of <s className="tabular-nums">{rupees(oldPrice)}</s>, saving {rupees(saving)}
        </p>
      )}
      {save && <p>Saving: “{save}”</p>}
      <ul className="ml-4 list-disc">
        {features.map((feature, index) => (
          <li key={index}>{feature}</li>
        ))}
      </ul>
    </>
  )
}
