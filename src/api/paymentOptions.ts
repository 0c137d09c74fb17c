import type { Schemas } from '@/contract'
import { read, write } from './query'

/** The active ways to pay, by their order. */
export const activePaymentOptionsQuery = () =>
  read('listActivePaymentOptions', (answer) => answer.paymentOptions)

export const paymentOptionsQuery = () => read('listPaymentOptions', (answer) => answer.paymentOptions)

const changes = ['listPaymentOptions', 'listActivePaymentOptions'] as const

export const createPaymentOptionMutation = () =>
  write('createPaymentOption', (body: Schemas['PaymentOptionInput']) => ({ body }), { changes })

export const updatePaymentOptionMutation = () =>
  write(
    'updatePaymentOption',
    ({ id, ...body }: Schemas['PaymentOptionInput'] & { id: string }) => ({ params: { id }, body }),
    { changes },
  )

export const deletePaymentOptionMutation = () =>
  write('deletePaymentOption', (id: string) => ({ params: { id } }), { changes })
