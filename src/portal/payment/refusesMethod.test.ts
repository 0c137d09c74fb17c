import { expect, test } from 'vitest'
import { ApiFailure } from '@/api/failure'
import { refusesMethod } from './refusesMethod'

const refused = (serverMessage: string, fields: string[] = []) =>
  new ApiFailure({ operation: 'subscribe', kind: 'status', status: 400, serverMessage, fields })

test.each([
  'Invalid payment method.',
  'Subscription validation failed: paymentMethod: `qr` is not a valid enum value for path `paymentMethod`.',
  '"method" must be [upi]',
])('recognises a refused method: %s', (message) => {
  expect(refusesMethod(refused(message))).toBe(true)
})

test.each(['method', 'body.paymentMethod'])('recognises a refused method by its field: %s', (field) => {
  expect(refusesMethod(refused('The value is invalid.', [field]))).toBe(true)
})

test.each([
  'This transaction ID has already been submitted.',
  'Plan, transaction ID and method are required.',
  'Transaction ID is missing',
])('ignores a refusal for another reason: %s', (message) => {
  expect(refusesMethod(refused(message))).toBe(false)
})

test('ignores failures that are not refusals', () => {
  expect(refusesMethod(new ApiFailure({ operation: 'subscribe', kind: 'network' }))).toBe(false)
  expect(refusesMethod(new Error('Invalid payment method.'))).toBe(false)
})
