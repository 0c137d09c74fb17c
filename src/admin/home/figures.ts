import type { Stats } from '@/contract'

const ratio = (part: number, whole: number) => (whole === 0 && !Number.isNaN(part) ? 0 : part / whole)

/**
 * Figures derived from the totals: 0 instead of a division by 0 (SPEC section 2), NaN if a total is missing.
 */
export function figures({ userCount, totalRevenue, subCount, activeSubs }: Stats) {
  return {
    /** Active subscriptions per user, %. */
    conversionRate: ratio(activeSubs, userCount) * 100,
    averageRevenue: ratio(totalRevenue, userCount),
    /** Active among all subscriptions, %. */
    activeRate: ratio(activeSubs, subCount) * 100,
  }
}
