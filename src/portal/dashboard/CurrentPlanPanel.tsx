import { useQuery } from '@tanstack/react-query'
import { ArrowRight } from 'lucide-react'
import { useState } from 'react'
import { mySubscriptionsQuery } from '@/api/subscriptions'
import { Banner } from '@/kit/feedback/Banner'
import { OpeningDoor } from '@/kit/feedback/OpeningDoor'
import { QueryView } from '@/kit/feedback/QueryView'
import { Skeleton } from '@/kit/feedback/Skeleton'
import { TextLink } from '@/kit/text/TextLink'
import { formatLongDate } from '@/lib/dates'
import { paths } from '@/paths'
import { NoPlan } from '@/portal/plan/NoPlan'
import { OtherSubscriptions } from '@/portal/plan/OtherSubscriptions'
import { PlanCard } from '@/portal/plan/PlanCard'
import { PlanFrame, PlanSkeleton } from '@/portal/plan/PlanFrame'
import { useJustApproved } from '@/portal/plan/useJustApproved'
import { type MyPlan, useMyPlan } from '@/portal/plan/useMyPlan'
import { dashboardSubscription } from '@/domain/subscription'
import { planLabel } from '@/domain/plan'
import { isOver, type SubscriptionState } from '@/domain/term'
import { useNow } from '@/kit/useNow'
import { failureText } from '@/texts/calls'

const none: readonly never[] = []

/** The dashboard's subscription (SPEC section 4), and a line for every other active or pending one. */
export function CurrentPlanPanel() {
  const query = useQuery(mySubscriptionsQuery())
  const nowMs = useNow()
  const myPlan = useMyPlan(nowMs)
  const all = query.data ?? none
  const shown = dashboardSubscription(all, nowMs)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <PlanFrame>
        <QueryView
          query={query}
          skeleton={
            <PlanSkeleton>
              <Skeleton width="92%" className="mt-1" />
              <Skeleton width="36%" className="max-md:hidden" />
              <Skeleton width="68%" className="my-1" />
            </PlanSkeleton>
          }
          failed={(error) => failureText('listMySubscriptions', error)}
          failedClassName="p-5"
        >
          {() => {
            if (!shown) return <NoPlan />
            return <CurrentPlan key={shown._id} {...myPlan(shown)} nowMs={nowMs} />
          }}
        </QueryView>
      </PlanFrame>
      <OtherSubscriptions all={all} shown={shown} nowMs={nowMs} />
    </div>
  )
}

/** Announces a plan that is seen active for the first time. A door opens too, unless this card showed it as pending. */
function CurrentPlan({ state, plan, nowMs }: MyPlan & { nowMs: number }) {
  const isNew = useJustApproved(state, nowMs)
  const [startedPending] = useState(state.kind === 'pending')
  return (
    <div className="relative">
      {isNew && <ApprovedNote state={state} />}
      <PlanCard state={state} plan={plan}>
        {state.kind === 'active' && (
          <p className="text-14 text-ink-2">You can request a renewal when the term ends.</p>
        )}
        <TextLink standalone to={isOver(state) ? paths.expired() : paths.subscription()} className="text-14">
          {isOver(state) ? 'What you can do now' : 'See your subscription'}
          <ArrowRight aria-hidden="true" />
        </TextLink>
      </PlanCard>
      {isNew && !startedPending && <OpeningDoor />}
    </div>
  )
}

function ApprovedNote({ state: { subscription } }: { state: SubscriptionState }) {
  const { plan, expiresAt, renewalRequestDate } = subscription
  // an active plan keeps the date of the renewal it was given
  const renewed = Boolean(renewalRequestDate)
  return (
    <div className="border-b border-line p-5 sm:px-6">
      <Banner tone="ok" title={`We have ${renewed ? 'renewed' : 'approved'} your ${planLabel(plan)} plan`}>
        {expiresAt && `It runs until ${formatLongDate(expiresAt)}. `}
        {!renewed && (
          <>
            Next, <TextLink to={paths.support()}>open a ticket</TextLink> and tell us what to start with.
          </>
        )}
      </Banner>
    </div>
  )
}
