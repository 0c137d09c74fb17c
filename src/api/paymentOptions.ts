import { read } from './query'

export const activePaymentOptionsQuery = () =>
  read('listActivePaymentOptions', (answer) => answer.paymentOptions)
