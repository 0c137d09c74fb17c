import { DAY, HOUR, MINUTE, SECOND } from '@/lib/dates'
import { digest } from './password'
import type { CouponRow, SubscriptionRow } from '@mocks/store/rows'
import { couponRows, planRows } from '@mocks/seeds/catalogue'
import { subscriptionRows } from '@mocks/seeds/subscriptions'
import { expect, test } from 'vitest'
import { hasLaterTerm, isReminderDue, reminderId } from './autoExpiry'
import { isOverdue } from './expiry'
import { newId, newUniqueId } from './ids'
import { afterFailure, lockedSeconds, MAX_FAILURES } from './loginLock'
import { consume, couponFields } from './coupon'
import { comparablePlanName } from './planInput'
import { storedPlanKey } from './planKey'
import { planOf, termDaysOf } from './planOf'
import { statsOf } from './stats'
import { mustBeCovered, mustBeNewTransaction, normalisedTransactionId } from './transactionId'

const now = Date.parse('2026-06-15T10:00:00Z')
const seeded = subscriptionRows(now)

function row(fields: Partial<SubscriptionRow>): SubscriptionRow {
  const [first] = seeded
  if (!first) throw new Error('The seed has no subscription.')
  return { ...first, ...fields }
}
const until = (ms: number, status: SubscriptionRow['status'] = 'active') =>
  row({ status, expiresAt: new Date(ms).toISOString() })

test('treats an active subscription as overdue from its end', () => {
  expect(isOverdue(until(now + 1), now)).toBe(false)
  expect(isOverdue(until(now), now)).toBe(true)
  expect(isOverdue(until(now - DAY, 'pending'), now)).toBe(false)
  expect(isOverdue(row({ status: 'active', expiresAt: null }), now)).toBe(false)
})

test('sends the reminder when two days are left, rounded up', () => {
  expect(isReminderDue(until(now + DAY), now)).toBe(false)
  expect(isReminderDue(until(now + DAY + 1), now)).toBe(true)
  expect(isReminderDue(until(now + 2 * DAY), now)).toBe(true)
  expect(isReminderDue(until(now + 2 * DAY + 1), now)).toBe(false)
  expect(isReminderDue(until(now + 2 * DAY, 'expired'), now)).toBe(false)
})

test('sends no reminder for a term if the user has a later one of its plan', () => {
  const ending = until(now + 2 * DAY)
  const later = { ...until(now + 72 * DAY), _id: 'later' }
  expect(hasLaterTerm(ending, [ending, later])).toBe(true)
  expect(hasLaterTerm(later, [ending, later])).toBe(false)
  expect(hasLaterTerm(ending, [ending, { ...later, plan: 'pro' }])).toBe(false)
  expect(hasLaterTerm(ending, [ending, { ...later, userId: 'usr_other' }])).toBe(false)
  expect(hasLaterTerm(ending, [ending, { ...later, status: 'pending' }])).toBe(false)
})

test('starts a reminder’s day at midnight in India', () => {
  expect(reminderId('sub', Date.parse('2026-06-15T18:29:00Z'))).toBe('sub:2026-06-15')
  expect(reminderId('sub', Date.parse('2026-06-15T18:30:00Z'))).toBe('sub:2026-06-16')
})

const attemptAt = (times: readonly number[]) =>
  times.reduce<ReturnType<typeof afterFailure> | undefined>(
    (before, at) => afterFailure(before, 'a@b.example', at),
    undefined,
  )

test('locks a login for 30 s after five failures, and after each further one', () => {
  const failed = (times: number) => attemptAt(Array<number>(times).fill(now))
  expect(lockedSeconds(undefined, now)).toBe(0)
  expect(lockedSeconds(failed(MAX_FAILURES - 1), now)).toBe(0)
  const locked = failed(MAX_FAILURES)
  expect(lockedSeconds(locked, now)).toBe(30)
  expect(lockedSeconds(locked, now + 28_500)).toBe(2)
  expect(lockedSeconds(locked, now + 30 * SECOND)).toBe(0)
  // the demo's clock moved back
  expect(lockedSeconds(locked, now - DAY)).toBe(30)
  expect(lockedSeconds(afterFailure(locked, 'a@b.example', now + MINUTE), now + MINUTE)).toBe(30)
  expect(lockedSeconds(afterFailure(locked, 'a@b.example', now + 15 * MINUTE), now + 15 * MINUTE)).toBe(0)
})

test.each([
  ['within 15 minutes', [0, 1, 14.9, 15.1, 15.2, 15.9], 30],
  ['over 15 minutes', [0, 1, 14.9, 15.1, 15.2], 0],
])('counts only the last five failures: %s', (_, minutes, seconds) => {
  const times = minutes.map((minute) => now + minute * MINUTE)
  expect(lockedSeconds(attemptAt(times), times.at(-1) ?? now)).toBe(seconds)
})

