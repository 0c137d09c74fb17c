import { expect, test } from 'vitest'
import type { Subscription } from '@/contract'
import { HOUR } from '@/lib/dates'
import { plan as premium, subscription } from '@/testing/subscription'
import { duplicatesOf, isLate } from './queue'
import { listPrice } from './useQueueFilter'

const start = Date.parse('2026-11-20T12:00:00Z')
const request = (id: string, more: Partial<Subscription> = {}) =>
  subscription({
    _id: id,
    plan: 'starter',
    status: 'pending',
    createdAt: new Date(start).toISOString(),
    ...more,
  })

test('treats a request as late after 24 hours', () => {
  expect(isLate(request('a'), start + 24 * HOUR)).toBe(false)
  expect(isLate(request('a'), start + 24 * HOUR + 1)).toBe(true)
})

test('finds the same ID regardless of spaces and case', () => {
  const waiting = request('a', { transactionId: 'ab 12' })
  const other = request('b', { transactionId: 'AB12', status: 'rejected' })
  const found = duplicatesOf([waiting], [waiting, other, request('c', { transactionId: 'AB13' })])
  expect([...found].map(([id, others]) => [id, others.map(({ _id }) => _id)])).toEqual([['a', ['b']]])
})

test('finds two pending requests with the same ID before all have loaded', () => {
  const found = duplicatesOf([request('a', { transactionId: '1' }), request('b', { transactionId: '1' })], [])
  expect([...found.keys()]).toEqual(['a', 'b'])
})

test('ignores missing IDs, and a coupon unless one client repeats it', () => {
  const rows = [
    request('a'),
    request('b', { transactionId: '  ' }),
    request('c', { transactionId: 'FREE-X' }),
    request('d', { transactionId: 'free-x' }),
  ]
  expect(duplicatesOf(rows, rows).size).toBe(0)
  const user = { _id: 'u', name: 'Asha', email: 'asha@fort.example' }
  const own = rows.map((row) => ({ ...row, user }))
  expect([...duplicatesOf(own, own).keys()]).toEqual(['c', 'd'])
})

test('shows no price if two plans could be meant or none have loaded', () => {
  const plan = (name: string, price: number) => ({ ...premium, name, price })
  const row = request('a')
  const starter = plan('Starter', 1999)
  expect(listPrice([starter], row)).toEqual({ amount: '₹1,999', note: 'list price, coupons not included' })
  expect(listPrice([starter, plan('Gold', 9999)], row)).toEqual({ amount: null, note: 'list price unknown' })
  expect(listPrice(undefined, row)).toBeNull()
})
