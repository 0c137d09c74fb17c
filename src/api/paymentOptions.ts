import { read } from './query'

/** The active ways to pay, by their order. */
export const activePaymentOptionsQuery = () =>
  read('listActivePaymentOptions', (answer) => answer.paymentOptions)
