<<<<<<< HEAD
/**
 * A whole number that is not negative, with its groups as India writes them: 1,23,456. Without Intl, whose first formatter
 * costs a slow phone a long task while a page is taken over.
 */
export const formatCount = (count: number): string => String(count).replaceAll(/\B(?=(?:\d\d)*\d{3}$)/g, ',')
=======
import { UNKNOWN } from './dates'
import { grouped } from './grouped'

/** A whole number with its groups: 1,23,456; a dash for NaN. */
export function formatCount(count: number): string {
  return Number.isNaN(count) ? UNKNOWN : grouped(count)
}
>>>>>>> ded700a (What servers send besides is read as what it means: a list beside an empty one such as errors, which was taken for no rows; seconds, digits and a database's own wrappings; and yes or no as "0" or "False", which showed a closed payment account as open)

/** A percentage with one decimal: 12.5%; a dash for NaN. Takes percent, not a fraction. */
export function formatPercent(percent: number): string {
  return Number.isNaN(percent) ? UNKNOWN : `${percent.toFixed(1)}%`
}
