import { expect, it } from 'vitest'
import { newReference } from './paymentReference'

it('has at most 35 letters and digits', () => {
  expect(newReference()).toMatch(/^[A-Z0-9]{12,35}$/)
  expect(newReference(Number.MAX_SAFE_INTEGER)).toMatch(/^[A-Z0-9]{12,35}$/)
})

it('differs between two payments in the same millisecond', () => {
  const made = new Set(Array.from({ length: 100 }, () => newReference(0)))
  expect(made.size).toBe(100)
})