test('ignores spaces, case and Unicode forms in transaction IDs', () => {
  expect(normalisedTransactionId(' ab 12\tcd ')).toBe('AB12CD')
  expect(normalisedTransactionId('４２58\u200B11\u00AD90\uFEFF66')).toBe('4258119066')
  const others = [row({ userId: 'usr_a', transactionId: 'FREE-gift' }), row({ transactionId: null })]
  const submit = (id: string, userId: string) => () => mustBeNewTransaction(id, userId, others)
  expect(submit('free-GIFT', 'usr_b')).not.toThrow()
  expect(submit('free-GIFT', 'usr_a')).toThrow('already been submitted')
  expect(submit('\u200B', 'usr_a')).toThrow('Transaction ID is required.')
})

test('stores coupon codes in capitals; the last use deactivates the coupon', () => {
  expect(couponFields({ code: ' ganesh ', amount: 150.5 }, []).code).toBe('GANESH')
  const [coupon] = couponRows(() => '')
  const once = consume(coupon as CouponRow)
  expect(once).toMatchObject({ usedCount: 39, active: true })
  expect(consume(once)).toMatchObject({ usedCount: 40, active: false })
})

test('accepts a coupon as payment only if it is active and covers the price', () => {
  const pay =
    (price: number, active = true) =>
    () =>
      mustBeCovered(' free-gift ', { price }, [{ code: 'GIFT', amount: 2000, active }])
  expect(pay(2000)).not.toThrow()
  expect(pay(2001)).toThrow('No coupon covers this plan.')
  expect(pay(2000, false)).toThrow('No coupon covers this plan.')
})

test('draws IDs without look-alike characters until one is free', () => {
  const seen: string[] = []
  const uniqueId = newUniqueId((candidate) => seen.push(candidate) < 3)
  expect(seen).toHaveLength(3)
  expect(uniqueId).toBe(seen[2])
  for (const candidate of seen) expect(candidate).toMatch(/^SUB-[2-9A-HJKMNP-Z]{6}$/)
  expect(newId('sub')).toMatch(/^sub_[a-z0-9]{12}$/)
})

test('replaces a deleted plan with the one of the same key, or with defaults', () => {
  const bought = { plan: 'premium', planId: 'pln_gone' } as const
  expect(planOf(bought, planRows)?._id).toBe('pln_premium')
  expect(termDaysOf(bought, planRows)).toBe(90)
  expect(planOf(bought, [])).toBeUndefined()
  expect(termDaysOf({ plan: 'pro', planId: null }, [])).toBe(365)
  expect(comparablePlanName(' Basic  Shop')).toBe('basicshop')
  expect(comparablePlanName('Cafe\u0301')).toBe(comparablePlanName('CAF\u00C9'))
})

test('derives a plan’s key from its name', () => {
  const names = ['Starter', 'BASIC site', 'Premium Pro', 'Pro Max', 'Something else']
  expect(names.map(storedPlanKey)).toEqual(['starter', 'starter', 'premium', 'pro', 'starter'])
})

test('does not replace a deleted plan if its key is ambiguous', () => {
  const [starter] = planRows.filter(({ _id }) => _id === 'pln_starter')
  const named = (name: string) => (starter ? [{ ...starter, _id: name, name }] : [])
  const bought = { plan: 'starter', planId: 'pln_gone' } as const
  expect(planOf(bought, named('Starter'))?.name).toBe('Starter')
  expect(planOf(bought, named('Gold'))).toBeUndefined()
  expect(planOf(bought, [...named('Starter'), ...named('Gold')])).toBeUndefined()
})

test('adds up the revenue of approved subscriptions, even expired ones', () => {
  const approvedAt = new Date(now - HOUR).toISOString()
  const bought = [
    row({ plan: 'starter', planId: 'pln_starter', status: 'expired', approvedAt }),
    row({ plan: 'pro', planId: 'pln_pro', status: 'active', approvedAt }),
    row({ plan: 'pro', planId: 'pln_pro', status: 'pending', approvedAt: null }),
    row({ plan: 'pro', planId: 'pln_pro', status: 'rejected', approvedAt: null }),
  ]
  expect(statsOf(7, bought, planRows)).toEqual({
    userCount: 7,
    totalRevenue: 18_998,
    subCount: 4,
    activeSubs: 1,
  })
  expect(statsOf(0, bought, []).totalRevenue).toBe(0)
})

test('computes a digest from password and salt', () => {
  const made = digest('monsoon', 'usr_a')
  expect(made).toMatch(/^[0-9a-f]{16}$/)
  expect(digest('monsoon', 'usr_a')).toBe(made)
  expect(digest('monsoon', 'usr_b')).not.toBe(made)
  expect(digest('Monsoon', 'usr_a')).not.toBe(made)
})
