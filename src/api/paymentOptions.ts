import { read } from './query'

/** Active payment options, in order. */
export const activePaymentOptionsQuery = () =>
  read('listActivePaymentOptions', (answer) => answer.paymentOptions)
