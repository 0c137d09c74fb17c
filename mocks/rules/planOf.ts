import type { PlanKey } from '@/contract'
import type { PlanRow, SubscriptionRow } from '@mocks/store/rows'
import { keyFromPlanName, storedPlanKey } from './planKey'

/** The terms of the seeded plans in days, also used for a subscription whose plan is unknown. */
export const usualTermDays: Record<PlanKey, number> = { starter: 30, premium: 90, pro: 365 }

type Bought = Pick<SubscriptionRow, 'plan' | 'planId'>

/** The bought plan or, if it was deleted, the plan whose name has the same key, provided there is only one. */
export function planOf(bought: Bought, plans: readonly PlanRow[]): PlanRow | undefined {
  const own = plans.find(({ _id }) => _id === bought.planId)
  if (own) return own
  const [only, ...others] = plans.filter(({ name }) => storedPlanKey(name) === bought.plan)
  return only && others.length === 0 && keyFromPlanName(only.name) !== null ? only : undefined
}

export function termDaysOf(bought: Bought, plans: readonly PlanRow[]): number {
  return planOf(bought, plans)?.duration ?? usualTermDays[bought.plan]
}
