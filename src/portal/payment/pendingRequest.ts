import type { Plan, Subscription } from '@/contract'
import { planOfKey } from '@/lib/planKey'

/**
 * The user's request for this plan that still waits for an admin ("seen" is an older server's word for that). A
 * subscription names no plan but a key, so what counts is the plan that the key stands for today.
 */
export function pendingRequest(
  subscriptions: readonly Subscription[],
  plan: Plan,
  plans: readonly Plan[],
): Subscription | null {
  const waiting = subscriptions.filter(({ status }) => status === 'pending' || status === 'seen')
  return waiting.find((subscription) => planOfKey(plans, subscription.plan) === plan) ?? null
}
