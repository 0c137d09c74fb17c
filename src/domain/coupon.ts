import type { Coupon } from '@/contract'
import { activeStatus, type Status } from '@/lib/status'

/** Codes are compared and stored in capitals (CONTRACT, coupons). */
export const couponCode = (typed: string): string => typed.trim().toUpperCase()

/** Null: no limit. Servers that store 0 for a blank limit mean none, as uses beyond it show. */
export const usageLimitOf = ({ usageLimit, usedCount }: Coupon): number | null =>
  usageLimit === 0 && usedCount > 0 ? null : (usageLimit ?? null)

export const couponStatus = ({ active }: Coupon): Status => activeStatus(active)
