import { describe, expect, test } from 'vitest'
import type { Complaint, Subscription } from '@/contract'
import { DAY, HOUR } from '@/lib/dates'
import { subscription as anySubscription } from '@/testing/subscription'
import {
  approvedByPlan,
  byMonth,
  byPlan,
  byStatus,
  sortedByUse,
  endingSoon,
  openByAge,
  shareUsed,
  type Tally,
} from './figures'
import { timeAfter, couponRow, TEST_NOW, planRow } from './testRows'

const subscription = (fields: Partial<Subscription>) =>
  anySubscription({
    plan: 'starter',
    status: 'pending',
    createdAt: timeAfter(-DAY),
    expiresAt: undefined,
    ...fields,
  })
const active = (left: number) => subscription({ status: 'active', expiresAt: timeAfter(left) })
const counts = (tallies: readonly Tally[]) =>
  Object.fromEntries(tallies.map(({ label, count }) => [label, count]))
/** A value that the contract does not allow; screens get it unchanged. */
const unknown = (value: string) => value as never

describe('byStatus', () => {
  test('counts “seen” as pending, “approved” as active, a past end as expired', () => {
    const found = byStatus(
      [
        subscription({}),
        subscription({ status: 'seen' }),
        active(1),
        subscription({ status: 'approved', expiresAt: timeAfter(DAY) }),
        active(0),
        subscription({ status: 'approved', expiresAt: timeAfter(-1) }),
        subscription({ status: 'expired', expiresAt: timeAfter(-DAY) }),
        subscription({ status: 'rejected' }),
      ],
      TEST_NOW,
    )
    expect(counts(found)).toEqual({ Active: 2, Pending: 2, Expired: 3, Rejected: 1 })
  })

  test('lists the four statuses in a fixed order, even with a count of 0', () => {
    expect(byStatus([], TEST_NOW)).toEqual([
      { label: 'Active', count: 0 },
      { label: 'Pending', count: 0 },
      { label: 'Expired', count: 0 },
      { label: 'Rejected', count: 0 },
    ])
  })

  test('lists other statuses in separate rows', () => {
    const found = byStatus(
      [subscription({ status: unknown('paused') }), subscription({ status: 'active', expiresAt: null })],
      TEST_NOW,
    )
    expect(found.slice(4)).toEqual([
      { label: 'paused', count: 1 },
      { label: 'No end date', count: 1 },
    ])
  })
})

test('counts every subscription by plan, even if the plan is unknown', () => {
  const found = byPlan([
    subscription({ plan: 'pro' }),
    subscription({ plan: 'pro', status: 'rejected' }),
    subscription({ plan: unknown('gold') }),
  ])
  expect(counts(found)).toEqual({ Starter: 0, Premium: 0, Pro: 2, gold: 1 })
})

describe('byMonth', () => {
  const created = (createdAt: string) => ({ createdAt })

  test('lists the twelve months up to the current one, even empty ones', () => {
    const found = byMonth([], TEST_NOW)
    expect(found).toHaveLength(12)
    expect(found[0]).toEqual({ label: 'Dec 2025', count: 0 })
    expect(found[1]).toEqual({ label: 'Jan 2026', count: 0 })
    expect(found[11]).toEqual({ label: 'Nov 2026', count: 0 })
  })

  test('starts a month at midnight in India', () => {
    const found = byMonth(
      [
        created('2026-10-31T18:29:59.999Z'),
        created('2026-10-31T18:30:00Z'),
        created('2026-11-01T00:00:00+05:30'),
        created('2026-10-31T23:59:59+05:30'),
      ],
      TEST_NOW,
    )
    expect(found.slice(-2)).toEqual([
      { label: 'Oct 2026', count: 2 },
      { label: 'Nov 2026', count: 2 },
    ])
  })

  test('excludes dates before the first month and after the last', () => {
    const found = byMonth(
      [
        created('2025-11-30T23:59:59+05:30'),
        created('2025-12-01T00:00:00+05:30'),
        created('2026-12-01T00:00:00+05:30'),
      ],
      TEST_NOW,
    )
    expect(found.filter(({ count }) => count > 0)).toEqual([{ label: 'Dec 2025', count: 1 }])
  })

  test('covers one calendar year in December', () => {
    const found = byMonth([], Date.parse('2026-12-31T23:59:59+05:30'))
    expect([found[0]?.label, found[11]?.label]).toEqual(['Jan 2026', 'Dec 2026'])
  })
})

