import { asciiDigits } from '@/lib/digits'
import { fail } from '@mocks/fail'
import type { CouponRow, PlanRow, SubscriptionRow } from '@mocks/store/rows'

/** The text in capitals, NFKC and ASCII digits, without spaces or invisible characters. */
function folded(text: string): string {
  const capitals = text.normalize('NFKC').toUpperCase()
  // upper-casing may undo the normalisation
  return asciiDigits(capitals.normalize('NFKC').replace(/[\s\p{Default_Ignorable_Code_Point}]/gu, ''))
}

/** Whether the ID is `FREE-` and a code, which means that a coupon paid in full. */
const namesCoupon = (transactionId: string): boolean => /^FREE-./.test(folded(transactionId))

/** The form used for comparing: the only 12-digit UPI reference in the ID, or else the whole ID. */
export function normalisedTransactionId(transactionId: string): string {
  const id = folded(transactionId)
  const runs = id.replace(/\p{Pd}/gu, '').match(/\d+/g) ?? []
  const [reference, ...more] = namesCoupon(id) ? [] : runs.filter((run) => run.length === 12)
  return reference !== undefined && more.length === 0 ? reference : id.replace(/^\p{P}+|\p{P}+$/gu, '')
}

/** Fails with 400 if the ID is empty or was submitted before. A coupon ID may be submitted once per client. */
export function mustBeNewTransaction(
  transactionId: string,
  userId: string,
  subscriptions: readonly SubscriptionRow[],
): void {
  const id = normalisedTransactionId(transactionId)
  if (id === '') fail(400, 'Transaction ID is required.')
  const taken = subscriptions.some(
    (subscription) =>
      subscription.transactionId !== null &&
      (!namesCoupon(id) || subscription.userId === userId) &&
      normalisedTransactionId(subscription.transactionId) === id,
  )
  if (taken) fail(400, 'This transaction ID has already been submitted.')
}

/** Fails with 400 if the ID names a coupon that is not active or does not cover the plan's price. */
export function mustBeCovered(
  transactionId: string,
  { price }: Pick<PlanRow, 'price'>,
  coupons: readonly Pick<CouponRow, 'code' | 'amount' | 'active'>[],
): void {
  if (!namesCoupon(transactionId)) return
  const id = folded(transactionId)
  const coupon = coupons.find(({ code, active }) => active && id === `FREE-${folded(code)}`)
  if ((coupon?.amount ?? 0) < price) fail(400, 'No coupon covers this plan.')
}
