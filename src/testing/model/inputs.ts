import fc from 'fast-check'
import type { BodyOf, OperationId } from '@/contract'
import {
  planNames,
  codes,
  transactions,
  amounts,
  words,
  optional,
  nothing,
  reason,
  plan,
  paymentOption,
  feature,
  service,
  teamMember,
  credentials,
} from './bodies'

/** Which rows of the model the call's id is taken from. */
export type Target =
  | 'none'
  | 'account'
  | 'plan'
  | 'coupon'
  | 'bought'
  | 'pending'
  | 'asked'
  | 'note'
  | 'ticket'
  | 'paymentOption'
  | 'feature'
  | 'service'
  | 'teamMember'
  | 'contact'

type Input<Id extends OperationId> = {
  by: 'admin' | 'client'
  target: Target
  /** A field of the body that holds the id, in place of the path. */
  idInBody?: string
  body: fc.Arbitrary<Partial<Exclude<BodyOf<Id>, undefined>> | undefined>
  /** How often it is called, beside 2 of most calls. */
  weight?: number
}

const read = (by: 'admin' | 'client', target: Target = 'none') => ({ by, target, body: nothing })
const write = (target: Target, body: fc.Arbitrary<never>) => ({ by: 'admin' as const, target, body })
const kept = (target: Target, body: fc.Arbitrary<object>) =>
  [
    write('none', body as fc.Arbitrary<never>),
    write(target, body as fc.Arbitrary<never>),
    { ...write(target, nothing as never), weight: 1 },
  ] as const

const [createPlan, updatePlan, deletePlan] = kept('plan', plan)
const [createPaymentOption, updatePaymentOption, deletePaymentOption] = kept('paymentOption', paymentOption)
const [createFeature, updateFeature, deleteFeature] = kept('feature', feature)
const [createService, updateService, deleteService] = kept('service', service)
const [createTeamMember, updateTeamMember, deleteTeamMember] = kept('teamMember', teamMember)

/** For each call of the contract: who makes it, about which rows, and with what. */
export const inputs: { [Id in OperationId]: Input<Id> } = {
  login: { by: 'client', target: 'none', body: fc.record(credentials), weight: 4 },
  register: {
    by: 'client',
    target: 'none',
    body: fc.record({ ...credentials, name: fc.constantFrom('Asha', ' Dev ') }),
  },
  getMe: read('client'),
  getDashboard: read('client'),
  listUsers: read('admin'),
  changeUserRole: {
    by: 'admin',
    target: 'account',
    body: fc.record({ role: fc.constantFrom('user', 'user', 'admin') }),
    weight: 1,
  },
  listPlans: read('client'),
  createPlan,
  updatePlan,
  deletePlan,
  subscribe: {
    by: 'client',
    target: 'none',
    body: fc.record({ plan: planNames, transactionId: transactions, method: fc.constantFrom('upi', 'qr') }),
    weight: 16,
  },
  listMySubscriptions: read('client'),
  listPendingSubscriptions: read('admin'),
  listAllSubscriptions: read('admin'),
  approveSubscription: { ...read('admin', 'pending'), weight: 10 },
  rejectSubscription: { by: 'admin', target: 'pending', body: reason, weight: 3 },
  requestRenewal: { by: 'client', target: 'bought', idInBody: 'subscriptionId', body: nothing, weight: 10 },
  listRenewalRequests: read('admin'),
  approveRenewal: { ...read('admin', 'asked'), weight: 3 },
  rejectRenewal: { by: 'admin', target: 'asked', body: reason, weight: 3 },
  getStats: read('admin'),
  listMyNotifications: read('client'),
  markNotificationRead: { ...read('client', 'note'), weight: 4 },
  listNotifications: read('admin'),
  sendNotification: {
    by: 'admin',
    target: 'account',
    idInBody: 'userId',
    body: optional({ message: words, userId: fc.constantFrom('', null) }, ['message']),
    weight: 3,
  },
  sendAutoExpiryNotifications: { ...read('admin'), weight: 4 },
  listMyComplaints: read('client'),
  createComplaint: { by: 'client', target: 'none', body: fc.record({ message: words }), weight: 4 },
  getComplaint: read('client', 'ticket'),
  listChatMessages: read('client', 'ticket'),
  sendChatMessage: { by: 'client', target: 'ticket', body: fc.record({ text: words }), weight: 5 },
  reopenComplaint: { ...read('client', 'ticket'), weight: 8 },
  listComplaints: read('admin'),
  resolveComplaint: {
    by: 'admin',
    target: 'ticket',
    body: fc.record({ status: fc.constant('resolved'), response: words }),
    weight: 4,
  },
  decideReopen: {
    by: 'admin',
    target: 'ticket',
    body: fc.record({ action: fc.constantFrom('accept', 'reject') }),
    weight: 6,
  },
  applyCoupon: {
    by: 'client',
    target: 'none',
    body: optional({ code: codes, use: fc.boolean() }, ['code']),
    weight: 10,
  },
  listCoupons: read('admin'),
  createCoupon: {
    by: 'admin',
    target: 'none',
    body: optional({ code: codes, amount: amounts, usageLimit: fc.constantFrom(null, 1, 2) }, [
      'code',
      'amount',
    ]),
    weight: 4,
  },
  deactivateCoupon: { ...read('admin', 'coupon'), weight: 1 },
  deleteCoupon: { ...read('admin', 'coupon'), weight: 1 },
  listActivePaymentOptions: read('client'),
  listPaymentOptions: read('admin'),
  createPaymentOption,
  updatePaymentOption,
  deletePaymentOption,
  listFeatures: read('admin'),
  createFeature,
  updateFeature,
  deleteFeature,
  listServices: read('admin'),
  createService,
  updateService,
  deleteService,
  listTeamMembers: read('admin'),
  createTeamMember,
  updateTeamMember,
  deleteTeamMember,
  listContacts: read('admin'),
  markContactRead: read('admin', 'contact'),
  markContactUnread: read('admin', 'contact'),
  listNewsletterSubscribers: read('admin'),
}
