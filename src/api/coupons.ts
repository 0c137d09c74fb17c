import type { CouponApplyInput } from '@/contract'
import { write } from './query'

/** Returns the coupon's amount in rupees. Only `use: true` also redeems the coupon. */
export const applyCouponMutation = () => write('applyCoupon', (body: CouponApplyInput) => ({ body }))
