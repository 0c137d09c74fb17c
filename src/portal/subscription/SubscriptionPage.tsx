import { useQuery } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import { mySubscriptionsQuery } from '@/api/subscriptions'
import type { Plan } from '@/contract'
import { LinkButton } from '@/kit/actions/LinkButton'
import { LoadingStatus } from '@/kit/feedback/LoadingStatus'
import { QueryView } from '@/kit/feedback/QueryView'
import { Skeleton } from '@/kit/feedback/Skeleton'
import { Panel } from '@/kit/layout/Panel'
import { paths } from '@/paths'
import { PageHeader } from '@/portal/shell/PageHeader'
import { titles } from '@/portal/shell/titles'
import { NoPlan } from '@/portal/plan/NoPlan'
import { OtherSubscriptions } from '@/portal/plan/OtherSubscriptions'
import { PlanCard } from '@/portal/plan/PlanCard'
import { PlanFrame, PlanSkeleton } from '@/portal/plan/PlanFrame'
import { useJustApproved } from '@/portal/plan/useJustApproved'
import { type MyPlan, useMyPlan } from '@/portal/plan/useMyPlan'
import { mainSubscription } from '@/domain/subscription'
import { useNow } from '@/kit/useNow'
import { failureText } from '@/texts/calls'
import { ReminderPanel } from './ReminderPanel'

export function SubscriptionPage() {
  const query = useQuery(mySubscriptionsQuery())
  const nowMs = useNow()
  const myPlan = useMyPlan(nowMs)
  return (
    <>
      <PageHeader
        title={titles.subscription}
        sub="Your plan, its term and what it includes."
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
        failed={(error) => failureText('listMySubscriptions', error, 'details')}
      >
        {(all) => {
          const shown = mainSubscription(all, nowMs)
          return shown ? (
            <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
              <OtherSubscriptions all={all} shown={shown} nowMs={nowMs} />
              <Details {...myPlan(shown)} nowMs={nowMs} />
            </div>
          ) : (
            <PlanFrame>
              <NoPlan />
            </PlanFrame>
          )
        }}
      </QueryView>
    </>
  )
}

function Details({ state, plan, nowMs }: MyPlan & { nowMs: number }) {
  // records that the plan was seen active, so the dashboard does not announce it later
  useJustApproved(state, nowMs)
  return (
    <>
      <PlanFrame>
        <PlanCard key={state.subscription._id} state={state} plan={plan} />
      </PlanFrame>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 xl:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        {plan === undefined && <IncludedSkeleton />}
        {plan && plan.features.length > 0 && <IncludedPanel plan={plan} />}
        {(state.kind === 'active' || state.kind === 'expiring') && (
          <ReminderPanel subscription={state.subscription} term={state.term} />
        )}
      </div>
    </>
  )
}

/** The plan's features today. */
function IncludedPanel({ plan }: { plan: Plan }) {
  return (
    <Panel title={`What ${plan.name} includes`} className="xl:only:col-span-2">
      <ul className="grid gap-2 sm:grid-cols-2">
        {plan.features.map((feature, index) => (
          <li key={index} className="flex gap-2.5 wrap-anywhere">
            <Check aria-hidden="true" className="i mt-0.5 size-[18px] text-ok" />
            <span className="min-w-0">{feature}</span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

function IncludedSkeleton() {
  return (
    <Panel action={<Skeleton width={160} />}>
      <LoadingStatus />
      <div className="grid gap-y-[calc(1lh-6px)] py-[5px] sm:grid-cols-2">
        {['58%', '72%', '64%', '80%', '52%', '68%'].map((width) => (
          <Skeleton key={width} width={width} />
        ))}
      </div>
    </Panel>
  )
}
