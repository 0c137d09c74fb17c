import type { PlanKey } from '@/contract'

/** The key that a subscription keeps of the plan it bought, from the plan's name, ignoring case. */
export function planKey(planName: string): PlanKey {
  const name = planName.toLowerCase()
  if (name.includes('starter') || name.includes('basic')) return 'starter'
  if (name.includes('premium')) return 'premium'
  if (name.includes('pro')) return 'pro'
  return 'starter'
}

/** Two plans of the same slug would share one payment address, so they count as one name. */
export function planSlug(planName: string): string {
  return planName.toLowerCase().replace(/\s+/g, '')
}
