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

/** Whether it is stored as expired although its term goes on, as after the clock went back; a renewal asked for stands. */
export function isExpiredEarly(subscription: SubscriptionRow, nowMs: number): boolean {
  return (
    subscription.status === 'expired' &&
    subscription.renewalStatus === null &&
    subscription.expiresAt !== null &&
    Date.parse(subscription.expiresAt) > nowMs
  )
}
