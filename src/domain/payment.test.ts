import { expect, it } from 'vitest'
import type { PaymentOption } from '@/contract'
import { openOptions, paymentMethodText, paymentOptionStatus, paymentTypeText, upiPayee } from './payment'

const option = (more: Partial<PaymentOption>): PaymentOption => ({
  _id: 'o',
  name: 'UPI',
  upiId: 'chaukhat@konkanbank',
  paymentType: 'UPI',
  order: 0,
  isActive: true,
  ...more,
})

it('returns the active options sorted by order', () => {
  const options = [
    option({ _id: 'b', order: 2 }),
    option({ _id: 'x', isActive: false }),
    option({ _id: 'a', order: -1 }),
  ]
  expect(openOptions(options, 100_000).map(({ _id: id }) => id)).toEqual(['a', 'b'])
})

it('puts bank transfers first if the total is above the UPI limit', () => {
  const options = [
    option({ _id: 'upi', order: 1 }),
    option({ _id: 'wallet', order: 2, paymentType: 'WALLET' }),
    option({ _id: 'bank', order: 3, paymentType: 'BANK_TRANSFER' }),
  ]
  expect(openOptions(options, 100_000.01).map(({ _id: id }) => id)).toEqual(['bank', 'upi', 'wallet'])
})

it('returns a payee only for accounts that UPI apps can pay to', () => {
  expect(upiPayee(option({}))).toBe('chaukhat@konkanbank')
  expect(upiPayee(option({ upiId: 'upi://pay?pa=chaukhat@konkanbank' }))).toBe('chaukhat@konkanbank')
  expect(upiPayee(option({ upiId: 'ask at the desk' }))).toBeNull()
  expect(upiPayee(option({ paymentType: 'BANK_TRANSFER' }))).toBeNull()
})

it('writes the method in capitals, and UPI if there is none', () => {
  expect(paymentMethodText({ paymentMethod: 'qr' })).toBe('QR')
  expect(paymentMethodText({ paymentMethod: null })).toBe('UPI')
})

it('names the known types and shows an unknown one as is', () => {
  expect(['BANK_TRANSFER', 'CRYPTO'].map(paymentTypeText)).toEqual(['Bank transfer', 'CRYPTO'])
})

it('shows whether a payment option is active', () => {
  expect(paymentOptionStatus(option({}))).toEqual({ text: 'Active', urgency: 'good' })
  expect(paymentOptionStatus(option({ isActive: false }))).toEqual({ text: 'Inactive', urgency: 'off' })
})
