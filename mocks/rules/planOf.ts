import type { PlanKey } from '@/contract'
import type { PlanRow, SubscriptionRow } from '@mocks/store/rows'
import { keyInName, planKey } from './planKey'

/** Terms in days for a subscription whose plan is gone, together with every other plan of its key. */
const fallbackDays: Record<PlanKey, number> = { starter: 30, premium: 90, pro: 365 }

type Bought = Pick<SubscriptionRow, 'plan' | 'planId'>

/**
 * The plan that a subscription bought. If that was deleted, it is the only plan on offer that is kept under the same key,
 * provided that its name holds the key.
 */
export function planOf(bought: Bought, plans: readonly PlanRow[]): PlanRow | undefined {
  const own = plans.find(({ _id }) => _id === bought.planId)
  if (own) return own
  const [only, ...others] = plans.filter(({ name }) => planKey(name) === bought.plan)
  return only && others.length === 0 && keyInName(only.name) !== null ? only : undefined
}

/** How many days an approval is good for. */
export function termDays(bought: Bought, plans: readonly PlanRow[]): number {
  return planOf(bought, plans)?.duration ?? fallbackDays[bought.plan]
}
