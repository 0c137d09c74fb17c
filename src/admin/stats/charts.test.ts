import { describe, expect, test } from 'vitest'
import type { Complaint, Subscription } from '@/contract'
import { DAY } from '@/lib/dates'
import { chartCsv } from './chart'
import {
  complaintsChart,
  couponsChart,
  endingChart,
  newUsersChart,
  planChart,
  revenueChart,
  statusChart,
} from './charts'
import { at, coupon, now, plan } from './testRows'

const subscription = (fields: Partial<Subscription> = {}): Subscription => ({
  _id: 'sub',
  plan: 'starter',
  uniqueId: 'SUB-7K3Q9D',
  status: 'active',
  createdAt: at(-DAY),
  expiresAt: at(10 * DAY),
  ...fields,
})
const complaint = (days: number): Complaint => ({
  _id: `cmp_${days}`,
  message: 'The map is blank',
  status: 'open',
  createdAt: at(-days * DAY),
})

describe('chart summaries', () => {
  const rejected = subscription({ status: 'rejected', expiresAt: null })

  test.each([
    [[subscription()], '1 of 1 subscription is active.'],
    [[subscription(), subscription(), rejected], '2 of 3 subscriptions are active.'],
    [[rejected, rejected], 'None of 2 subscriptions is active.'],
  ])('states the subscriptions by status (%#)', (subscriptions, reading) => {
    expect(statusChart(subscriptions, now)?.reading).toBe(reading)
  })

  test('names the most popular plan, or two with the same count', () => {
    const pro = subscription({ plan: 'pro' })
    expect(planChart([pro, pro, rejected], now)?.reading).toBe(
      'Pro is the most popular plan, with 2 of 3 subscriptions.',
    )
    expect(planChart([pro, rejected], now)?.reading).toBe(
      'Starter and Pro are the most popular plans, with 1 of 2 subscriptions each.',
    )
  })

  test.each([
    [[at(-DAY)], '1 new user in the last 12 months; Nov 2026 has 1 so far.'],
    [[at(-40 * DAY), at(-41 * DAY)], '2 new users in the last 12 months; Nov 2026 has none so far.'],
    [[at(-400 * DAY)], 'No new users in the last 12 months.'],
  ])('states the new users by month (%#)', (dates, reading) => {
    const users = dates.map((createdAt) => ({
      _id: createdAt,
      name: 'Asha',
      email: 'asha@x.example',
      role: 'user' as const,
      createdAt,
    }))
    expect(newUsersChart(users, now)?.reading).toBe(reading)
  })

  test.each([
    [[5, 20, 40], '2 of 3 active subscriptions end within 30 days; 1 within 7.'],
    [[20], '1 of 1 active subscription ends within 30 days; none within 7.'],
    [[40], 'None of 1 active subscription ends within 30 days.'],
  ])('states the subscriptions that end soon (%#)', (days, reading) => {
    const subscriptions = days.map((left) => subscription({ expiresAt: at(left * DAY) }))
    expect(endingChart(subscriptions, now)?.reading).toBe(reading)
  })

  test('states revenue at list price, without plans that have no price', () => {
    const sold = [subscription(), subscription(), subscription({ plan: 'pro' })]
    expect(revenueChart({ a: sold, b: [plan('Starter', 1999), plan('Pro', 16_999)] }, now)?.reading).toBe(
      '$20,997 for 3 subscriptions ever approved, at today’s list price.',
    )
    const chart = revenueChart({ a: sold, b: [plan('Starter', 1999)] }, now)
    expect(chart?.reading).toBe(
      '$3,998 for 3 subscriptions ever approved, at today’s list price, excluding Pro, whose price is unknown.',
    )
    expect(chart?.rows.map(({ text }) => text)).toEqual(['$3,998', 'Price unknown', 'Price unknown'])
  })

  test.each([
    [[0, 8, 31], '3 complaints are open; 2 have waited 7 days or more.'],
    [[0], '1 complaint is open; none has waited 7 days or more.'],
  ])('states the open complaints by age (%#)', (days, reading) => {
    expect(complaintsChart(days.map(complaint), now)?.reading).toBe(reading)
  })

  test('states the coupon use', () => {
    const coupons = [coupon('A', 2, 2), coupon('B', 3, 5), coupon('C', 7)]
    expect(couponsChart(coupons, now)?.reading).toBe(
      '3 coupons used 12 times in total; 1 has reached its limit.',
    )
  })
})

test('has no chart when there is nothing to count', () => {
  expect([
    statusChart([], now),
    planChart([], now),
    newUsersChart([], now),
    endingChart([], now),
    revenueChart({ a: [], b: [plan('Pro', 1)] }, now),
    complaintsChart([{ ...complaint(1), status: 'resolved' }], now),
    couponsChart([], now),
  ]).toEqual([null, null, null, null, null, null, null])
})

test('draws the most used coupons and exports all, never as formulas', () => {
  const many = Array.from({ length: 40 }, (_, index) => coupon(`=C${index}`, index))
  const chart = couponsChart(many, now)
  if (!chart) throw new Error('no chart')
  expect(chart.drawn).toBe(5)
  const lines = chartCsv(chart).trim().split('\r\n')
  expect(lines).toHaveLength(41)
  expect(lines.slice(0, 2)).toEqual(['Coupon,Used,Limit,Status', "'=C39,39,∞,Active"])
})

test('groups digits in the table, but not in the file', () => {
  const sold = Array.from({ length: 1200 }, () => subscription())
  const chart = revenueChart({ a: sold, b: [plan('Starter', 1999.5)] }, now)
  expect(chart?.rows[0]?.cells).toEqual([
    { text: '1,200', csv: 1200 },
    { text: '$23,99,400', csv: 2399400 },
  ])
})
