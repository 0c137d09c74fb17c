import { expect, it } from 'vitest'
import type { PaymentOption } from '@/contract'
import { methodOr, openOptions, takesUpi } from './paymentOption'

const option = (more: Partial<PaymentOption>): PaymentOption => ({
  _id: 'o',
  name: 'UPI',
  upiId: 'chaukhat@konkanbank',
  paymentType: 'UPI',
  order: 0,
  isActive: true,
  ...more,
})

it('offers active options in their order', () => {
  const options = [
    option({ _id: 'b', order: 2 }),
    option({ _id: 'x', isActive: false }),
    option({ _id: 'a', order: -1 }),
  ]
  expect(openOptions(options).map(({ _id: id }) => id)).toEqual(['a', 'b'])
})

it('makes codes only for UPI accounts with a proper address', () => {
  expect(takesUpi(option({}))).toBe(true)
  expect(takesUpi(option({ upiId: 'ask at the desk' }))).toBe(false)
  expect(takesUpi(option({ paymentType: 'BANK_TRANSFER' }))).toBe(false)
})

it('shows the code first on a desktop, and what was chosen anywhere', () => {
  expect(methodOr(null)).toBe('qr')
  expect(methodOr('upi')).toBe('upi')
})
