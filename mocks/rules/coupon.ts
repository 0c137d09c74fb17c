import type { BodyOf } from '@/contract'
import { fail } from '@mocks/fail'
import type { CouponRow } from '@mocks/store/rows'

export function normalisedCouponCode(code: string): string {
  return code.trim().toUpperCase()
}

/** Fails with 400 or 404 unless the user may use the coupon. A used-up one, although inactive, gets its own message. */
export function mustBeUsable(coupon: CouponRow | undefined, hasUsed: boolean): CouponRow {
  if (!coupon) fail(404, 'Invalid or expired coupon.')
  if (isUsedUp(coupon)) fail(400, 'Coupon usage limit reached.')
  if (!coupon.active) fail(404, 'Invalid or expired coupon.')
  if (hasUsed) fail(400, 'You have already used this coupon.')
  return coupon
}

/** The last possible use deactivates the coupon. */
export function consume(coupon: CouponRow): CouponRow {
  const used = { ...coupon, usedCount: coupon.usedCount + 1 }
  return { ...used, active: coupon.active && !isUsedUp(used) }
}

export function couponFields(
  body: BodyOf<'createCoupon'>,
  coupons: readonly CouponRow[],
): Pick<CouponRow, 'code' | 'amount' | 'usageLimit'> {
  const code = normalisedCouponCode(body.code)
  if (coupons.some((coupon) => coupon.code === code)) fail(400, 'Coupon code already exists.')
  return { code, amount: body.amount, usageLimit: body.usageLimit ?? null }
}

function isUsedUp(coupon: CouponRow): boolean {
  return coupon.usageLimit !== null && coupon.usedCount >= coupon.usageLimit
}
