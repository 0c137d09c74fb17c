import type { Coupon } from '@/contract'
import { activeStatus, type Status } from '@/lib/status'

/** Codes are compared and stored in capitals (CONTRACT, coupons). */
export const couponCode = (typed: string): string => typed.trim().toUpperCase()

export const couponStatus = ({ active }: Coupon): Status => activeStatus(active)
