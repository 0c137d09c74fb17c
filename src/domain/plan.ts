import type { PlanKey } from '@/contract'
import { entryOf } from '@/lib/entryOf'

const labels: Record<string, string> = { starter: 'Starter', premium: 'Premium', pro: 'Pro' }

/** Every key, the smallest plan first. */
export const PLAN_KEYS: readonly PlanKey[] = ['starter', 'premium', 'pro']

/** Starter, Premium or Pro; a key that nobody knows is shown as the server sent it. */
export function planLabel(key: string): string {
  return entryOf(labels, key) ?? key
}

/** The key that is in a plan's name, ignoring case (CONTRACT, subscriptions); null where the name holds none. */
export function keyInName(planName: string): PlanKey | null {
  const name = planName.toLowerCase()
  if (name.includes('starter') || name.includes('basic')) return 'starter'
  if (name.includes('premium')) return 'premium'
  return name.includes('pro') ? 'pro' : null
}

/** The key that a subscription keeps of a plan with this name: `starter` where the name holds none. */
export function planKey(planName: string): PlanKey {
  return keyInName(planName) ?? 'starter'
}

/** A plan's name as the server compares it. */
const bare = (name: string) => name.normalize('NFC').toLowerCase().replaceAll(/\s/g, '')

/**
 * The plan that a subscription's key stands for today, where it can be only one; some servers store the plan's name instead. There is no answer if several plans share
 * the key, if the plan was deleted, or if the plan's name holds no key and it only falls back to `starter`: then nobody
 * knows which plan was bought, nor its price.
 */
export function planOfKey<Plan extends { name: string }>(
  plans: readonly Plan[],
  key: string,
): Plan | undefined {
  // a key is no name: "pro" may stand for Pro Max too
  if (!PLAN_KEYS.some((each) => each === key))
    return plans.find(({ name }) => name !== '' && bare(name) === bare(key))
  const [plan, ...others] = plans.filter(({ name }) => planKey(name) === key)
  return plan && others.length === 0 && keyInName(plan.name) === key ? plan : undefined
}
