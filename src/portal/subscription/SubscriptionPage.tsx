import { useQuery } from '@tanstack/react-query'
import { failureText } from '@/api/errors'
import { mySubscriptionsQuery } from '@/api/subscriptions'
import type { Plan, Subscription } from '@/contract'
import { Banner } from '@/kit/Banner'
import { LinkButton } from '@/kit/LinkButton'
import { QueryView } from '@/kit/QueryView'
import { paths } from '@/paths'
import { PageHeader } from '@/portal/PageHeader'
import { NoPlan } from '@/portal/plan/NoPlan'
import { PlanCard } from '@/portal/plan/PlanCard'
import { PlanFrame, PlanSkeleton } from '@/portal/plan/PlanFrame'
import { useMyPlan } from '@/portal/plan/useMyPlan'
import { planLabel } from '@/lib/planKey'
import { isPending, mainSubscription, type SubscriptionState } from '@/portal/subscriptionState'
import { useNow } from '@/kit/useNow'
import { IncludedPanel } from './IncludedPanel'
import { ReminderPanel } from './ReminderPanel'

export function SubscriptionPage() {
  const query = useQuery(mySubscriptionsQuery())
  const myPlan = useMyPlan(useNow())
  return (
    <>
      <PageHeader
        title="Subscription"
        sub="Your plan, its term and what it holds."
        action={
          <LinkButton size="sm" to={paths.plans()}>
            All plans
          </LinkButton>
        }
      />
      <QueryView
        query={query}
        skeleton={
          <PlanFrame>
            <PlanSkeleton />
          </PlanFrame>
        }
        failed={(error) => failureText('listMySubscriptions', error, 'subscription')}
        empty={{
          when: (all) => all.length === 0,
          view: (
            <PlanFrame>
              <NoPlan />
            </PlanFrame>
          ),
        }}
      >
        {(all) => {
          const { state, plan } = myPlan(all, mainSubscription)
          return state.kind === 'none' ? null : <Details all={all} state={state} plan={plan} />
        }}
      </QueryView>
    </>
  )
}

type DetailsProps = {
  all: readonly Subscription[]
  state: Exclude<SubscriptionState, { kind: 'none' }>
  plan: Plan | null
}

function Details({ all, state, plan }: DetailsProps) {
  const waiting = all.filter((each) => isPending(each) && each !== state.subscription)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      {waiting.map((each) => (
        <Banner
          key={each._id}
          tone="info"
          title={`Your request for ${planLabel(each.plan)} waits for approval`}
        >
          {each.uniqueId}. It starts when an admin has approved it.
        </Banner>
      ))}
      <PlanFrame>
        <PlanCard key={state.subscription._id} state={state} plan={plan} />
      </PlanFrame>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 xl:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        {plan && plan.features.length > 0 && <IncludedPanel plan={plan} />}
        {(state.kind === 'active' || state.kind === 'expiring') && (
          <ReminderPanel subscription={state.subscription} term={state.term} />
        )}
      </div>
    </div>
  )
}
