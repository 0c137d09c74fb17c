import type { CallInput, OperationId } from '@/contract'
import { now } from '@/platform/clock'
import { DAY } from '@/lib/dates'
import { store, type Table } from '../store/db'
import type { ComplaintRow, SubscriptionRow } from '../store/rows'
import { demoPassword } from '../seeds/personas'

/** A call of the operation that succeeds; what it needs is put into the store first, as the caller's where it must be. */
export type Sample<Id extends OperationId> = (callerId: string) => CallInput<Id>

let count = 0
const unique = (prefix: string) => `${prefix}_${(count += 1)}`
const createdAt = () => new Date(now() - DAY).toISOString()
const nothing = () => ({})

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
    status: 'pending',
    createdAt: createdAt(),
    approvedAt: null,
    expiresAt: null,
    rejectionReason: null,
    renewalStatus: null,
    renewalRejectionReason: null,
    renewalRequestDate: null,
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

/** A copy of the table's first row, so that the sample can be sent again and again. */
function spare<Row extends { _id: string }>(table: Table<Row>) {
  const [row] = table.list()
  if (!row) throw new Error('The table is empty.')
  return withId(table.put({ ...row, _id: unique('sample') })._id)
}

/** Nobody may ask twice for the same plan while the first request waits. */
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
  profileImage: new Blob(['picture'], { type: 'image/png' }) as never,
})
const paymentOption = () => ({ name: 'Studio', upiId: `${unique('sample.upi')}@bank` })
const plan = () => ({ name: unique('Sample plan'), price: 1999, duration: 30, features: ['One page'] })

export const samples: { [Id in OperationId]: Sample<Id> } = {
  login: () => ({ body: { email: 'devika@shorehouse.example', password: demoPassword } }),
  register: () => ({
    body: { name: 'Asha', email: `${unique('asha')}@example.com`, password: 'long enough' },
  }),
  getMe: nothing,
  getDashboard: nothing,

  listPlans: nothing,
  createPlan: () => ({ body: plan() }),
  updatePlan: () => ({ ...spare(store.plan), body: plan() }),
  deletePlan: () => spare(store.plan),

  listActivePaymentOptions: nothing,
  listPaymentOptions: nothing,
  createPaymentOption: () => ({ body: paymentOption() }),
  updatePaymentOption: () => ({ ...spare(store.paymentOption), body: paymentOption() }),
  deletePaymentOption: () => spare(store.paymentOption),

  subscribe: (caller) => {
    withdrawPending(caller)
    return { body: { plan: 'Pro', transactionId: unique('4127 3391'), method: 'upi' } }
  },
  listMySubscriptions: nothing,
  listPendingSubscriptions: nothing,
  approveSubscription: (caller) => withId(subscription(caller, {})),
  rejectSubscription: (caller) => ({
    ...withId(subscription(caller, {})),
    body: { reason: 'No such payment.' },
  }),
  listAllSubscriptions: nothing,

  requestRenewal: (caller) => ({ body: { subscriptionId: subscription(caller, expired()) } }),
  listRenewalRequests: nothing,
  approveRenewal: (caller) => withId(subscription(caller, renewing())),
  rejectRenewal: (caller) => ({
    ...withId(subscription(caller, renewing())),
    body: { reason: 'No such payment.' },
  }),

  listMyNotifications: nothing,
  markNotificationRead: (caller) => withId(notification(caller)),
  listNotifications: nothing,
  sendNotification: (caller) => ({ body: { message: 'We are closed on Friday.', userId: caller } }),
  sendAutoExpiryNotifications: nothing,

  listMyComplaints: nothing,
  createComplaint: () => ({ body: { message: 'The form sends no mail' } }),
  getComplaint: (caller) => withId(complaint(caller)),
  listChatMessages: (caller) => withId(complaint(caller)),
  sendChatMessage: (caller) => ({ ...withId(complaint(caller)), body: { text: 'Since yesterday.' } }),
  reopenComplaint: (caller) => withId(complaint(caller, resolved)),
  listComplaints: nothing,
  resolveComplaint: (caller) => ({
    ...withId(complaint(caller)),
    body: { status: 'resolved', response: 'Mended.' },
  }),
  decideReopen: (caller) => ({
    ...withId(complaint(caller, { ...resolved, reopenStatus: 'pending' })),
    body: { action: 'accept' },
  }),

  applyCoupon: () => ({ body: { code: coupon() } }),
  listCoupons: nothing,
  createCoupon: () => ({ body: { code: unique('SAMPLE'), amount: 100 } }),
  deactivateCoupon: () => spare(store.coupon),
  deleteCoupon: () => spare(store.coupon),

  listUsers: nothing,
  changeUserRole: () => ({ params: { id: 'usr_gauri' }, body: { role: 'admin' } }),
  getStats: nothing,
  listContacts: nothing,
  markContactRead: () => spare(store.contact),
  markContactUnread: () => spare(store.contact),
  listNewsletterSubscribers: nothing,

  listTeamMembers: nothing,
  createTeamMember: () => ({ body: teamMember() }),
  updateTeamMember: () => ({ ...spare(store.teamMember), body: teamMember() }),
  deleteTeamMember: () => spare(store.teamMember),
  listFeatures: nothing,
  createFeature: () => ({ body: feature }),
  updateFeature: () => ({ ...spare(store.feature), body: feature }),
  deleteFeature: () => spare(store.feature),
  listServices: nothing,
  createService: () => ({ body: service }),
  updateService: () => ({ ...spare(store.service), body: service }),
  deleteService: () => spare(store.service),
}
