import { formatCount } from './count'
import { UNKNOWN } from './dates'

/** The amount without its sign: two decimals, or none where it is a whole number of rupees and `decimals` is 0. Takes rupees. */
function written(amount: number, decimals: 0 | 2 = 0): string {
  const paise = Math.abs(toPaise(amount))
  const rest = paise % 100
  const whole = formatCount((paise - rest) / 100)
  return rest === 0 && decimals === 0 ? whole : `${whole}.${String(rest).padStart(2, '0')}`
}

/** Rupees as people read them, grouped the Indian way: ₹1,999, ₹1,23,456.50. Takes rupees. */
export function rupees(amount: number): string {
  return `${toPaise(amount) < 0 ? '−' : ''}₹${written(amount)}`
}

/**
 * Rupees with the dollar sign that the specification gives the admin's revenue cards (SPEC section 9). Takes rupees; with
 * `decimals` 2 the decimals stand behind a whole number too. A dash for NaN.
 */
export function revenue(amount: number, decimals: 0 | 2 = 0): string {
  return Number.isNaN(amount) ? UNKNOWN : `$${written(amount, decimals)}`
}

/** Whole paise of an amount in rupees, so that no later step computes with fractions. */
export function toPaise(amount: number): number {
  return Math.round(amount * 100)
}

/** What is left to pay in rupees: price minus discount, never below 0 (SPEC section 5). Computed in paise. */
export function totalToPay(price: number, discount: number): number {
  return Math.max(0, toPaise(price) - toPaise(discount)) / 100
}
