import fc from 'fast-check'
import { expect, test } from 'vitest'
import { holds, paise } from '@/testing/properties'
import { rupees, toPaise, totalToPay } from './money'

/** Reads an amount in Indian grouping as paise: three digits after the last comma, two after the others. */
function readBack(text: string): number {
  const [, minus, whole = '', decimals = '00'] =
    /^(−?)₹((?:\d{1,2},(?:\d{2},)*)?\d{3}|\d{1,3})(?:\.(\d{2}))?$/.exec(text) ?? []
  expect({ text, whole }).not.toMatchObject({ whole: '' })
  const read = Number(whole.replaceAll(',', '')) * 100 + Number(decimals)
  return minus ? -read : read
}

test('rounds to the nearest paisa, without a minus before zero', () => {
  const any = fc.double({ min: -10_000_000, max: 10_000_000, noNaN: true })
  holds(
    fc.property(any, (amount) => {
      const text = rupees(amount)
      expect(Math.abs(readBack(text) - amount * 100)).toBeLessThanOrEqual(0.5 + 1e-6)
      expect(text).not.toMatch(/^−₹0(\.00)?$/)
      expect(Math.abs(toPaise(amount) - amount * 100)).toBeLessThanOrEqual(0.5)
    }),
    500,
  )
})

test('subtracts the discount and returns a total from 0 to the price', () => {
  holds(
    fc.property(paise, paise, (price, discount) => {
      const total = totalToPay(price / 100, discount / 100)
      expect(toPaise(total)).toBe(discount > price ? 0 : price - discount)
      expect(total).toBeGreaterThanOrEqual(0)
      expect(total).toBeLessThanOrEqual(price / 100)
    }),
  )
})
