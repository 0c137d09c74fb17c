import type { CouponApplyInput } from '@/contract'
import { write } from './query'

/** With `use: true` the coupon is consumed; without it the call only answers the amount, in rupees. */
export const applyCouponMutation = () => write('applyCoupon', (body: CouponApplyInput) => ({ body }))
