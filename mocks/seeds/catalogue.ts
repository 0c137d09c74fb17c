import { brand } from '@/config/brand'
import type { CouponRow, CouponUseRow, PaymentOptionRow, PlanRow } from '@mocks/store/rows'
import type { Ago } from './ago'

export const planRows: readonly PlanRow[] = [
  {
    _id: 'pln_starter',
    name: 'Starter',
    price: 1999,
    oldPrice: null,
    save: null,
    features: [
      'One-page site on your domain',
      'Contact form and map',
      'Two rounds of changes',
      'Help through tickets',
    ],
    highlight: false,
    color: '#667eea',
    duration: 30,
  },
  {
    _id: 'pln_premium',
    name: 'Premium',
    price: 4999,
    oldPrice: 5997,
    save: 'Save ₹998',
    features: [
      'Everything in Starter',
      'Up to 12 pages, or a shop with 50 products',
      'UPI checkout and GST invoices',
      'Changes within 2 working days',
      'A call with the developer each month',
      'Speed and search report each month',
    ],
    highlight: true,
    color: '#e9a23b',
    duration: 90,
  },
  {
    _id: 'pln_pro',
    name: 'Pro',
    price: 16999,
    oldPrice: 19999,
    save: 'Save ₹3,000',
    features: [
      'Everything in Premium, no page limit',
      'Mobile app or PWA',
      'Staging server and nightly backups',
      'Changes within 1 working day',
    ],
    highlight: false,
    color: '#4f5bd5',
    duration: 365,
  },
]

export const paymentOptionRows: readonly PaymentOptionRow[] = [
  {
    _id: 'pay_main',
    name: `${brand.name} UPI`,
    upiId: brand.upiId,
    description: 'Our main account, checked most often.',
    paymentType: 'UPI',
    order: 1,
    isActive: true,
  },
  {
    _id: 'pay_second',
    name: `${brand.name} UPI, second bank`,
    upiId: 'studio.accounts@saltlanebank',
    description: 'Use this account if the first bank is down.',
    paymentType: 'UPI',
    order: 2,
    isActive: true,
  },
  {
    _id: 'pay_bank',
    name: 'Bank transfer',
    upiId: `Lighthouse Bank, account 00420 11872, IFSC LHBK0000421, name ${brand.legalName}, branch ${brand.city}`,
    description: 'By NEFT or IMPS. Takes up to one working day.',
    paymentType: 'BANK_TRANSFER',
    order: 3,
    isActive: true,
  },
  {
    _id: 'pay_counter',
    name: 'Counter wallet',
    upiId: 'counter@saltlanebank',
    description: 'For walk-in clients, at the counter.',
    paymentType: 'WALLET',
    order: 4,
    isActive: false,
  },
]

/** WELCOME2000 covers a whole Starter plan. */
export function couponRows(ago: Ago): CouponRow[] {
  return [
    coupon('FIRST500', 500, 38, 40, ago(109), true),
    coupon('DIWALI300', 300, 112, null, ago(20), true),
    coupon('WELCOME2000', 2000, 3, 10, ago(41), true),
    coupon('MONSOON', 250, 60, 60, ago(162), false),
    coupon('SALTLANE', 400, 7, 25, ago(230), false),
  ]
}

export const couponUseRows: readonly CouponUseRow[] = [
  use('FIRST500', 'usr_devika'),
  use('FIRST500', 'usr_farhan'),
  use('DIWALI300', 'usr_meera'),
  use('WELCOME2000', 'usr_prachi'),
  use('MONSOON', 'usr_sameer'),
]

function coupon(
  code: string,
  amount: number,
  usedCount: number,
  usageLimit: number | null,
  createdAt: string,
  active: boolean,
): CouponRow {
  return { _id: couponId(code), code, amount, usedCount, usageLimit, createdAt, active }
}

function use(code: string, userId: string): CouponUseRow {
  return { _id: `${couponId(code)}:${userId}`, couponId: couponId(code), userId }
}

function couponId(code: string): string {
  return `cpn_${code.toLowerCase()}`
}
