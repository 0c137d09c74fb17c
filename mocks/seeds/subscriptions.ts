import type { PaymentMethod, PlanKey } from '@/contract'
import { DAY, HOUR, MINUTE } from '@/lib/dates'
import type { SubscriptionRow } from '@mocks/store/rows'
import { undecided } from '@mocks/rules/approval'
import { readableAlphabet } from '@mocks/rules/ids'
import { usualTermDays } from '@mocks/rules/planOf'
import { byDay } from './ago'

type State =
  | { pending: true; hours: number; minutes?: number }
  | { left: number }
  | { ended: number; renewal?: { asked: number; refused?: string } }
  | { rejected: string; days: number }
type Purchase = { who: string; plan: PlanKey; method?: PaymentMethod; transactionId?: string | null } & State

const personaPurchases: readonly Purchase[] = [
  { who: 'farhan', plan: 'premium', transactionId: '4329 7715 0042', pending: true, hours: 27, minutes: 13 },
  { who: 'farhan', plan: 'starter', method: 'qr', ended: 2 },
  { who: 'devika', plan: 'premium', transactionId: '4258 1190 6634', left: 20 },
  { who: 'devika', plan: 'starter', transactionId: '4224 0087 1925', ended: 73 },
  {
    who: 'devika',
    plan: 'starter',
    transactionId: '4224 0087 1920',
    rejected: 'This transaction ID is not in our bank statement. Is the last digit right?',
    days: 104,
  },
  { who: 'nilesh', plan: 'starter', method: 'qr', left: 2 },
  { who: 'sameer', plan: 'premium', ended: 9 },
  {
    who: 'vandana',
    plan: 'premium',
    ended: 21,
    renewal: {
      asked: 4,
      refused: 'We have not received the payment for the new term. Please pay ₹4,999 and ask again.',
    },
  },
]

/** The API would refuse some: one transaction ID is already approved, one is too short, and one is missing. */
const queue: readonly Purchase[] = [
  {
    who: 'sunita',
    plan: 'starter',
    method: 'qr',
    transactionId: '4330 1902 5518',
    pending: true,
    hours: 19,
    minutes: 38,
  },
  { who: 'imran', plan: 'pro', transactionId: '4258 1190 6634', pending: true, hours: 17, minutes: 21 },
  { who: 'leela', plan: 'premium', transactionId: '4331 0047 8', pending: true, hours: 3, minutes: 40 },
  { who: 'joel', plan: 'starter', transactionId: '4331 2280 4417', pending: true, hours: 2, minutes: 5 },
  { who: 'pratik', plan: 'premium', transactionId: null, pending: true, hours: 0, minutes: 48 },
  {
    who: 'asha',
    plan: 'pro',
    method: 'qr',
    transactionId: '4331 3304 9981',
    pending: true,
    hours: 0,
    minutes: 6,
  },
]

const others: readonly Purchase[] = [
  { who: 'meera', plan: 'starter', left: 29 },
  { who: 'aniket', plan: 'premium', left: 61 },
  { who: 'tahira', plan: 'pro', left: 158 },
  { who: 'vinayak', plan: 'pro', method: 'qr', left: 24 },
  { who: 'rutuja', plan: 'premium', left: 2 },
  { who: 'savio', plan: 'premium', method: 'qr', left: 44 },
  { who: 'nazneen', plan: 'starter', left: 11 },
  { who: 'omkar', plan: 'premium', left: 5 },
  { who: 'yasmin', plan: 'premium', method: 'qr', left: 33 },
  { who: 'prachi', plan: 'starter', transactionId: 'FREE-WELCOME2000', left: 17 },
  { who: 'suresh', plan: 'premium', left: 72 },
  { who: 'mandar', plan: 'pro', left: 176 },
  { who: 'sneha', plan: 'starter', method: 'qr', left: 8 },
  { who: 'bharat', plan: 'pro', left: 101 },
  { who: 'arjun', plan: 'premium', left: 1 },
  { who: 'kishor', plan: 'premium', ended: 31, renewal: { asked: 2 } },
  { who: 'swati', plan: 'starter', method: 'qr', ended: 6, renewal: { asked: 1 } },
  { who: 'aniket', plan: 'starter', ended: 64 },
  { who: 'girish', plan: 'premium', ended: 48 },
  { who: 'dattatray', plan: 'starter', ended: 250 },
  { who: 'hema', plan: 'premium', method: 'qr', ended: 90 },
  { who: 'rafiq', plan: 'starter', ended: 120 },
  { who: 'irfan', plan: 'starter', method: 'qr', ended: 35 },
  { who: 'manasi', plan: 'premium', ended: 140 },
  { who: 'tukaram', plan: 'starter', ended: 280 },
  { who: 'cyril', plan: 'premium', ended: 80 },
  { who: 'ketaki', plan: 'starter', method: 'qr', ended: 130 },
  {
    who: 'alka',
    plan: 'premium',
    rejected: 'We received ₹1,999, but Premium costs ₹4,999.',
    days: 57,
  },
  { who: 'shabana', plan: 'starter', rejected: 'This ID is for a payment to someone else.', days: 40 },
  {
    who: 'vaishali',
    plan: 'premium',
    method: 'qr',
    rejected: 'The transaction ID is incomplete: a UPI reference has 12 digits.',
    days: 88,
  },
  { who: 'nitin', plan: 'pro', rejected: 'The payment was returned by your bank.', days: 200 },
]

