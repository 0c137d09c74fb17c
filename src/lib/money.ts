import { formatCount } from './count'
import { UNKNOWN } from './dates'

/** Takes rupees. Two decimals, or none for whole rupees if `decimals` is 0. */
function written(amount: number, decimals: 0 | 2 = 0): string {
  const paise = Math.abs(toPaise(amount))
  const rest = paise % 100
  const whole = formatCount((paise - rest) / 100)
  return rest === 0 && decimals === 0 ? whole : `${whole}.${String(rest).padStart(2, '0')}`
}

/** ₹1,999, ₹1,23,456.50. Takes rupees. */
export function rupees(amount: number): string {
  return `${toPaise(amount) < 0 ? '−' : ''}₹${written(amount)}`
}

/** SPEC section 9: rupees with a dollar sign. A dash for NaN. `decimals` 2 always shows two. */
export function revenue(amount: number, decimals: 0 | 2 = 0): string {
  return Number.isNaN(amount) ? UNKNOWN : `$${written(amount, decimals)}`
}

/** Rupees to whole paise. */
export function toPaise(amount: number): number {
  return Math.round(amount * 100)
}

/** What is left to pay, in rupees: price minus discount, never below 0 (SPEC section 5). Computed in paise. */
export function totalToPay(price: number, discount: number): number {
  return Math.max(0, toPaise(price) - toPaise(discount)) / 100
}
