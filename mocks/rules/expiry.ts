import type { SubscriptionRow } from '@mocks/store/rows'

/** Whether it is stored as active although its term is over. */
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
