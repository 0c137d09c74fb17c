import type { PaymentOptionRow } from '@mocks/store/rows'
import { as, failing, hanging, type State } from './state'

const premium = '/payment/premium'

/** Only options of this kind are left, and active. */
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
  payment: as('new', premium, 'Payment: Premium, every method'),
  'payment-upi': as('new', premium, 'Payment: UPI and QR only', onlyOptions('UPI')),
  'payment-bank-transfer': as('new', premium, 'Payment: bank transfer only', onlyOptions('BANK_TRANSFER')),
  'payment-wallet': as('new', premium, 'Payment: wallet only', onlyOptions('WALLET')),
  'payment-no-options': as('new', premium, 'Payment: no method is active', onlyOptions(null)),
  'payment-options-failed': as(
    'new',
    premium,
    'Payment: methods cannot be loaded',
    failing('listActivePaymentOptions'),
  ),
  'payment-large-amount': as('new', '/payment/pro', 'Payment: Pro, above the gallery limit of a QR code'),
  'payment-signed-out': as(null, premium, 'Payment: not signed in'),
  'payment-plan-not-found': as('new', '/payment/platinum', 'Payment: a plan that does not exist'),
  'payment-loading': as('new', premium, 'Payment: loading', hanging('listPlans')),
  'payment-plans-failed': as('new', premium, 'Payment: plans cannot be loaded', failing('listPlans')),
  'payment-coupon': as('new', premium, 'Coupon: FIRST500 takes ₹500 off'),
  'payment-coupon-invalid': as(
    'new',
    premium,
    'Coupon: not a valid code',
    failing('applyCoupon', 404, 'Invalid or expired coupon.'),
  ),
  'payment-coupon-used': as('active', '/payment/pro', 'Coupon: FIRST500 was used by this client before'),
  'payment-coupon-used-up': as('new', premium, 'Coupon: MONSOON has reached its limit'),
  'payment-coupon-failed': as(
    'new',
    premium,
    'Coupon: server error without a message',
    failing('applyCoupon'),
  ),
  'payment-zero-total': as('new', '/payment/starter', 'Coupon: WELCOME2000 leaves nothing to pay'),
  'payment-slow': as('new', premium, 'Payment: submitting takes four seconds', {
    faults: [{ operation: 'subscribe', kind: 'latency', ms: 4000 }],
  }),
  'payment-server-error': as('new', premium, 'Payment: server error', failing('subscribe')),
  'payment-unauthorized': as('new', premium, 'Payment: signed out meanwhile', failing('subscribe', 401)),
  'payment-bad-request': as('new', premium, 'Payment: refused without a message', failing('subscribe', 400)),
  'payment-duplicate-id': as(
    'new',
    premium,
    'Payment: the transaction ID was submitted before',
    failing('subscribe', 400, 'This transaction ID has already been submitted.'),
  ),
  'payment-upi-only': as('new', premium, 'Payment: a server that takes the method UPI alone', {
    dialect: ['upi-only'],
  }),
  'payment-already-pending': as('pending', premium, 'Payment: a request for this plan is pending'),
  'payment-other-error': as('new', premium, 'Payment: an answer nobody expects', failing('subscribe', 418)),
  'payment-offline': as('new', premium, 'Payment: no network', {
    faults: [{ operation: 'subscribe', kind: 'network' }],
  }),
} as const satisfies Record<string, State>
