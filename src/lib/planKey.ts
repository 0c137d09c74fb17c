const labels: Record<string, string> = { starter: 'Starter', premium: 'Premium', pro: 'Pro' }

/** Starter, Premium or Pro; a key that nobody knows is shown as it is. */
export function planLabel(key: string): string {
  return labels[key] ?? key
}

/** The key that a subscription keeps of a plan with this name, ignoring case (CONTRACT, subscriptions). */
export function planKey(planName: string): 'starter' | 'premium' | 'pro' {
  const name = planName.toLowerCase()
  if (name.includes('starter') || name.includes('basic')) return 'starter'
  if (name.includes('premium')) return 'premium'
  return name.includes('pro') ? 'pro' : 'starter'
}

/**
 * The plan that this key stands for today: the one of exactly that name, else the first that leads to the key. A plan may
 * be gone, and then nobody knows its price.
 */
export function planOfKey<Plan extends { name: string }>(
  plans: readonly Plan[],
  key: string,
): Plan | undefined {
  return (
    plans.find((plan) => plan.name.trim().toLowerCase() === key) ??
    plans.find((plan) => planKey(plan.name) === key)
  )
}
