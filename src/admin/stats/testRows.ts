import type { Coupon, Plan } from '@/contract'
import { DAY } from '@/lib/dates'

/** The moment at which the tests of the figures and of the charts stand, in ms. */
export const now = Date.parse('2026-11-21T12:00:00+05:30')

/** So many ms after it, as the contract writes a date. */
export const at = (ms: number) => new Date(now + ms).toISOString()

export const coupon = (code: string, usedCount: number, usageLimit?: number | null): Coupon => ({
  _id: code,
  code,
  amount: 100,
  usedCount,
  usageLimit,
  active: true,
  createdAt: at(-DAY),
})

/** The price is in rupees. */
export const plan = (name: string, price: number): Plan => ({
  _id: name,
  name,
  price,
  features: [],
  highlight: false,
  duration: 30,
})
