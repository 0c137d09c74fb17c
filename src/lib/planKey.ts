const labels: Record<string, string> = { starter: 'Starter', premium: 'Premium', pro: 'Pro' }

/** Starter, Premium or Pro; a key that nobody knows is shown as it is. */
export function planLabel(key: string): string {
  return labels[key] ?? key
}

type PlanKey = 'starter' | 'premium' | 'pro'

/** The key that is in a plan's name, ignoring case (CONTRACT, subscriptions); null where the name holds none. */
export function keyInName(planName: string): PlanKey | null {
  const name = planName.toLowerCase()
  if (name.includes('starter') || name.includes('basic')) return 'starter'
  if (name.includes('premium')) return 'premium'
  return name.includes('pro') ? 'pro' : null
}

/** The key that a subscription keeps of a plan with this name. */
export function planKey(planName: string): PlanKey {
  return keyInName(planName) ?? 'starter'
}

/**
 * The plan that this key stands for today, where only one can be meant: several plans may share a key, a plan may be gone,
 * and one whose name holds no key is kept under `starter` all the same. Else nobody knows what was bought at what price.
 */
export function planOfKey<Plan extends { name: string }>(
  plans: readonly Plan[],
  key: string,
): Plan | undefined {
  const [plan, ...others] = plans.filter(({ name }) => planKey(name) === key)
  return plan && others.length === 0 && keyInName(plan.name) === key ? plan : undefined
}
