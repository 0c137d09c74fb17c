import { now } from '@/platform/clock'
import { store } from '@mocks/store/db'
import type { SubscriptionRow } from '@mocks/store/rows'
import { expire, isOverdue } from '@mocks/rules/expiry'

/** Subscriptions expire when they are read after their term, not by a timer. */
export function readSubscriptions(rows: readonly SubscriptionRow[]): SubscriptionRow[] {
  const at = now()
  return rows.map((row) => (isOverdue(row, at) ? store.subscription.put(expire(row)) : row))
}

export function readSubscription(id: string): SubscriptionRow | undefined {
  const row = store.subscription.get(id)
  return row && readSubscriptions([row])[0]
}
