import { grouped } from './grouped'

/** A whole number with its groups: 1,23,456. */
export function formatCount(count: number): string {
  return grouped(count)
}

/** A percentage with one decimal: 12.5%. Takes percent, not a fraction. */
export function formatPercent(percent: number): string {
  return `${percent.toFixed(1)}%`
}
