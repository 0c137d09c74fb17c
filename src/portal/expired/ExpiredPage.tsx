import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { mySubscriptionsQuery } from '@/api/subscriptions'
import type { Subscription } from '@/contract'
import { Banner } from '@/kit/feedback/Banner'
import { EmptyState } from '@/kit/feedback/EmptyState'
import { LinkButton } from '@/kit/actions/LinkButton'
import { Panel } from '@/kit/layout/Panel'
import { QueryView } from '@/kit/feedback/QueryView'
import { paths } from '@/paths'
import { PageHeader } from '@/portal/shell/PageHeader'
import { titles } from '@/portal/shell/titles'
import { OtherSubscriptions } from '@/portal/plan/OtherSubscriptions'
import { PlanCard } from '@/portal/plan/PlanCard'
import { PlanFrame, PlanSkeleton } from '@/portal/plan/PlanFrame'
import { useJustApproved } from '@/portal/plan/useJustApproved'
import { type MyPlan, useMyPlan } from '@/portal/plan/useMyPlan'
import { isActive, isWaiting } from '@/domain/subscription'
import { endedSubscriptions } from '@/domain/term'
import { planLabel } from '@/domain/plan'
import { CalendarDoor } from '@/kit/doors/CalendarDoor'
import { keepFocus } from '@/kit/keepFocus'
import { useNow } from '@/kit/useNow'
import { formatLongDate } from '@/lib/dates'
import { failureText } from '@/texts/calls'
import { OtherPlans } from './OtherPlans'

/** The page for ended plans. The menu links to it only if a plan has ended, but the address always works. */
export function ExpiredPage() {
  const query = useQuery(mySubscriptionsQuery())
  const nowMs = useNow()
  const myPlan = useMyPlan(nowMs)
  return (
    <>
      <PageHeader title={titles.expired} sub="When your plan ended, and what you can do next." />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <QueryView
          query={query}
          skeleton={
            <PlanFrame>
              <PlanSkeleton />
            </PlanFrame>
          }
          failed={(error) => failureText('listMySubscriptions', error)}
        >
          {(all) => {
            const ended = endedSubscriptions(all, nowMs)
            const waiting = all.filter((each) => isWaiting(each) && !ended.includes(each))
            return (
              <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
                <ApprovedRenewals all={all} nowMs={nowMs} />
                {ended.length + waiting.length === 0 && <NothingExpired />}
                <OtherSubscriptions all={waiting} shown={null} nowMs={nowMs} />
                {ended.map((subscription) => (
                  <EndedPlan key={subscription._id} {...myPlan(subscription)} nowMs={nowMs} />
                ))}
              </div>
            )
          }}
        </QueryView>
        <OtherPlans />
      </div>
    </>
  )
}

function EndedPlan({ state, plan, nowMs }: MyPlan & { nowMs: number }) {
  // records a requested renewal, so the dashboard announces its approval
  useJustApproved(state, nowMs)
  return (
    <div ref={keepFocus}>
      <PlanFrame label={`${planLabel(state.subscription.plan)} plan`}>
        <PlanCard state={state} plan={plan} />
      </PlanFrame>
    </div>
  )
}

/** Says that a renewal was approved while this page was open: the plan's card disappears. */
function ApprovedRenewals({ all, nowMs }: { all: readonly Subscription[]; nowMs: number }) {
  const [asked, setAsked] = useState<readonly string[]>([])
  const pending = all.filter(({ _id, renewalStatus }) => renewalStatus === 'pending' && !asked.includes(_id))
  if (pending.length > 0) setAsked([...asked, ...pending.map(({ _id }) => _id)])
  return all
    .filter((each) => asked.includes(each._id) && isActive(each, nowMs))
    .map(({ _id, plan, expiresAt }) => (
      <Banner key={_id} tone="ok" title={`Your ${planLabel(plan)} renewal was approved`}>
        {expiresAt && `The new term ends on ${formatLongDate(expiresAt)}.`}
      </Banner>
    ))
}

function NothingExpired() {
  return (
    <Panel flush>
      <EmptyState
        level={2}
        title="No expired plan"
        picture={<CalendarDoor />}
        action={<LinkButton to={paths.subscription()}>Go to your subscription</LinkButton>}
      >
        When one of your plans ends, you can request a renewal here.
      </EmptyState>
    </Panel>
  )
}
