import { expect, test } from 'vitest'
import type { Coupon } from '@/contract'
import { plan } from '@/testing/subscription'
import { claimOf } from './claim'

const premium = { ...plan, price: 14_999 }
const coupon = (code: string, amount: number, usedCount = 1): Coupon => ({
  _id: code,
  code,
  amount,
  usedCount,
  active: true,
  createdAt: '2026-11-01T10:00:00+05:30',
})
const coupons = [
  coupon('DIWALI300', 300),
  coupon('ALL', 14_999),
  coupon('FRESH', 20_000, 0),
  { ...coupon('OFF', 14_999), usageLimit: 5, active: false },
  { ...coupon('LAST', 14_999), usageLimit: 1, active: false },
]

test.each([
  ['FREE-NOPE', 'claims coupon NOPE: no such coupon'],
  ['free-diwali 300', 'claims coupon DIWALI300: covers ₹300 of ₹14,999'],
  ['FREE-FRESH', 'claims coupon FRESH: never used'],
  ['FREE-OFF', 'claims coupon OFF: deactivated'],
])('does not accept %s as proof', (transactionId, text) => {
  const claim = claimOf({ transactionId, plan: 'premium' }, [premium], coupons)
  expect(claim).toEqual({ proven: false, text })
})

test.each(['ALL', 'LAST'])('accepts as proof a used coupon that covers the price: %s', (code) => {
  const claim = claimOf({ transactionId: `FREE-${code}`, plan: 'premium' }, [premium], coupons)
  expect(claim).toEqual({ proven: true, text: `nothing to pay with coupon ${code}` })
})

test('doubts a claim that it cannot check, and finds no claim in a UTR', () => {
  const row = { transactionId: 'FREE-ALL', plan: 'premium' as const }
  expect(claimOf(row, [premium], undefined)?.text).toBe('claims coupon ALL: not checked')
  expect(claimOf(row, [], coupons)?.text).toBe('claims coupon ALL: covers ₹14,999 of an unknown price')
  expect(claimOf({ ...row, transactionId: '612345678901' }, [premium], coupons)).toBeNull()
})
