import type { PlanKey } from '@/contract'
import type { PlanRow, SubscriptionRow } from '@mocks/rows'
import { planKey } from './planKey'

/** Terms in days for a subscription whose plan is gone, together with every other plan of its key. */
const fallbackDays: Record<PlanKey, number> = { starter: 30, premium: 90, pro: 365 }

/** The plan that a subscription bought; when that was deleted, another plan of the same key; else undefined. */
export function planOf(
  subscription: Pick<SubscriptionRow, 'plan' | 'planId'>,
  plans: readonly PlanRow[],
): PlanRow | undefined {
  return (
    plans.find((plan) => plan._id === subscription.planId) ??
    plans.find((plan) => planKey(plan.name) === subscription.plan)
  )
}

/** How many days an approval is good for. */
export function termDays(
  subscription: Pick<SubscriptionRow, 'plan' | 'planId'>,
  plans: readonly PlanRow[],
): number {
  return planOf(subscription, plans)?.duration ?? fallbackDays[subscription.plan]
}
