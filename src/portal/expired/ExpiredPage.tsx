import { useQuery } from '@tanstack/react-query'
import { mySubscriptionsQuery } from '@/api/subscriptions'
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
import { isWaiting } from '@/domain/subscription'
import { endedSubscriptions } from '@/domain/term'
import { planLabel } from '@/domain/plan'
import { CalendarDoor } from '@/kit/doors/CalendarDoor'
import { useNow } from '@/kit/useNow'
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
            if (ended.length + waiting.length === 0) return <NothingExpired />
            return (
              <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
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
    <PlanFrame label={`${planLabel(state.subscription.plan)} plan`}>
      <PlanCard state={state} plan={plan} />
    </PlanFrame>
  )
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
