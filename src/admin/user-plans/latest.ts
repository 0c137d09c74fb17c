import type { Subscription, User } from '@/contract'
import { newestFirst } from '@/lib/order'

export type UserPlan = User & { latest: Subscription | null }

/** Each user with their latest subscription by creation date; null for a user who has none. */
export function latestByUser(users: readonly User[], subscriptions: readonly Subscription[]): UserPlan[] {
  // a later entry of the map replaces an earlier one
  const oldToNew = newestFirst(subscriptions).toReversed()
  const latest = new Map(oldToNew.map((subscription) => [subscription.user?._id, subscription]))
  return users.map((user) => ({ ...user, latest: latest.get(user._id) ?? null }))
}
