import type { PaymentOptionRow } from '@mocks/store/rows'
import { as, failing, faulty, hanging, screen, type State } from './state'

const payment = screen('Payment', '/payment/premium')
const coupon = screen('Coupon', '/payment/premium')

/** Leaves only the payment options of this type active. */
function onlyOptions(paymentType: PaymentOptionRow['paymentType'] | null): Pick<State, 'arrange'> {
  return {
    arrange: ({ paymentOption }) => {
      for (const option of paymentOption.list()) {
        paymentOption.put({ ...option, isActive: option.paymentType === paymentType })
      }
    },
  }
}

export const paymentScenarios = {
  payment: payment('new', 'Premium, every method'),
  'payment-upi': payment('new', 'UPI and QR only', onlyOptions('UPI')),
  'payment-bank-transfer': payment('new', 'bank transfer only', onlyOptions('BANK_TRANSFER')),
  'payment-wallet': payment('new', 'wallet only', onlyOptions('WALLET')),
  'payment-no-options': payment('new', 'no active method', onlyOptions(null)),
  'payment-options-failed': payment('new', 'methods fail to load', failing('listActivePaymentOptions')),
  'payment-large-amount': as('new', '/payment/pro', 'Payment: Pro, over the limit for a saved QR code'),
  'payment-signed-out': payment(null, 'not signed in'),
  'payment-plan-not-found': as('new', '/payment/platinum', 'Payment: a plan that does not exist'),
  'payment-loading': payment('new', 'loading', hanging('listPlans')),
  'payment-plans-failed': payment('new', 'plans fail to load', failing('listPlans')),
  'payment-coupon': coupon('new', 'FIRST500 takes ₹500 off'),
  'payment-coupon-invalid': coupon(
    'new',
    'invalid code',
    failing('applyCoupon', 404, 'Invalid or expired coupon.'),
  ),
  'payment-coupon-used': as('active', '/payment/pro', 'Coupon: FIRST500, already used by this client'),
  'payment-coupon-used-up': coupon('new', 'MONSOON has reached its limit'),
  'payment-coupon-failed': coupon('new', 'server error without a message', failing('applyCoupon')),
  'payment-zero-total': as('new', '/payment/starter', 'Coupon: WELCOME2000, nothing left to pay'),
  'payment-slow': payment(
    'new',
    'submitting takes four seconds',
    faulty('subscribe', { kind: 'latency', ms: 4000 }),
  ),
  'payment-server-error': payment('new', 'server error', failing('subscribe')),
  'payment-unauthorized': payment('new', 'session has ended', failing('subscribe', 401)),
  'payment-bad-request': payment('new', 'rejected without a message', failing('subscribe', 400)),
  'payment-duplicate-id': payment(
    'new',
    'transaction ID already submitted',
    failing('subscribe', 400, 'This transaction ID has already been submitted.'),
  ),
  'payment-upi-only': payment('new', 'a server that accepts only UPI as the method', {
    quirks: ['upi-only'],
  }),
  'payment-already-pending': payment('pending', 'a request for this plan is already pending'),
  'payment-other-error': payment('new', 'unexpected status', failing('subscribe', 418)),
  'payment-offline': payment('new', 'no network', faulty('subscribe', { kind: 'network' })),
} as const satisfies Record<string, State>
