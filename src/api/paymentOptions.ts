import { crudCalls } from './crud'
import { read } from './query'

/** The active ways to pay, by their order. */
export const activePaymentOptionsQuery = () =>
  read('listActivePaymentOptions', (answer) => answer.paymentOptions)

export const paymentOptionsQuery = () => read('listPaymentOptions', (answer) => answer.paymentOptions)

export const paymentOptionCalls = () =>
  crudCalls('PaymentOption', ['listPaymentOptions', 'listActivePaymentOptions'])
