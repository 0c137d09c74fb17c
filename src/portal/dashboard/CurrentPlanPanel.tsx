import { useQuery } from '@tanstack/react-query'
import { ArrowRight } from 'lucide-react'
import { mySubscriptionsQuery } from '@/api/subscriptions'
import { QueryView } from '@/kit/feedback/QueryView'
import { TextLink } from '@/kit/text/TextLink'
import { paths } from '@/paths'
import { NoPlan } from '@/portal/plan/NoPlan'
import { OtherSubscriptions } from '@/portal/plan/OtherSubscriptions'
import { PlanCard } from '@/portal/plan/PlanCard'
import { PlanFrame, PlanSkeleton } from '@/portal/plan/PlanFrame'
import { useMyPlan } from '@/portal/plan/useMyPlan'
import { dashboardSubscription } from '@/domain/subscription'
import { isOver } from '@/domain/term'
import { useNow } from '@/kit/useNow'
import { failureText } from '@/texts/calls'

const none: readonly never[] = []

/** The dashboard's subscription (SPEC section 4), and a line for each other active or pending one. */
export function CurrentPlanPanel() {
  const query = useQuery(mySubscriptionsQuery())
  const nowMs = useNow()
  const myPlan = useMyPlan(nowMs)
  const all = query.data ?? none
  const shown = dashboardSubscription(all, nowMs)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <OtherSubscriptions all={all} shown={shown} nowMs={nowMs} />
      <PlanFrame>
        <QueryView
          query={query}
          skeleton={<PlanSkeleton />}
          failed={(error) => failureText('listMySubscriptions', error)}
          failedClassName="p-5"
        >
          {() => {
            if (!shown) return <NoPlan />
            const { state, plan } = myPlan(shown)
            return (
              <PlanCard state={state} plan={plan}>
                {state.kind === 'active' && (
                  <p className="text-14 text-ink-2">Renewal opens when the term ends.</p>
                )}
                <TextLink
                  standalone
                  to={isOver(state) ? paths.expired() : paths.subscription()}
                  className="text-14"
                >
                  {isOver(state) ? 'What you can do now' : 'All about your subscription'}
                  <ArrowRight aria-hidden="true" />
                </TextLink>
              </PlanCard>
            )
          }}
        </QueryView>
      </PlanFrame>
    </div>
  )
}
