import type { PaymentOptionRow } from '@mocks/store/rows'
import { as, failing, faulty, hanging, screen, type State } from './state'

const payment = screen('Payment', '/payment/premium')

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
  payment: payment('new', 'all payment options'),
  'payment-upi': payment('new', 'UPI only', onlyOptions('UPI')),
  'payment-bank-transfer': payment('new', 'bank transfer only', onlyOptions('BANK_TRANSFER')),
  'payment-wallet': payment('new', 'wallet only', onlyOptions('WALLET')),
  'payment-no-options': payment('new', 'no payment options', onlyOptions(null)),
  'payment-options-failed': payment(
    'new',
    'payment options fail to load',
    failing('listActivePaymentOptions'),
  ),
  'payment-large-amount': as('new', '/payment/pro', 'Payment: above the limit of a saved QR code'),
  'payment-signed-out': payment(null, 'not logged in'),
  'payment-plan-not-found': as('new', '/payment/platinum', 'Payment: a plan that does not exist'),
  'payment-loading': payment('new', 'loading', hanging('listPlans')),
  'payment-plans-failed': payment('new', 'plans fail to load', failing('listPlans')),
  'payment-coupon': payment('new', 'coupon FIRST500 takes ₹500 off'),
  'payment-coupon-invalid': payment(
    'new',
    'coupon is not valid',
    failing('applyCoupon', 404, 'Invalid or expired coupon.'),
  ),
  'payment-coupon-used': as('active', '/payment/pro', 'Payment: coupon FIRST500 was used before'),
  'payment-coupon-used-up': payment('new', 'coupon MONSOON is used up'),
  'payment-coupon-failed': payment('new', 'applying a coupon fails without a reason', failing('applyCoupon')),
  'payment-zero-total': as('new', '/payment/starter', 'Payment: coupon WELCOME2000 leaves nothing to pay'),
  'payment-slow': payment(
    'new',
    'submitting takes four seconds',
    faulty('subscribe', { kind: 'latency', ms: 4000 }),
  ),
  'payment-server-error': payment('new', 'submitting fails', failing('subscribe')),
  'payment-unauthorized': payment('new', 'the session has ended', failing('subscribe', 401)),
  'payment-bad-request': payment('new', 'refused without a reason', failing('subscribe', 400)),
  'payment-duplicate-id': payment(
    'new',
    'the transaction ID was submitted before',
    failing('subscribe', 400, 'This transaction ID has already been submitted.'),
  ),
  'payment-upi-only': payment('new', 'the server accepts only UPI', {
    quirks: ['upi-only'],
  }),
  'payment-already-pending': payment('pending', 'this plan is already waiting for approval'),
  'payment-other-error': payment('new', 'an unexpected error', failing('subscribe', 418)),
  'payment-offline': payment('new', 'no connection', faulty('subscribe', { kind: 'network' })),
} as const satisfies Record<string, State>
