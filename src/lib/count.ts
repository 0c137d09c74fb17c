/**
 * A whole number that is not negative, with its groups as India writes them: 1,23,456. Without Intl, whose first formatter
 * costs a slow phone a long task while a page is taken over.
 */
export const formatCount = (count: number): string => String(count).replaceAll(/\B(?=(?:\d\d)*\d{3}$)/g, ',')

/** A percentage with one decimal: 12.5%. Takes percent, not a fraction. */
export function formatPercent(percent: number): string {
  return `${percent.toFixed(1)}%`
}
