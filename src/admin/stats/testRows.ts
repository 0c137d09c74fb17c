import type { Coupon, Plan } from '@/contract'
import { DAY } from '@/lib/dates'

/** The tests' current time, in ms. */
export const TEST_NOW = Date.parse('2026-11-21T12:00:00+05:30')

export const timeAfter = (ms: number) => new Date(TEST_NOW + ms).toISOString()

export const couponRow = (code: string, usedCount: number, usageLimit?: number | null): Coupon => ({
  _id: code,
  code,
  amount: 100,
  usedCount,
  usageLimit,
  active: true,
  createdAt: timeAfter(-DAY),
})

/** `price` in rupees. */
export const planRow = (name: string, price: number): Plan => ({
  _id: name,
  name,
  price,
  features: [],
  highlight: false,
  duration: 30,
})
