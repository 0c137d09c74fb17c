import type { BodyOf, PaymentOption } from '@/contract'
import { crudCalls } from './crud'
import { keyed } from './keyed'
import { read } from './query'

/** The active ways to pay, by their order. */
export const activePaymentOptionsQuery = () =>
  read('listActivePaymentOptions', (answer) => answer.paymentOptions)

export const paymentOptionsQuery = () => read('listPaymentOptions', (answer) => answer.paymentOptions)

export function paymentOptionCalls() {
  const calls = crudCalls('PaymentOption', ['listPaymentOptions', 'listActivePaymentOptions'])
  const key = {
    of: ({ upiId }: PaymentOption) => upiId,
    made: ({ upiId }: BodyOf<'createPaymentOption'>) => upiId.trim(),
  }
  return { ...calls, create: keyed(calls.create, paymentOptionsQuery(), key) }
}
