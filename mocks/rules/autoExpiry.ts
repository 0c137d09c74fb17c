import { daysLeft, HOUR } from '@/lib/dates'
import type { SubscriptionRow } from '@mocks/rows'

const REMINDER_DAYS_LEFT = 2
const INDIA_OFFSET_MS = 5.5 * HOUR

/** Whether the reminder is due: active, with exactly two days left, rounded up. */
export function isReminderDue(subscription: SubscriptionRow, nowMs: number): boolean {
  return (
    subscription.status === 'active' &&
    subscription.expiresAt !== null &&
    daysLeft(subscription.expiresAt, nowMs) === REMINDER_DAYS_LEFT
  )
}

/** Key of the reminder of one subscription on one calendar day in India, so that it goes out once a day. */
export function reminderId(subscriptionId: string, nowMs: number): string {
  const day = new Date(nowMs + INDIA_OFFSET_MS).toISOString().slice(0, 10)
  return `${subscriptionId}:${day}`
}
