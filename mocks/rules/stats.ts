import type { Stats } from '@/contract'
import type { PlanRow, SubscriptionRow } from '@mocks/store/rows'
import { planOf } from './planOf'

/** The revenue, in rupees, counts today's price of the plan for each subscription that was ever approved. */
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
