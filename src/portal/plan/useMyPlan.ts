import type { Subscription } from '@/contract'
import { type SubscriptionState, stateOf } from '@/domain/term'
import { type TodaysPlan, usePlanOf } from './usePlanOf'

export type MyPlan = { state: SubscriptionState; plan: TodaysPlan }

/** The state of a subscription, and its plan. Without the list of plans the term's start is less exact and the price unknown. */
export function useMyPlan(nowMs: number): (subscription: Subscription) => MyPlan {
  const planOf = usePlanOf()
  return (subscription) => {
    const plan = planOf(subscription)
    return { state: stateOf(subscription, plan ?? null, nowMs), plan }
  }
}
