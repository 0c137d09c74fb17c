import type { Stats } from '@/contract'
import type { PlanRow, SubscriptionRow } from '@mocks/store/rows'
import { planOf } from './planOf'

/** Revenue in rupees: today's plan price of every subscription ever approved. */
export function statsOf(
  userCount: number,
  subscriptions: readonly SubscriptionRow[],
  plans: readonly PlanRow[],
): Stats {
  let totalRevenue = 0
  let activeSubs = 0
  for (const subscription of subscriptions) {
    if (subscription.approvedAt !== null) totalRevenue += planOf(subscription, plans)?.price ?? 0
    if (subscription.status === 'active') activeSubs++
  }
  return { userCount, totalRevenue, subCount: subscriptions.length, activeSubs }
}