export function subscriptionRows(nowMs: number): SubscriptionRow[] {
  return [...personaPurchases, ...queue, ...others].map((bought, index) =>
    subscriptionRow(bought, index, nowMs),
  )
}

function subscriptionRow(bought: Purchase, index: number, nowMs: number): SubscriptionRow {
  const { who, plan, method = 'upi' } = bought
  const row = pendingFields(plan, index)
  return {
    ...row,
    _id: `sub_${who}_${plan}${'rejected' in bought ? '_rejected' : ''}`,
    userId: `usr_${who}`,
    transactionId: bought.transactionId === undefined ? row.transactionId : bought.transactionId,
    paymentMethod: method,
    ...stateFields(bought, index, nowMs),
  }
}

function stateFields(
  bought: Purchase,
  index: number,
  nowMs: number,
): Partial<SubscriptionRow> & { createdAt: string } {
  if ('pending' in bought) {
    return { createdAt: iso(nowMs - (bought.hours + (bought.minutes ?? 0) / 60) * HOUR) }
  }
  if ('rejected' in bought) {
    return {
      createdAt: iso(byDay(nowMs - bought.days * DAY, index)),
      status: 'rejected',
      rejectionReason: bought.rejected,
    }
  }
  // half an hour short of whole days, so that a persona's remaining days stay the same as long as possible
  const latest = 'left' in bought ? nowMs + bought.left * DAY - HOUR / 2 : nowMs - bought.ended * DAY
  const end = 'left' in bought && index < personaPurchases.length ? latest : byDay(latest, index)
  const start = end - usualTermDays[bought.plan] * DAY
  const approved = {
    createdAt: iso(start - (20 + (index % 8) * 13) * MINUTE),
    approvedAt: iso(start),
    expiresAt: iso(end),
  }
  if ('left' in bought) return { status: 'active', ...approved }
  const { renewal } = bought
  if (!renewal) return { status: 'expired', ...approved }
  return {
    status: 'expired',
    ...approved,
    renewalStatus: renewal.refused === undefined ? 'pending' : 'rejected',
    renewalRequestDate: iso(byDay(nowMs - renewal.asked * DAY, index)),
    renewalRejectionReason: renewal.refused ?? null,
  }
}

export function pendingFields(plan: PlanKey, index: number) {
  return {
    planId: `pln_${plan}`,
    plan,
    uniqueId: fixedUniqueId(index),
    transactionId: fixedTransactionId(index),
    ...undecided,
  } satisfies Partial<SubscriptionRow>
}

export const iso = (ms: number): string => new Date(ms).toISOString()

function fixedTransactionId(index: number): string {
  const digits = String(410_000_000_000 + (((index + 1) * 7_919_317_243) % 20_000_000_000))
  return digits.replace(/(\d{4})(?=\d)/g, '$1 ')
}

/** Like SUB-7K3Q9D. Unique per index: the factor is not divisible by 31, the alphabet's length. */
function fixedUniqueId(index: number): string {
  const size = readableAlphabet.length
  let rest = ((index + 11) * 48_271_003) % size ** 6
  let code = ''
  for (let position = 0; position < 6; position++) {
    code += readableAlphabet[rest % size]
    rest = Math.floor(rest / size)
  }
  return `SUB-${code}`
}
