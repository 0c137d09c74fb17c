import type { Plan, Subscription } from '@/contract'

const labels: Record<string, string> = { starter: 'Starter', premium: 'Premium', pro: 'Pro' }

/** Starter, Premium, Pro; a key that nobody knows as it came. */
export const planLabel = (key: string): string => labels[key] ?? key

/** The key that a server gives a subscription to a plan of this name (the contract's rule, ignoring case). */
function planKey(name: string): string {
  const text = name.toLowerCase()
  if (text.includes('starter') || text.includes('basic')) return 'starter'
  if (text.includes('premium')) return 'premium'
  return text.includes('pro') ? 'pro' : 'starter'
}

/**
 * The plan on offer that a subscription's key stands for: the one of exactly that name, else the first that leads to
 * the same key. A subscription names no plan; null when none is on offer any more.
 */
export function planOf(subscription: Subscription | null, plans: readonly Plan[] | undefined): Plan | null {
  if (subscription === null || plans === undefined) return null
  const key: string = subscription.plan
  return (
    plans.find((plan) => plan.name.trim().toLowerCase() === key) ??
    plans.find((plan) => planKey(plan.name) === key) ??
    null
  )
}
