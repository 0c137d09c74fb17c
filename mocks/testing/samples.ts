import { type BodyOf, type CallInput, type OperationId, operations } from '@/contract'
import { now } from '@/platform/clock'
import { DAY } from '@/lib/dates'
import { undecided } from '../rules/approval'
import { store, type StoreTable } from '../store/db'
import type { ComplaintRow, SubscriptionRow } from '../store/rows'
import { demoPassword, personaOf } from '../seeds/personas'
import { requestOf, tokenOf } from './inProcess'

export type Sample<Id extends OperationId> = (callerId: string) => CallInput<Id>

let count = 0
const unique = (prefix: string) => `${prefix}_${(count += 1)}`
const createdAt = () => new Date(now() - DAY).toISOString()

function subscription(userId: string, fields: Partial<SubscriptionRow>): string {
  const _id = unique('sample_subscription')
  return store.subscription.put({
    _id,
    userId,
    planId: null,
    plan: 'pro',
    uniqueId: _id,
    transactionId: _id,
    paymentMethod: 'upi',
    createdAt: createdAt(),
    ...undecided,
    ...fields,
  })._id
}

const expired = () => ({ status: 'expired' as const, expiresAt: createdAt() })
const renewing = () => ({ ...expired(), renewalStatus: 'pending' as const, renewalRequestDate: createdAt() })

function complaint(userId: string, fields: Partial<ComplaintRow> = {}): string {
  return store.complaint.put({
    _id: unique('sample_complaint'),
    userId,
    message: 'The form sends no mail',
    status: 'open',
    response: null,
    createdAt: createdAt(),
    reopenStatus: null,
    ...fields,
  })._id
}

const resolved = { status: 'resolved' as const, response: 'Mended.' }

const coupon = () =>
  store.coupon.put({
    _id: unique('sample_coupon'),
    code: unique('SAMPLE'),
    amount: 100,
    usageLimit: null,
    usedCount: 0,
    active: true,
    createdAt: createdAt(),
  }).code

const notification = (userId: string): string =>
  store.notification.put({
    _id: unique('sample_notification'),
    title: 'Announcement',
    message: 'Hello',
    createdAt: createdAt(),
    userId,
  })._id

const withId = (id: string) => ({ params: { id } })

/** The ID of a copy of the table's first row, so the call can be repeated. */
function spare<Row extends { _id: string }>(table: StoreTable<Row>, ofEmpty?: object) {
  const row = table.list()[0] ?? ofEmpty
  if (!row) throw new Error('The table is empty.')
  return withId(table.put({ ...row, _id: unique('sample') } as Row)._id)
}

type Kept = { [Id in OperationId]: Id extends `update${infer Name}` ? Name : never }[OperationId]
type Keeping<Name extends Kept> = `create${Name}` | `update${Name}` | `delete${Name}`

/** Samples to create, update and delete rows. For an empty table, the body serves as a row. */
const keeping = <Name extends Kept, Row extends { _id: string }>(
  name: Name,
  table: StoreTable<Row>,
  body: () => BodyOf<`create${Name}`>,
) =>
  ({
    [`create${name}`]: () => ({ body: body() }),
    [`update${name}`]: () => ({ ...spare(table, Object(body())), body: body() }),
    [`delete${name}`]: () => spare(table, Object(body())),
  }) as unknown as { [Id in Keeping<Name>]: Sample<Id> }

/** Rejects pending requests, because only one per plan is allowed. */
function withdrawPending(userId: string): void {
  for (const row of store.subscription.where('userId', userId)) {
    if (row.status === 'pending') store.subscription.put({ ...row, status: 'rejected' })
  }
}

const feature = { title: 'Hosting', description: 'We host it.', icon: 'server', benefits: ['Backups'] }
const service = { name: 'Web design', description: 'We design it.', icon: 'pen', features: ['Three drafts'] }
const teamMember = () => ({
  name: 'Ishaan Rane',
  position: 'Designer',
  order: '1',
  socialLinks: '{"github":"https://github.com/ishaan"}',
  profileImage: new Blob(['picture'], { type: 'image/png' }),
})
const paymentOption = () => ({ name: 'Studio', upiId: `${unique('sample.upi')}@bank` })
const plan = () => ({ name: unique('Sample plan'), price: 1999, duration: 30, features: ['One page'] })

type Nothing = { params?: undefined; body?: undefined }
type Bare = { [Id in OperationId]: Nothing extends CallInput<Id> ? Id : never }[OperationId]

const withInput: { [Id in Exclude<OperationId, Bare>]: Sample<Id> } = {
  login: () => ({ body: { email: 'devika@shorehouse.example', password: demoPassword } }),
  register: () => ({
    body: { name: 'Asha', email: `${unique('asha')}@example.com`, password: 'long enough' },
  }),

  ...keeping('Plan', store.plan, plan),

  ...keeping('PaymentOption', store.paymentOption, paymentOption),

  subscribe: (caller) => {
    withdrawPending(caller)
    return { body: { plan: 'Pro', transactionId: unique('4127 3391'), method: 'upi' } }
  },
  approveSubscription: (caller) => withId(subscription(caller, {})),
  rejectSubscription: (caller) => ({
    ...withId(subscription(caller, {})),
    body: { reason: 'No such payment.' },
  }),

  requestRenewal: (caller) => ({ body: { subscriptionId: subscription(caller, expired()) } }),
  approveRenewal: (caller) => withId(subscription(caller, renewing())),
  rejectRenewal: (caller) => ({
    ...withId(subscription(caller, renewing())),
    body: { reason: 'No such payment.' },
  }),

  markNotificationRead: (caller) => withId(notification(caller)),
  sendNotification: (caller) => ({ body: { message: 'We are closed on Friday.', userId: caller } }),

  createComplaint: () => ({ body: { message: 'The form sends no mail' } }),
  getComplaint: (caller) => withId(complaint(caller)),
  listChatMessages: (caller) => withId(complaint(caller)),
  sendChatMessage: (caller) => ({ ...withId(complaint(caller)), body: { text: 'Since yesterday.' } }),
  reopenComplaint: (caller) => withId(complaint(caller, resolved)),
  resolveComplaint: (caller) => ({
    ...withId(complaint(caller)),
    body: { status: 'resolved', response: 'Mended.' },
  }),
  decideReopen: (caller) => ({
    ...withId(complaint(caller, { ...resolved, reopenStatus: 'pending' })),
    body: { action: 'accept' },
  }),

  applyCoupon: () => ({ body: { code: coupon() } }),
  createCoupon: () => ({ body: { code: unique('SAMPLE'), amount: 100 } }),
  deactivateCoupon: () => spare(store.coupon),
  deleteCoupon: () => spare(store.coupon),

  changeUserRole: () => ({ params: { id: 'usr_gauri' }, body: { role: 'admin' } }),
  markContactRead: () => spare(store.contact),
  markContactUnread: () => spare(store.contact),

  ...keeping('TeamMember', store.teamMember, teamMember),
  ...keeping('Feature', store.feature, () => feature),
  ...keeping('Service', store.service, () => service),
}

const bare = Object.fromEntries(Object.keys(operations).map((id) => [id, () => ({})]))
export const samples = { ...bare, ...withInput } as unknown as { [Id in OperationId]: Sample<Id> }

/** The sample call, made by the active client or, if only admins may make it, by the admin. */
export function sampleRequest(id: OperationId): Request {
  const { userId } = personaOf(operations[id].audience === 'admin' ? 'admin' : 'active')
  return requestOf(id, samples[id](userId), tokenOf(userId))
}
