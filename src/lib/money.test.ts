import { expect, test } from 'vitest'
import { revenue, rupees } from './money'

test.each([
  [0, '₹0'],
  [1999, '₹1,999'],
  [123456.5, '₹1,23,456.50'],
  [10_000_000, '₹1,00,00,000'],
  [-500, '−₹500'],
])('formats %d rupees as %s', (amount, text) => {
  expect(rupees(amount)).toBe(text)
})

test('formats revenue with a dollar sign, averages with two decimals', () => {
  expect(revenue(214956)).toBe('$2,14,956')
  expect(revenue(4478.25, 2)).toBe('$4,478.25')
  expect(revenue(0, 2)).toBe('$0.00')
})
