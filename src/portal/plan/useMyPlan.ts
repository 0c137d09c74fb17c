import { useQuery } from '@tanstack/react-query'
import { plansQuery } from '@/api/plans'
import type { Plan, Subscription } from '@/contract'
import { planOfKey } from '@/lib/planKey'
import { type SubscriptionState, stateOf } from '@/portal/subscriptionState'

type Choice = (all: readonly Subscription[], nowMs: number) => Subscription | null

/** How the chosen subscription stands. Without the plan list only the term's start and the price are less exact. */
export function useMyPlan(
  nowMs: number,
): (all: readonly Subscription[], choose: Choice) => { state: SubscriptionState; plan: Plan | null } {
  const { data: plans = [] } = useQuery(plansQuery())
  return (all, choose) => {
    const subscription = choose(all, nowMs)
    const plan = (subscription && planOfKey(plans, subscription.plan)) ?? null
    return { state: stateOf(subscription, plan, nowMs), plan }
  }
}
