import type { PlanKey } from '@/contract'

/** What a plan's name holds for each key, in the order in which they are tried (CONTRACT, subscriptions). */
const patterns: readonly [PlanKey, RegExp][] = [
  ['starter', /starter|basic/i],
  ['premium', /premium/i],
  ['pro', /pro/i],
]

/** The key in a plan's name; null where the name holds none. */
export const keyInName = (planName: string): PlanKey | null =>
  patterns.find(([, pattern]) => pattern.test(planName))?.[0] ?? null

/** The key that a subscription keeps of a plan with this name. */
export const planKey = (planName: string): PlanKey => keyInName(planName) ?? 'starter'

/** The key as a message to a client writes it: `Premium`. */
export const planLabel = (key: PlanKey): string => key.charAt(0).toUpperCase() + key.slice(1)
