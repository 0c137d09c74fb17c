import type { Stats } from '@/contract'

const ratio = (part: number, whole: number) => (whole === 0 && !Number.isNaN(part) ? 0 : part / whole)

/**
 * The figures that the home tab derives from the totals; 0 where it would divide by 0 (SPEC section 2), NaN where a total is
 * missing.
 */
export function figures({ userCount, totalRevenue, subCount, activeSubs }: Stats) {
  return {
    /** Active subscriptions per user, in percent. */
    conversionRate: ratio(activeSubs, userCount) * 100,
    averageRevenue: ratio(totalRevenue, userCount),
    /** Active among all subscriptions, in percent. */
    activeRate: ratio(activeSubs, subCount) * 100,
  }
}
