import type { Subscription } from '@/contract'
import { comparableId, reasonInFreeId } from '@/domain/transactionId'
import { DAY } from '@/lib/dates'

/** A request that has waited longer than this, in ms, counts as late. */
const LATE_AFTER_MS = DAY

export function isLate(subscription: Subscription, nowMs: number): boolean {
  return nowMs - Date.parse(subscription.createdAt) > LATE_AFTER_MS
}

/** One coupon may pay for several clients, so an ID made from a coupon is compared per client. */
function duplicateKey({ _id, user, transactionId }: Subscription): string {
  const key = comparableId(transactionId)
  return reasonInFreeId(key) === null ? key : `${key} ${user?._id ?? _id}`
}

/** For each pending subscription with a repeated transaction ID: the others with that ID, in any status. */
export function duplicatesOf(
  pending: readonly Subscription[],
  all: readonly Subscription[],
): Map<string, Subscription[]> {
  const byId = new Map<string, Subscription[]>()
  const seen = new Set<string>()
  for (const subscription of [...all, ...pending]) {
    const key = duplicateKey(subscription)
    if (key === '' || seen.has(subscription._id)) continue
    seen.add(subscription._id)
    byId.set(key, [...(byId.get(key) ?? []), subscription])
  }
  const found = new Map<string, Subscription[]>()
  for (const subscription of pending) {
    const same = byId.get(duplicateKey(subscription)) ?? []
    const others = same.filter((other) => other._id !== subscription._id)
    if (others.length > 0) found.set(subscription._id, others)
  }
  return found
}
