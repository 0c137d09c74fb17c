import type { PlanKey } from '@/contract'
import { planOfKey } from '@/lib/planKey'
import type { PlanRow, SubscriptionRow } from '@mocks/store/rows'

/** Terms in days for a subscription whose plan is gone, together with every other plan of its key. */
const fallbackDays: Record<PlanKey, number> = { starter: 30, premium: 90, pro: 365 }

type Bought = Pick<SubscriptionRow, 'plan' | 'planId'>

/** The plan that a subscription bought; when that was deleted, the plan that its key stands for today. */
export function planOf(bought: Bought, plans: readonly PlanRow[]): PlanRow | undefined {
  return plans.find((plan) => plan._id === bought.planId) ?? planOfKey(plans, bought.plan)
}

/** How many days an approval is good for. */
export function termDays(bought: Bought, plans: readonly PlanRow[]): number {
  return planOf(bought, plans)?.duration ?? fallbackDays[bought.plan]
}
