import type { CouponApplyInput } from '@/contract'
import { write } from './query'

/** `use: true` consumes the coupon; otherwise the call only returns the amount, in rupees. */
export const applyCouponMutation = () => write('applyCoupon', (body: CouponApplyInput) => ({ body }))
