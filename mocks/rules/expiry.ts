import type { SubscriptionRow } from '@mocks/store/rows'

/** Active, but its term is over: reading it turns it into expired. */
export function isOverdue(subscription: SubscriptionRow, nowMs: number): boolean {
  return (
    subscription.status === 'active' &&
    subscription.expiresAt !== null &&
    Date.parse(subscription.expiresAt) <= nowMs
  )
}

export function expire(subscription: SubscriptionRow): SubscriptionRow {
  return { ...subscription, status: 'expired' }
}
