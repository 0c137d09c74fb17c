import type { Subscription } from '@/contract'
import { DAY } from '@/lib/dates'
import { looksLikeUtr } from '@/lib/upi'

/** How long a client may wait before the request counts as late, in milliseconds. */
const LATE_AFTER_MS = DAY

/** Who has waited longest comes first. */
export function oldestFirst(subscriptions: readonly Subscription[]): Subscription[] {
  return subscriptions.toSorted((a, b) => Date.parse(a.createdAt) - Date.parse(b.createdAt))
}

export function isLate(subscription: Subscription, nowMs: number): boolean {
  return nowMs - Date.parse(subscription.createdAt) > LATE_AFTER_MS
}

const FREE = /^FREE-(.+)$/i

/** The code of the coupon that paid all of it; such an order carries no payment of its own. */
export function freeCoupon(transactionId: string): string | null {
  return FREE.exec(transactionId.trim())?.[1] ?? null
}

/** Ids are compared without spaces and without case. */
function normalised(transactionId: string | null | undefined): string {
  return (transactionId ?? '').replaceAll(/\s/g, '').toUpperCase()
}

/** Digits in fours, as bank statements print them; anything else as it was typed. */
export function readableId(transactionId: string): string {
  const bare = transactionId.replaceAll(/\s/g, '')
  return /^\d+$/.test(bare) ? bare.replaceAll(/(\d{4})(?=\d)/g, '$1 ') : transactionId.trim()
}

/** What is odd about the id, or nothing. A UPI reference has 12 digits. */
export function idHint(transactionId: string): string | null {
  const coupon = freeCoupon(transactionId)
  if (coupon !== null) return `nothing to pay with coupon ${coupon}`
  if (looksLikeUtr(transactionId)) return null
  const bare = normalised(transactionId)
  const noun = bare.length === 1 ? 'digit' : 'digits'
  return /^\d+$/.test(bare) ? `${bare.length} ${noun}, expected 12` : 'not a 12-digit reference'
}

/** UPI where the client named no method (SPEC section 2). */
export function methodText(subscription: Subscription): string {
  return (subscription.paymentMethod ?? 'upi').toUpperCase()
}

/** For each waiting subscription the others with the same transaction ID, whatever became of them. */
export function duplicatesOf(
  pending: readonly Subscription[],
  all: readonly Subscription[],
): Map<string, Subscription[]> {
  const byId = new Map<string, Subscription[]>()
  const seen = new Set<string>()
  for (const subscription of [...all, ...pending]) {
    const key = normalised(subscription.transactionId)
    if (key === '' || seen.has(subscription._id) || freeCoupon(key) !== null) continue
    seen.add(subscription._id)
    byId.set(key, [...(byId.get(key) ?? []), subscription])
  }
  const found = new Map<string, Subscription[]>()
  for (const subscription of pending) {
    const same = byId.get(normalised(subscription.transactionId)) ?? []
    const others = same.filter((other) => other._id !== subscription._id)
    if (others.length > 0) found.set(subscription._id, others)
  }
  return found
}
