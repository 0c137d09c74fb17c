import type { Coupon, Plan, Subscription } from '@/contract'
import { rupees, totalToPay } from '@/lib/money'
import { usageLimitOf } from './coupon'
import { planOfKey } from './plan'
import { reasonInFreeId, namesCoupon } from './transactionId'

export type Claim = { proven: boolean; text: string }

/** Null for a payment's ID. Anyone can type `FREE-` and a code: only the lists (undefined until loaded) prove a claim. */
export function claimOf(
  { transactionId, plan: key }: Pick<Subscription, 'transactionId' | 'plan'>,
  plans: readonly Plan[] | undefined,
  coupons: readonly Coupon[] | undefined,
): Claim | null {
  const id = transactionId ?? ''
  const code = reasonInFreeId(id)
  if (code === null) return null
  const doubt = (reason: string): Claim => ({ proven: false, text: `claims coupon ${code}: ${reason}` })
  const price = planOfKey(plans ?? [], key)?.price
  if (price === 0) return { proven: true, text: 'nothing to pay for the free plan' }
  if (!plans || !coupons) return doubt('not checked')
  const coupon = coupons.find((each) => namesCoupon(id, each.code))
  if (!coupon) return doubt('no such coupon')
  if (price === undefined) return doubt(`covers ${rupees(coupon.amount)} of an unknown price`)
  if (totalToPay(price, coupon.amount) > 0)
    return doubt(`covers ${rupees(coupon.amount)} of ${rupees(price)}`)
  // the last possible use also deactivates a coupon
  if (!coupon.active && coupon.usedCount < (usageLimitOf(coupon) ?? Infinity)) return doubt('deactivated')
  if (coupon.usedCount === 0) return doubt('never used')
  return { proven: true, text: `nothing to pay with coupon ${code}` }
}
