import type { PlanKey } from '@/contract'

/** By which part of its name a plan gets its key; the first pattern that matches counts (CONTRACT, subscriptions). */
const patterns: readonly [PlanKey, RegExp][] = [
  ['starter', /starter|basic/i],
  ['premium', /premium/i],
  ['pro', /pro/i],
]

/** The key that is part of a plan's name; null if there is none. */
export const keyFromPlanName = (planName: string): PlanKey | null =>
  patterns.find(([, pattern]) => pattern.test(planName))?.[0] ?? null

/** The key that a subscription stores in place of a plan with this name. */
export const storedPlanKey = (planName: string): PlanKey => keyFromPlanName(planName) ?? 'starter'

/** How a message to a client writes the key, for example `Premium`. */
export const planNameOfKey = (key: PlanKey): string => key.charAt(0).toUpperCase() + key.slice(1)
