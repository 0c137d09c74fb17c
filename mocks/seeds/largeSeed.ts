import type { PlanKey } from '@/contract'
import { DAY, HOUR } from '@/lib/dates'
import type {
  ChatMessageRow,
  ComplaintRow,
  ContactRow,
  Snapshot,
  SubscriberRow,
  SubscriptionRow,
  UserRow,
} from '@mocks/store/rows'
import { oldestFirst } from '@mocks/handlers/order'
import { pick, randomFrom } from './random'
import { defaultSeed } from './smallSeeds'
import { fixedTransactionId, fixedUniqueId } from './subscriptions'
import { userRow } from './users'

export const largeCounts = {
  user: 10_000,
  subscription: 10_000,
  complaint: 2000,
  contact: 1000,
  subscriber: 2000,
}

const firstNames = [
  'Aarti',
  'Bilal',
  'Chitra',
  'Deepak',
  'Esha',
  'Faisal',
  'Gita',
  'Hrishi',
  'Isha',
  'Jayesh',
  'Kavita',
  'Lalit',
  'Maya',
  'Nadim',
  'Ovi',
  'Parag',
] as const
const lastNames = [
  'Acharekar',
  'Bodas',
  'Chitale',
  'Dabholkar',
  'Fondekar',
  'Gharat',
  'Hatiskar',
  'Inamdar',
  'Juvekar',
  'Karanjkar',
  'Lanjekar',
  'Mukadam',
  'Nachankar',
  'Phatak',
] as const
const problems = [
  'The form sends no mail',
  'A picture is missing on the first page',
  'Please change the opening times',
  'The price of one product is wrong',
  'The page is slow since yesterday',
] as const
const terms: Record<PlanKey, number> = { starter: 30, premium: 90, pro: 365 }

/** The default seed with 10,000 users and subscriptions more; the same rows every time, dates relative to `nowMs`. */
export function largeSeed(nowMs: number): Snapshot {
  const base = defaultSeed(nowMs)
  const random = randomFrom(20_240_615)
  const daysAgo = (days: number) => new Date(nowMs - days * DAY).toISOString()
  const users = rows(largeCounts.user, (index) => largeUser(index, random, daysAgo))
  const anyUser = () => `usr_${number(Math.floor(random() * largeCounts.user))}`
  const complaints = rows(largeCounts.complaint, (index) => largeComplaint(index, anyUser(), random, daysAgo))
  return {
    ...base,
    user: [...base.user, ...users],
    subscription: [
      ...base.subscription,
      ...rows(largeCounts.subscription, (index) => largeSubscription(index, anyUser(), random, nowMs)),
    ],
    complaint: [...base.complaint, ...complaints],
    chatMessage: [...base.chatMessage, ...complaints.flatMap(largeChat)],
    contact: [...base.contact, ...rows(largeCounts.contact, (index) => largeContact(index, random, daysAgo))],
    subscriber: [
      ...base.subscriber,
      ...rows(largeCounts.subscriber, (index): SubscriberRow => ({
        _id: `nls_${number(index)}`,
        email: `reader${number(index)}@postbox.example`,
        createdAt: daysAgo(random() * 700),
        status: random() < 0.9 ? 'subscribed' : 'unsubscribed',
      })),
    ],
  }
}

type DaysAgo = (days: number) => string
type Random = () => number

/** Oldest first, as a server would have stored them; lists then sort them in next to no time. */
function rows<Row extends { createdAt: string }>(count: number, row: (index: number) => Row): Row[] {
  return oldestFirst(Array.from({ length: count }, (_, index) => row(index)))
}

function number(index: number): string {
  return String(index + 1).padStart(5, '0')
}

function fullName(random: Random): string {
  return `${pick(random, firstNames)} ${pick(random, lastNames)}`
}

function largeUser(index: number, random: Random, daysAgo: DaysAgo): UserRow {
  const email = `client${number(index)}@postbox.example`
  return userRow(`usr_${number(index)}`, fullName(random), email, daysAgo(random() * 700))
}

function largeSubscription(index: number, userId: string, random: Random, nowMs: number): SubscriptionRow {
  const plan = pick<PlanKey>(random, ['starter', 'premium', 'pro'])
  const fate = random()
  const boughtAt = nowMs - random() * (fate < 0.03 ? 3 : 700) * DAY
  const approvedAt = boughtAt + 3 * HOUR
  const end = approvedAt + terms[plan] * DAY
  const isApproved = fate >= 0.08 && approvedAt <= nowMs
  const isExpired = isApproved && end <= nowMs
  const asksRenewal = isExpired && random() < 0.05
  const undecided = fate < 0.03 || fate >= 0.08 ? 'pending' : 'rejected'
  return {
    _id: `sub_${number(index)}`,
    userId,
    planId: `pln_${plan}`,
    plan,
    uniqueId: fixedUniqueId(index + 1000),
    transactionId: fixedTransactionId(index + 1000),
    paymentMethod: random() < 0.7 ? 'upi' : 'qr',
    status: isExpired ? 'expired' : isApproved ? 'active' : undecided,
    createdAt: new Date(boughtAt).toISOString(),
    approvedAt: isApproved ? new Date(approvedAt).toISOString() : null,
    expiresAt: isApproved ? new Date(end).toISOString() : null,
    rejectionReason:
      undecided === 'rejected' && !isApproved ? 'We could not find this transaction ID.' : null,
    renewalStatus: asksRenewal ? 'pending' : null,
    renewalRejectionReason: null,
    renewalRequestDate: asksRenewal ? new Date((end + nowMs) / 2).toISOString() : null,
  }
}

function largeComplaint(index: number, userId: string, random: Random, daysAgo: DaysAgo): ComplaintRow {
  const isOpen = random() < 0.2
  return {
    _id: `cmp_${number(index)}`,
    userId,
    message: pick(random, problems),
    status: isOpen ? 'open' : 'resolved',
    response: isOpen ? null : 'Looked into it and put it right.',
    createdAt: daysAgo(1 + random() * 600),
    reopenStatus: !isOpen && random() < 0.05 ? 'pending' : null,
  }
}

function largeChat(complaint: ComplaintRow): ChatMessageRow[] {
  const at = Date.parse(complaint.createdAt)
  const line = (place: number, from: 'user' | 'admin', text: string): ChatMessageRow => ({
    _id: `msg_${complaint._id.slice('cmp_'.length)}_${place}`,
    complaintId: complaint._id,
    from,
    text,
    createdAt: new Date(at + place * HOUR).toISOString(),
  })
  return [line(1, 'user', 'I saw it this morning.'), line(2, 'admin', 'Thank you, I am looking at it now.')]
}

function largeContact(index: number, random: Random, daysAgo: DaysAgo): ContactRow {
  return {
    _id: `con_${number(index)}`,
    name: fullName(random),
    email: `visitor${number(index)}@postbox.example`,
    message: `${pick(random, problems)}. Could you call me?`,
    createdAt: daysAgo(random() * 600),
    read: random() < 0.7,
  }
}
