import type { PaymentMethod, PaymentOption } from '@/contract'
import { isVpa } from '@/lib/upi'
import { isPhone } from './platform'

/** The ways to pay that are open, in their order. */
export function openOptions(options: readonly PaymentOption[]): PaymentOption[] {
  return options.filter(({ isActive }) => isActive).toSorted((a, b) => a.order - b.order)
}

/** Whether a code and a link can be made for it: a UPI account with an address that apps understand. */
export const takesUpi = ({ paymentType, upiId }: PaymentOption): boolean =>
  paymentType === 'UPI' && isVpa(upiId)

/** What is chosen, or what suits the device: a phone can open the app, a desktop shows the code to a phone. */
export const methodOr = (chosen: PaymentMethod | null): PaymentMethod =>
  chosen ?? (isPhone(navigator) ? 'upi' : 'qr')
