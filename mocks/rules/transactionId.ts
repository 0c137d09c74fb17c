import { asciiDigits } from '@/lib/digits'
import { fail } from '@mocks/fail'
import type { CouponRow, PlanRow, SubscriptionRow } from '@mocks/store/rows'

/** In capitals, without spaces and invisible characters, in one Unicode form (NFKC) and with digits from 0 to 9. */
function folded(text: string): string {
  const capitals = text.normalize('NFKC').toUpperCase()
  // a capital may be made of other characters than the letter was
  return asciiDigits(capitals.normalize('NFKC').replace(/[\s\p{Default_Ignorable_Code_Point}]/gu, ''))
}

/** `FREE-` and a code: a coupon in place of a payment. */
const namesCoupon = (transactionId: string): boolean => /^FREE-./.test(folded(transactionId))

/** The form in which ids are compared: the one UPI reference of 12 digits in them, or else the whole id. */
export function normalised(transactionId: string): string {
  const id = folded(transactionId)
  const runs = id.replace(/\p{Pd}/gu, '').match(/\d+/g) ?? []
  const [reference, ...more] = namesCoupon(id) ? [] : runs.filter((run) => run.length === 12)
  return reference !== undefined && more.length === 0 ? reference : id.replace(/^\p{P}+|\p{P}+$/gu, '')
}

/**
 * Fails with 400 if nothing is left of the id, or if any user has submitted it before. An id that names a coupon belongs
 * to no payment: each client may submit it once.
 */
export function mustBeNewTransaction(
  transactionId: string,
  userId: string,
  subscriptions: readonly SubscriptionRow[],
): void {
  const id = normalised(transactionId)
  if (id === '') fail(400, 'Transaction ID is required.')
  const taken = subscriptions.some(
    (subscription) =>
      subscription.transactionId !== null &&
      (!namesCoupon(id) || subscription.userId === userId) &&
      normalised(subscription.transactionId) === id,
  )
  if (taken) fail(400, 'This transaction ID has already been submitted.')
}

/** Fails with 400 if the id names a coupon in place of a payment, and no coupon with this code is worth the plan's price. */
export function mustBeCovered(
  transactionId: string,
  { price }: Pick<PlanRow, 'price'>,
  coupons: readonly Pick<CouponRow, 'code' | 'amount'>[],
): void {
  if (!namesCoupon(transactionId)) return
  const id = folded(transactionId)
  const coupon = coupons.find(({ code }) => id === `FREE-${folded(code)}`)
  if ((coupon?.amount ?? 0) < price) fail(400, 'No coupon covers this plan.')
}
