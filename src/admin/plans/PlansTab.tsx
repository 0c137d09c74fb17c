import { useMutation, useQuery } from '@tanstack/react-query'
import { doneText, failureText, texts } from '@/api/errors'
import { deletePlanMutation, plansQuery } from '@/api/plans'
import type { Plan } from '@/contract'
import { Badge } from '@/kit/Badge'
import { EmptyState } from '@/kit/EmptyState'
import { daysText } from '@/lib/dates'
import { rupees, totalToPay } from '@/lib/money'
import { CrudPage } from '../crud/CrudPage'
import { DeleteDialog } from '../crud/DeleteDialog'
import { RecordCard } from '../crud/RecordCard'
import { RecordList } from '../crud/RecordList'
import { Swatch } from '../crud/Swatch'
import { useCrud } from '../crud/useCrud'
import { PlanForm } from './PlanForm'

/** Highlighted plans first (SPEC section 9), the others by price as they come. */
const highlightedFirst = (plans: readonly Plan[]) =>
  plans.toSorted((a, b) => Number(b.highlight) - Number(a.highlight))

export function PlansTab() {
  const plans = useQuery(plansQuery())
  const remove = useMutation(deletePlanMutation())
  const crud = useCrud<Plan>()
  return (
    <CrudPage
      tab="plans"
      intro="What clients can buy. A change shows on the public page at once."
      addLabel="New plan"
      notices={crud.notices}
      form={<PlanForm key={crud.round} crud={crud} />}
    >
      <RecordList
        title="Existing plans"
        query={{ ...plans, data: plans.data && highlightedFirst(plans.data) }}
        failed={(error) => failureText('listPlans', error)}
        empty={<EmptyState title={texts.noPlans}>Add the first one with the form on this page.</EmptyState>}
      >
        {(plan) => (
          <RecordCard
            name={plan.name}
            mark={<Swatch color={plan.color} />}
            badge={plan.highlight && <Badge tone="gold">Best Value</Badge>}
            onEdit={() => crud.edit(plan)}
            onDelete={() => crud.askDelete(plan)}
          >
            <PlanFacts plan={plan} />
          </RecordCard>
        )}
      </RecordList>
      <DeleteDialog
        crud={crud}
        title={({ name }) => `Delete the plan ${name}?`}
        description="It leaves the public page at once. Clients who have bought it keep it."
        remove={remove.mutateAsync}
        failed={(error) => failureText('deletePlan', error)}
        done={doneText('deletePlan')}
      />
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
      {save && <p>Label: {save}</p>}
      <ul className="ml-4 list-disc">
        {features.map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
    </>
  )
}
