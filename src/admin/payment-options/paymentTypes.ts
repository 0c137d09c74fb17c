import type { PaymentOption } from '@/contract'

export const paymentTypes: Record<PaymentOption['paymentType'], string> = {
  UPI: 'UPI',
  BANK_TRANSFER: 'Bank transfer',
  WALLET: 'Wallet',
}

/** A type that nobody knows is shown as it came. */
export const paymentTypeText = (type: string) =>
  Object.entries(paymentTypes).find(([known]) => known === type)?.[1] ?? type
