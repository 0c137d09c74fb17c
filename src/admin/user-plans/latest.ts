import type { Subscription, User } from '@/contract'

export type UserPlan = User & { latest: Subscription | null }

/** Each user with their latest subscription by creation date; null for a user who has none. */
export function latestByUser(users: readonly User[], subscriptions: readonly Subscription[]): UserPlan[] {
  const latest = new Map<string, Subscription>()
  for (const subscription of subscriptions) {
    const userId = subscription.user?._id
    if (userId === undefined) continue
    const known = latest.get(userId)
    if (!known || Date.parse(subscription.createdAt) > Date.parse(known.createdAt))
      latest.set(userId, subscription)
  }
  return users.map((user) => ({ ...user, latest: latest.get(user._id) ?? null }))
}
