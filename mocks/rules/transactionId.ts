import { fail } from '@mocks/fail'
import type { SubscriptionRow } from '@mocks/store/rows'

/**
 * The id as it is compared: look-alikes of Unicode in one form (NFKC), without spaces and what takes no width, in
 * capitals.
 */
export function normalised(transactionId: string): string {
  return transactionId
    .normalize('NFKC')
    .replace(/[\s\p{Default_Ignorable_Code_Point}]/gu, '')
    .toUpperCase()
}

/**
 * Fails with 400 when nothing of the id can be seen, or any user has submitted it before. `FREE-` and a coupon's code stands for an order that the
 * coupon paid in full: no payment carries it, so each client may submit it once.
 */
export function mustBeNewTransaction(
  transactionId: string,
  userId: string,
  subscriptions: readonly SubscriptionRow[],
  couponCodes: readonly string[],
): void {
  const id = normalised(transactionId)
  if (id === '') fail(400, 'Transaction ID is required.')
  const isFree = couponCodes.some((code) => id === `FREE-${normalised(code)}`)
  const taken = subscriptions.some(
    (subscription) =>
      subscription.transactionId !== null &&
      (!isFree || subscription.userId === userId) &&
      normalised(subscription.transactionId) === id,
  )
  if (taken) fail(400, 'This transaction ID has already been submitted.')
}