describe('endingSoon', () => {
  test('includes exactly 7 and 30 days, but not a millisecond more', () => {
    const found = endingSoon(
      [active(7 * DAY), active(7 * DAY + 1), active(30 * DAY), active(30 * DAY + 1)],
      TEST_NOW,
    )
    expect(found).toEqual({ active: 4, within7: 1, within30: 3 })
  })

  test('counts only active subscriptions', () => {
    const found = endingSoon(
      [
        active(0),
        active(-DAY),
        subscription({ status: 'approved', expiresAt: timeAfter(1) }),
        subscription({ status: 'active', expiresAt: null }),
        subscription({ status: 'expired', expiresAt: timeAfter(DAY) }),
        subscription({ status: 'seen', expiresAt: timeAfter(DAY) }),
      ],
      TEST_NOW,
    )
    expect(found).toEqual({ active: 1, within7: 1, within30: 1 })
  })
})

describe('approvedByPlan', () => {
  test('counts all subscriptions ever approved, and gives today’s price', () => {
    const found = approvedByPlan(
      [
        active(DAY),
        subscription({ status: 'approved' }),
        subscription({ status: 'expired' }),
        subscription({}),
        subscription({ status: 'seen' }),
        subscription({ status: 'rejected' }),
        // some servers set the end date as soon as the request is made
        subscription({ expiresAt: timeAfter(DAY) }),
        subscription({ status: 'rejected', expiresAt: timeAfter(DAY) }),
        subscription({ plan: 'pro', status: unknown('paused'), expiresAt: timeAfter(DAY) }),
      ],
      [planRow('Basic', 1500), planRow('Pro', 9000)],
    )
    expect(found).toEqual([
      { label: 'Starter', approved: 3, price: 1500 },
      { label: 'Premium', approved: 0, price: null },
      { label: 'Pro', approved: 1, price: 9000 },
    ])
  })
})

describe('openByAge', () => {
  const complaint = (age: number, status: Complaint['status'] = 'open'): Complaint => ({
    _id: `cmp_${age}`,
    message: 'The map is blank',
    status,
    createdAt: timeAfter(-age),
  })

  test.each([
    [-HOUR, 'Under 1 day'],
    [0, 'Under 1 day'],
    [DAY - 1, 'Under 1 day'],
    [DAY, '1 to 3 days'],
    [3 * DAY - 1, '1 to 3 days'],
    [3 * DAY, '3 to 7 days'],
    [7 * DAY - 1, '3 to 7 days'],
    [7 * DAY, '7 to 30 days'],
    [30 * DAY - 1, '7 to 30 days'],
    [30 * DAY, '30 days or more'],
  ])('counts an age of %d ms as “%s”', (age, label) => {
    expect(openByAge([complaint(age)], TEST_NOW).filter(({ count }) => count > 0)).toEqual([
      { label, count: 1 },
    ])
  })

  test('leaves out resolved complaints', () => {
    expect(openByAge([complaint(DAY, 'resolved')], TEST_NOW).every(({ count }) => count === 0)).toBe(true)
  })
})

describe('coupons', () => {
  test('are sorted by use, the most used first', () => {
    const sorted = sortedByUse([couponRow('A', 1), couponRow('B', 9), couponRow('C', 3)])
    expect(sorted.map(({ code }) => code)).toEqual(['B', 'C', 'A'])
  })

  test.each([
    [5, 20, 0.25],
    [20, 20, 1],
    [25, 20, 1],
    [0, 0, null],
    [5, null, null],
    [5, undefined, null],
  ])('with %d uses and a limit of %s have a used share of %s', (used, limit, share) => {
    expect(shareUsed(couponRow('A', used, limit))).toBe(share)
  })
})
