import { UNKNOWN } from './dates'

/** Indian grouping: `1,23,456`. A dash for NaN. Avoids Intl, whose first formatter is a long task in hydration. */
export const formatCount = (count: number): string =>
  Number.isNaN(count) ? UNKNOWN : String(count).replaceAll(/\B(?=(?:\d\d)*\d{3}$)/g, ',')

/** `1 day`, `1,095 days` */
export const daysText = (days: number): string => `${formatCount(days)} ${days === 1 ? 'day' : 'days'}`

/** A percentage with one decimal: 12.5%; a dash for NaN. Takes percent, not a fraction. */
export function formatPercent(percent: number): string {
  return Number.isNaN(percent) ? UNKNOWN : `${percent.toFixed(1)}%`
}
