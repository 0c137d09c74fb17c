import { describe, expect, test } from 'vitest'
import type { Complaint, Subscription } from '@/contract'
import { DAY } from '@/lib/dates'
import { subscription as anySubscription } from '@/testing/subscription'
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
import { timeAfter, couponRow, TEST_NOW, planRow } from './testRows'

const subscription = (fields: Partial<Subscription> = {}) =>
  anySubscription({
    plan: 'starter',
    createdAt: timeAfter(-DAY),
    expiresAt: timeAfter(10 * DAY),
    ...fields,
  })
const complaint = (days: number): Complaint => ({
  _id: `cmp_${days}`,
  message: 'The map is blank',
  status: 'open',
  createdAt: timeAfter(-days * DAY),
})

describe('chart summary', () => {
  const rejected = subscription({ status: 'rejected', expiresAt: null })

  test.each([
    [[subscription()], '1 of 1 subscription is active.'],
    [[subscription(), subscription(), rejected], '2 of 3 subscriptions are active.'],
    [[rejected, rejected], 'None of 2 subscriptions is active.'],
  ])('states how many subscriptions are active (%#)', (subscriptions, reading) => {
    expect(statusChart(subscriptions, TEST_NOW)?.reading).toBe(reading)
  })

  test('names the most popular plan, or two with the same count', () => {
    const pro = subscription({ plan: 'pro' })
    expect(planChart([pro, pro, rejected], TEST_NOW)?.reading).toBe(
      'Pro is the most popular plan, with 2 of 3 subscriptions.',
    )
    expect(planChart([pro, rejected], TEST_NOW)?.reading).toBe(
      'Starter and Pro are the most popular plans, with 1 of 2 subscriptions each.',
    )
  })

  test.each([
    [[timeAfter(-DAY)], '1 new user in the last 12 months; Nov 2026 has 1 so far.'],
    [
      [timeAfter(-40 * DAY), timeAfter(-41 * DAY)],
      '2 new users in the last 12 months; Nov 2026 has none so far.',
    ],
    [[timeAfter(-400 * DAY)], 'No new users in the last 12 months.'],
  ])('states how many users are new (%#)', (dates, reading) => {
    const users = dates.map((createdAt) => ({
      _id: createdAt,
      name: 'Asha',
      email: 'asha@x.example',
      role: 'user' as const,
      createdAt,
    }))
    expect(newUsersChart(users, TEST_NOW)?.reading).toBe(reading)
  })

  test.each([
    [[5, 20, 40], '2 of 3 active subscriptions end within 30 days; 1 within 7.'],
    [[20], '1 of 1 active subscription ends within 30 days; none within 7.'],
    [[40], 'None of 1 active subscription ends within 30 days.'],
  ])('states how many subscriptions end soon (%#)', (days, reading) => {
    const subscriptions = days.map((left) => subscription({ expiresAt: timeAfter(left * DAY) }))
    expect(endingChart(subscriptions, TEST_NOW)?.reading).toBe(reading)
  })

  test('states revenue at list price, excluding plans of unknown price', () => {
    const sold = [subscription(), subscription(), subscription({ plan: 'pro' })]
    expect(
      revenueChart({ a: sold, b: [planRow('Starter', 1999), planRow('Pro', 16_999)] }, TEST_NOW)?.reading,
    ).toBe('$20,997 (in rupees) for 3 subscriptions ever approved, at today’s list prices.')
    const chart = revenueChart({ a: sold, b: [planRow('Starter', 1999)] }, TEST_NOW)
    expect(chart?.reading).toBe(
      '$3,998 (in rupees) for 3 subscriptions ever approved, at today’s list prices, excluding Pro, whose price is unknown.',
    )
    expect(chart?.rows.map(({ text }) => text)).toEqual(['$3,998', 'Price unknown', 'Price unknown'])
  })

  test.each([
    [[0, 8, 31], '3 complaints are open; 2 have waited 7 days or more.'],
    [[0], '1 complaint is open; none has waited 7 days or more.'],
  ])('states how many complaints are open (%#)', (days, reading) => {
    expect(complaintsChart(days.map(complaint), TEST_NOW)?.reading).toBe(reading)
  })

  test('states how often coupons were used', () => {
    const coupons = [couponRow('A', 2, 2), couponRow('B', 3, 5), couponRow('C', 7)]
    expect(couponsChart(coupons, TEST_NOW)?.reading).toBe(
      '3 coupons, used 12 times in total; 1 has reached its limit.',
    )
  })
})

test('has no chart when there is nothing to count', () => {
  expect([
    statusChart([], TEST_NOW),
    planChart([], TEST_NOW),
    newUsersChart([], TEST_NOW),
    endingChart([], TEST_NOW),
    revenueChart({ a: [], b: [planRow('Pro', 1)] }, TEST_NOW),
    complaintsChart([{ ...complaint(1), status: 'resolved' }], TEST_NOW),
    couponsChart([], TEST_NOW),
  ]).toEqual([null, null, null, null, null, null, null])
})

test('draws the most used coupons; exports all, but not as formulas', () => {
  const many = Array.from({ length: 40 }, (_, index) => couponRow(`=C${index}`, index))
  const chart = couponsChart(many, TEST_NOW)
  if (!chart) throw new Error('no chart')
  expect(chart.drawn).toBe(5)
  const lines = chartCsv(chart).trim().split('\r\n')
  expect(lines).toHaveLength(41)
  expect(lines.slice(0, 2)).toEqual(['Coupon,Used,Limit,Status', "'=C39,39,∞,Active"])
})

test('groups digits in the table, but not in the CSV file', () => {
  const sold = Array.from({ length: 1200 }, () => subscription())
  const chart = revenueChart({ a: sold, b: [planRow('Starter', 1999.5)] }, TEST_NOW)
  expect(chart?.rows[0]?.cells).toEqual([
    { text: '1,200', csv: 1200 },
    { text: '$23,99,400', csv: 2399400 },
  ])
})
