const grouped = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 2 })
const twoDecimals = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** Rupees as people read them, grouped the Indian way: ₹1,999, ₹1,23,456.50. Takes rupees. */
export function rupees(amount: number): string {
  const text = Number.isInteger(amount)
    ? grouped.format(Math.abs(amount))
    : twoDecimals.format(Math.abs(amount))
  return `${amount < 0 ? '−' : ''}₹${text}`
}

/** Rupees with the dollar sign that the specification gives the admin's revenue cards (SPEC section 9). */
export function revenue(amount: number, decimals: 0 | 2 = 0): string {
  return `$${decimals === 2 ? twoDecimals.format(amount) : grouped.format(amount)}`
}

/** Whole paise of an amount in rupees, so that no later step computes with fractions. */
export function toPaise(amount: number): number {
  return Math.round(amount * 100)
}

/** What is left to pay in rupees: price minus discount, never below 0 (SPEC section 5). Computed in paise. */
export function totalToPay(price: number, discount: number): number {
  return Math.max(0, toPaise(price) - toPaise(discount)) / 100
}
