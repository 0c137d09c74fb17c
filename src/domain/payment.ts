import type { PaymentOption, Subscription } from '@/contract'
import { unknownWord, wordIn } from '@/lib/entryOf'
import { activeStatus, type Status } from '@/lib/status'
import { payeeIn } from '@/lib/upi'

export const paymentTypes: Record<PaymentOption['paymentType'], string> = {
  UPI: 'UPI',
  BANK_TRANSFER: 'Bank transfer',
  WALLET: 'Wallet',
}

export const paymentTypeText = (type: string): string => wordIn(paymentTypes, type)

/** Without a method it is UPI (SPEC section 2). */
export const paymentMethodText = ({ paymentMethod }: Pick<Subscription, 'paymentMethod'>): string =>
  unknownWord(paymentMethod ?? 'upi').toUpperCase()

export const paymentOptionStatus = ({ isActive }: PaymentOption): Status => activeStatus(isActive)

/** Banks stop UPI at this amount a payment for most purposes. */
export const UPI_LIMIT_RUPEES = 100_000

export const isBankTransfer = ({ paymentType }: PaymentOption): boolean => paymentType === 'BANK_TRANSFER'

/** The ways to pay that are open, in their order; for more rupees than UPI carries, bank transfers first. */
export function openOptions(options: readonly PaymentOption[], total: number): PaymentOption[] {
  const after = (option: PaymentOption) => Number(total > UPI_LIMIT_RUPEES && !isBankTransfer(option))
  return options
    .filter(({ isActive }) => isActive)
    .toSorted((a, b) => after(a) - after(b) || a.order - b.order)
}

/** Whom a code and a link pay; null for other accounts, and for a UPI ID that apps could not pay to. */
export const upiPayee = ({ paymentType, upiId }: PaymentOption): string | null =>
  paymentType === 'UPI' ? payeeIn(upiId) : null
