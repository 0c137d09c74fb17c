import type { BodyOf, PaymentOption } from '@/contract'
import { checked } from './checked'
import { crudCalls } from './crud'
import { read } from './query'

/** All payment options, for admins. Not in the file of the clients' query, to stay out of its chunk. */
export const paymentOptionsQuery = () => read('listPaymentOptions', (answer) => answer.paymentOptions)

export function paymentOptionCalls() {
  const calls = crudCalls('PaymentOption', ['listPaymentOptions', 'listActivePaymentOptions'])
  const key = {
    of: ({ upiId }: PaymentOption) => upiId,
    made: ({ upiId }: BodyOf<'createPaymentOption'>) => upiId.trim(),
  }
  return checked(calls, paymentOptionsQuery(), key)
}
