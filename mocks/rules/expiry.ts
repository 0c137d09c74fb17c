import type { SubscriptionRow } from '@mocks/store/rows'

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

/** Whether a plan without a renewal request is stored as expired before its end, because the clock moved back. */
export function isExpiredEarly(subscription: SubscriptionRow, nowMs: number): boolean {
  return (
    subscription.status === 'expired' &&
    subscription.renewalStatus === null &&
    subscription.expiresAt !== null &&
    Date.parse(subscription.expiresAt) > nowMs
  )
}
