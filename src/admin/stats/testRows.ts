import type { Coupon, Plan } from '@/contract'
import { DAY } from '@/lib/dates'

/** The tests' current time, in ms. */
export const now = Date.parse('2026-11-21T12:00:00+05:30')

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

/** `price` in rupees. */
export const plan = (name: string, price: number): Plan => ({
  _id: name,
  name,
  price,
  features: [],
  highlight: false,
  duration: 30,
})
