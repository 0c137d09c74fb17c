import type { Plan, Subscription } from '@/contract'
import { planOfKey } from '@/domain/plan'

/** A subscription as something that was bought. The price is today's list price: a subscription holds no amount. */
export type Purchase = { subscription: Subscription; plan: Plan | null }

export function toPurchase(subscription: Subscription, plans: readonly Plan[]): Purchase {
  return { subscription, plan: planOfKey(plans, subscription.plan) ?? null }
}
