import type { Coupon } from '@/contract'
import { activeStatus, type Status } from '@/lib/status'

/** Codes are compared and stored in capitals. See CONTRACT, coupons. */
export const couponCode = (typed: string): string => typed.trim().toUpperCase()

/** Null if there is no limit. A real limit is at least 1, but some servers store a blank field as 0. */
export const usageLimitOf = ({ usageLimit }: Pick<Coupon, 'usageLimit'>): number | null => usageLimit || null

export const couponStatus = ({ active }: Coupon): Status => activeStatus(active)
