import type { Plan, Subscription } from '@/contract'
import { planOfKey } from '@/domain/plan'
import { isPending } from '../subscriptionState'

/**
 * The user's request for this plan that still waits for an admin. A subscription names no plan but a key, so what counts
 * is the plan that the key stands for today.
 */
export function pendingRequest(
  subscriptions: readonly Subscription[],
  plan: Plan,
  plans: readonly Plan[],
): Subscription | null {
  return (
    subscriptions.filter(isPending).find((subscription) => planOfKey(plans, subscription.plan) === plan) ??
    null
  )
}

/** As servers compare them: no spaces, which apps print into them, one form of each letter, and no case. */
const normalised = (transactionId: string) =>
  transactionId
    .normalize('NFKC')
    .replaceAll(/[\s\p{Cf}]/gu, '')
    .toUpperCase()

/** The user's waiting request with this transaction ID. */
export function requestWithId(
  subscriptions: readonly Subscription[],
  transactionId: string,
): Subscription | null {
  const wanted = normalised(transactionId)
  return (
    subscriptions.filter(isPending).find(({ transactionId: id }) => normalised(id ?? '') === wanted) ?? null
  )
}
