import type { Subscription } from '@/contract'
import { type SubscriptionState, stateOf } from '@/domain/term'
import { type TodaysPlan, usePlanOf } from './usePlanOf'

export type MyPlan = { state: SubscriptionState; plan: TodaysPlan }

/** A subscription's state and plan. */
export function useMyPlan(nowMs: number): (subscription: Subscription) => MyPlan {
  const planOf = usePlanOf()
  return (subscription) => {
    const plan = planOf(subscription)
    return { state: stateOf(subscription, plan ?? null, nowMs), plan }
  }
}
