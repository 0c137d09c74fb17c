import type { PlanKey } from '@/contract'

/** The first pattern that a plan's name matches decides its key. See CONTRACT, subscriptions. */
const patterns: readonly [PlanKey, RegExp][] = [
  ['starter', /starter|basic/i],
  ['premium', /premium/i],
  ['pro', /pro/i],
]

export const keyFromPlanName = (planName: string): PlanKey | null =>
  patterns.find(([, pattern]) => pattern.test(planName))?.[0] ?? null

export const storedPlanKey = (planName: string): PlanKey => keyFromPlanName(planName) ?? 'starter'

export const planNameOfKey = (key: PlanKey): string => key.charAt(0).toUpperCase() + key.slice(1)
