import fc from 'fast-check'
import { expect, test } from 'vitest'
import { comparableId, reasonInFreeId, freeTransactionId, isSameTransaction } from '@/domain/transactionId'
import { couponCode as typedCode } from '@/domain/coupon'
import { totalToPay } from '@/lib/money'
import { upiLink } from '@/lib/upi'
import { anyText, holds, paise } from '@/testing/properties'
import { undecided } from './approval'
import { normalisedCouponCode } from './coupon'
import { mustBeNewTransaction, normalisedTransactionId } from './transactionId'

test('normalises a typed code as the app does', () => {
  holds(
    fc.property(anyText, (typed) => {
      expect(normalisedCouponCode(typed)).toBe(typedCode(typed))
      expect(normalisedCouponCode(` ${normalisedCouponCode(typed)} `)).toBe(normalisedCouponCode(typed))
    }),
  )
})

test('charges nothing and makes no UPI link if a coupon covers the price', () => {
  const codes = fc.stringMatching(/^[!-~]{1,40}$/).map(normalisedCouponCode)
  holds(
    fc.property(paise, fc.nat(1_000_000), codes, (price, more, code) => {
      const total = totalToPay(price / 100, (price + more) / 100)
      expect(total).toBe(0)
      expect(() =>
        upiLink({ payeeId: 'a1@bank', payeeName: 'A', amount: total, note: 'Pro', reference: 'R' }),
      ).toThrow(RangeError)
      const id = freeTransactionId(code)
      expect(id.length).toBeLessThanOrEqual(64)
      expect(reasonInFreeId(id)).toBe(code)
    }),
  )
})

const submitted = (transactionId: string, userId: string) => ({
  _id: 's',
  userId,
  planId: 'p',
  plan: 'pro' as const,
  uniqueId: 'SUB-2',
  transactionId,
  paymentMethod: 'upi' as const,
  createdAt: '2026-01-01T00:00:00.000Z',
  ...undecided,
})

const id = fc.stringMatching(/^[A-Za-z0-9-]{0,19}[A-Za-z0-9]$/)
/** An ID and how to retype it: with spaces or invisible characters, and in upper or lower case. */
const retyped = fc.tuple(
  id,
  fc.array(fc.constantFrom(' ', '\t', '\u200b', '\u00ad', ''), { maxLength: 20 }),
  fc.boolean(),
)
const typed = ([text, between, upper]: [string, string[], boolean]) =>
  Array.from(
    upper ? text.toUpperCase() : text.toLowerCase(),
    (character, index) => character + (between[index] ?? ''),
  ).join('')

test('recognises a used transaction ID in any spelling', () => {
  holds(
    fc.property(retyped, (variant) => {
      const [original] = variant
      const again = typed(variant)
      expect(isSameTransaction(original, again)).toBe(true)
      expect(() => mustBeNewTransaction(again, 'other', [submitted(original, 'other')])).toThrow(
        'already been submitted',
      )
    }),
  )
  holds(
    fc.property(anyText, (text) => {
      expect(normalisedTransactionId(text)).toBe(comparableId(text))
      expect(normalisedTransactionId(normalisedTransactionId(text))).toBe(normalisedTransactionId(text))
    }),
    500,
  )
})
