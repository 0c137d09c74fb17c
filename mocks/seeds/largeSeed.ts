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
import { oldestRowsFirst } from '@mocks/handlers/order'
import { usualTermDays } from '@mocks/rules/planOf'
import { type Ago, agoFrom } from './ago'
import { pick, randomFrom } from './random'
import { defaultSeed } from './smallSeeds'
import { iso, pendingFields } from './subscriptions'
import { userRow } from './users'

const LARGE = 10_000

export const largeCounts = (users = LARGE) => ({
  user: users,
  subscription: users,
  complaint: Math.ceil(users / 5),
  contact: Math.ceil(users / 10),
  subscriber: Math.ceil(users / 5),
})

/** The oldest account, with about a fifth of all subscriptions. */
const longHistory = 'usr_00001'

const firstNames =
  'Aarti Bilal Chitra Deepak Esha Faisal Gita Hrishi Isha Jayesh Kavita Lalit Maya Nadim Ovi Parag'.split(' ')
const lastNames =
  'Acharekar Bodas Chitale Dabholkar Fondekar Gharat Hatiskar Inamdar Juvekar Karanjkar Lanjekar Mukadam Nachankar Phatak'.split(
    ' ',
  )
const problems = [
  'Form is not sending emails',
  'One photo is missing on the home page',
  'Please change our timings',
  'Price of one product is wrong',
  'Site has been slow since yesterday',
] as const

/** The default seed plus `users` users and as many subscriptions. Deterministic, dated relative to `nowMs`. */
export function largeSeed(nowMs: number, users = LARGE): Snapshot {
  const base = defaultSeed(nowMs)
  const counts = largeCounts(users)
  const random = randomFrom(20_240_615)
  const ago = agoFrom(nowMs)
  const people = rows(counts.user, (index) => largeUser(index, random, ago))
  const anyUser = () => pick(random, people)
  const settled = people.filter(({ createdAt }) => createdAt < ago(2))
  const complaints = rows(counts.complaint, (index) =>
    largeComplaint(index, pick(random, settled), random, nowMs),
  )
  return {
    ...base,
    user: [...base.user, ...people],
    subscription: [
      ...base.subscription,
      ...rows(counts.subscription, (index) => largeSubscription(index, anyUser(), random, nowMs)),
    ],
    complaint: [...base.complaint, ...complaints],
    chatMessage: [...base.chatMessage, ...complaints.flatMap(largeChat)],
    contact: [...base.contact, ...rows(counts.contact, (index) => largeContact(index, random, ago))],
    subscriber: [
      ...base.subscriber,
      ...rows(counts.subscriber, (index): SubscriberRow => ({
        _id: `nls_${number(index)}`,
        email: `reader${number(index)}@postbox.example`,
        createdAt: ago(random() * 700),
        status: random() < 0.9 ? 'subscribed' : 'unsubscribed',
      })),
    ],
  }
}

type Random = () => number

/** Oldest first, which makes later sorting fast. */
function rows<Row extends { createdAt: string }>(count: number, row: (index: number) => Row): Row[] {
  return oldestRowsFirst(Array.from({ length: count }, (_, index) => row(index)))
}

function number(index: number): string {
  return String(index + 1).padStart(5, '0')
}

function fullName(random: Random): string {
  return `${pick(random, firstNames)} ${pick(random, lastNames)}`
}

function largeUser(index: number, random: Random, ago: Ago): UserRow {
  const id = `usr_${number(index)}`
  const email = `client${number(index)}@postbox.example`
  return userRow(id, fullName(random), email, ago(id === longHistory ? 701 : random() * 700))
}

function largeSubscription(index: number, user: UserRow, random: Random, nowMs: number): SubscriptionRow {
  const plan = pick<PlanKey>(random, ['starter', 'premium', 'pro'])
  const fate = random()
  const age = nowMs - Date.parse(user.createdAt)
  // the root makes the purchases per month grow evenly with the number of users
  const boughtAt = nowMs - Math.sqrt(random()) * (fate < 0.03 ? Math.min(3 * DAY, age) : age)
  const approvedAt = boughtAt + 3 * HOUR
  const end = approvedAt + usualTermDays[plan] * DAY
  const isApproved = fate >= 0.08 && approvedAt <= nowMs
  const isExpired = isApproved && end <= nowMs
  const isRejected = fate >= 0.03 && fate < 0.08
  const isOfOne = (isExpired || isRejected) && index % 3 === 0
  const asksRenewal = isExpired && random() < 0.05
  const row: SubscriptionRow = {
    ...pendingFields(plan, index + 1000),
    _id: `sub_${number(index)}`,
    userId: isOfOne ? longHistory : user._id,
    paymentMethod: random() < 0.7 ? 'upi' : 'qr',
    createdAt: iso(boughtAt),
  }
  if (isRejected)
    return { ...row, status: 'rejected', rejectionReason: 'We could not find this transaction ID.' }
  if (!isApproved) return row
  return {
    ...row,
    status: isExpired ? 'expired' : 'active',
    approvedAt: iso(approvedAt),
    expiresAt: iso(end),
    renewalStatus: asksRenewal ? 'pending' : null,
    renewalRequestDate: asksRenewal ? iso((end + nowMs) / 2) : null,
  }
}

/** At least a day old, so that its chat is not in the future. */
function largeComplaint(index: number, user: UserRow, random: Random, nowMs: number): ComplaintRow {
  const isOpen = random() < 0.2
  const age = nowMs - Date.parse(user.createdAt)
  return {
    _id: `cmp_${number(index)}`,
    userId: user._id,
    message: pick(random, problems),
    status: isOpen ? 'open' : 'resolved',
    response: isOpen ? null : 'Checked and fixed.',
    createdAt: iso(nowMs - DAY - random() * (age - DAY)),
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
    createdAt: iso(at + place * HOUR),
  })
  return [line(1, 'user', 'Noticed it this morning.'), line(2, 'admin', 'Thanks, I’m looking at it now.')]
}

function largeContact(index: number, random: Random, ago: Ago): ContactRow {
  return {
    _id: `con_${number(index)}`,
    name: fullName(random),
    email: `visitor${number(index)}@postbox.example`,
    message: `${pick(random, problems)}. Could you call me?`,
    createdAt: ago(random() * 600),
    read: random() < 0.7,
  }
}
