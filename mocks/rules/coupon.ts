import type { BodyOf } from '@/contract'
import { fail } from '@mocks/fail'
import type { CouponRow } from '@mocks/store/rows'

export function couponCode(code: string): string {
  return code.trim().toUpperCase()
}

/** The coupon, when this user may use it. A used-up coupon is inactive too, but says that it is used up. */
export function mustBeUsable(coupon: CouponRow | undefined, hasUsed: boolean): CouponRow {
  if (!coupon) fail(404, 'Invalid or expired coupon.')
  if (isUsedUp(coupon)) fail(400, 'Coupon usage limit reached.')
  if (!coupon.active) fail(404, 'Invalid or expired coupon.')
  if (hasUsed) fail(400, 'You have already used this coupon.')
  return coupon
}

/** One use more; the last one deactivates the coupon. */
export function consume(coupon: CouponRow): CouponRow {
  const used = { ...coupon, usedCount: coupon.usedCount + 1 }
  return { ...used, active: coupon.active && !isUsedUp(used) }
}

/** The fields of a new coupon; a missing limit is unlimited. Fails with 400 on a code that exists. */
export function couponFields(
  body: BodyOf<'createCoupon'>,
  coupons: readonly CouponRow[],
): Pick<CouponRow, 'code' | 'amount' | 'usageLimit'> {
  const code = couponCode(body.code)
  if (coupons.some((coupon) => coupon.code === code)) fail(400, 'Coupon code already exists.')
  return { code, amount: body.amount, usageLimit: body.usageLimit ?? null }
}

function isUsedUp(coupon: CouponRow): boolean {
  return coupon.usageLimit !== null && coupon.usedCount >= coupon.usageLimit
}
