import type { PlanKey } from '@/contract'
import { entryOf } from '@/lib/entryOf'

const labels: Record<string, string> = { starter: 'Starter', premium: 'Premium', pro: 'Pro' }

/** The smallest plan first. */
export const PLAN_KEYS: readonly PlanKey[] = ['starter', 'premium', 'pro']

/** The key is empty if the server no longer tells the plan, as after the plan was deleted. */
export function planLabel(key: string): string {
  return entryOf(labels, key) ?? (key || 'Unknown plan')
}

/** The key in a plan's name, ignoring case; null if there is none. See CONTRACT, subscriptions. */
export function keyInName(planName: string): PlanKey | null {
  const name = planName.toLowerCase()
  if (name.includes('starter') || name.includes('basic')) return 'starter'
  if (name.includes('premium')) return 'premium'
  return name.includes('pro') ? 'pro' : null
}

export function planKey(planName: string): PlanKey {
  return keyInName(planName) ?? 'starter'
}

/** A name in the form that the server compares. */
const bare = (name: string) => name.normalize('NFC').toLowerCase().replaceAll(/\s/g, '')

/** Some servers send the plan's name or ID as its key. Undefined if the key is ambiguous or the plan was deleted. */
export function planOfKey<Plan extends { _id?: string; name: string }>(
  plans: readonly Plan[],
  key: string,
): Plan | undefined {
  // names are compared only if the key is unknown: the key "pro" may be that of a plan named Pro Max
  if (!PLAN_KEYS.some((each) => each === key))
    return plans.find(({ _id, name }) => key !== '' && (_id === key || bare(name) === bare(key)))
  const [plan, ...others] = plans.filter(({ name }) => planKey(name) === key)
  return plan && others.length === 0 && keyInName(plan.name) === key ? plan : undefined
}
