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

/** A missing method means UPI (SPEC section 2). */
export const paymentMethodText = ({ paymentMethod }: Pick<Subscription, 'paymentMethod'>): string =>
  unknownWord(paymentMethod ?? 'upi').toUpperCase()

export const paymentOptionStatus = ({ isActive }: PaymentOption): Status => activeStatus(isActive)

/** For most purposes, banks accept at most this amount per UPI payment. */
export const UPI_LIMIT_RUPEES = 100_000

export const isBankTransfer = ({ paymentType }: PaymentOption): boolean => paymentType === 'BANK_TRANSFER'

/** The active payment options in order, with bank transfers first if `total` (in rupees) is above the UPI limit. */
export function openOptions(options: readonly PaymentOption[], total: number): PaymentOption[] {
  const after = (option: PaymentOption) => Number(total > UPI_LIMIT_RUPEES && !isBankTransfer(option))
  return options
    .filter(({ isActive }) => isActive)
    .toSorted((a, b) => after(a) - after(b) || a.order - b.order)
}

/** The payee for QR code and payment link; null if the type is not UPI or apps cannot pay to the UPI ID. */
export const upiPayee = ({ paymentType, upiId }: PaymentOption): string | null =>
  paymentType === 'UPI' ? payeeIn(upiId) : null
