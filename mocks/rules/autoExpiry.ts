import { daysLeft, fileDate, timeOf } from '@/lib/dates'
import type { SubscriptionRow } from '@mocks/store/rows'

const REMINDER_DAYS_LEFT = 2

/** Whether the subscription is active with two days left, rounded up. */
export function isReminderDue(subscription: SubscriptionRow, nowMs: number): boolean {
  return (
    subscription.status === 'active' &&
    subscription.expiresAt !== null &&
    daysLeft(subscription.expiresAt, nowMs) === REMINDER_DAYS_LEFT
  )
}

/** Whether the user has another active term of the same plan that ends later. */
export function hasLaterTerm(
  { userId, plan, expiresAt }: SubscriptionRow,
  all: readonly SubscriptionRow[],
): boolean {
  return all.some(
    (other) =>
      other.userId === userId &&
      other.plan === plan &&
      other.status === 'active' &&
      timeOf(other.expiresAt ?? '') > timeOf(expiresAt ?? ''),
  )
}

/** One ID per calendar day in India, so that a subscription gets one reminder a day. */
export function reminderId(subscriptionId: string, nowMs: number): string {
  return `${subscriptionId}:${fileDate(nowMs)}`
}
