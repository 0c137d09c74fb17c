import { fail } from '@mocks/fail'
import type { SubscriptionRow } from '@mocks/store/rows'

/**
 * The form in which ids are compared: in capitals, without spaces and invisible characters, and with one form (NFKC)
 * for Unicode characters that look alike.
 */
export function normalised(transactionId: string): string {
  return (
    transactionId
      .normalize('NFKC')
      .toUpperCase()
      // a capital may be made of other characters than the letter was
      .normalize('NFKC')
      .replace(/[\s\p{Default_Ignorable_Code_Point}]/gu, '')
  )
}

/**
 * Fails with 400 if the id has no visible character, or if any user has submitted it before. An id that is `FREE-` and
 * the code of a coupon belongs to no payment, because the coupon covered the whole price: each client may submit it
 * once.
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
