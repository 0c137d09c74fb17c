import type { Subscription, User } from '@/contract'
import { timeOf } from '@/lib/dates'

export type UserPlan = User & { latest: Subscription | null }

/** Each user with their latest subscription by creation date; null for a user who has none. */
export function latestByUser(users: readonly User[], subscriptions: readonly Subscription[]): UserPlan[] {
  const latest = new Map<string | undefined, Subscription>()
  for (const subscription of subscriptions) {
    const id = subscription.user?._id
    const known = latest.get(id)
    if (!known || timeOf(subscription.createdAt) > timeOf(known.createdAt)) latest.set(id, subscription)
  }
  return users.map((user) => ({ ...user, latest: latest.get(user._id) ?? null }))
}
