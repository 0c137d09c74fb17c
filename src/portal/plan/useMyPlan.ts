import { useQuery } from '@tanstack/react-query'
import { plansQuery } from '@/api/plans'
import type { Plan, Subscription } from '@/contract'
import { planOfKey } from '@/domain/plan'
import { type SubscriptionState, stateOf } from '@/domain/term'

export type MyPlan = { state: SubscriptionState; plan: Plan | null }

/** The state of a subscription, and its plan. Without the list of plans the term's start is less exact and the price unknown. */
export function useMyPlan(nowMs: number): (subscription: Subscription) => MyPlan {
  const { data: plans = [] } = useQuery(plansQuery())
  return (subscription) => {
    const plan = planOfKey(plans, subscription.plan) ?? null
    return { state: stateOf(subscription, plan, nowMs), plan }
  }
}
