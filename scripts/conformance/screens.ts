import type { OperationId } from '@/contract'
import { paths } from '@/paths'

/** What a product without the operation cannot do. */
export type Journey = 'sign in' | 'sell a plan' | 'run the panel'

type Screen = { title: string; address: string; journeys: readonly Journey[] }

const on =
  (title: string, address: string) =>
  (...journeys: Journey[]): Screen => ({ title, address, journeys })

const tab = (title: string, id?: string) => on(`Admin panel, ${title}`, paths.admin(id))('run the panel')
const login = on('Login', paths.login())
const payment = on('Payment', decodeURIComponent(paths.payment('{plan}')))
const subscription = on('Your subscription', paths.subscription())
const support = on('Support', paths.support())
const chat = on('Support chat', decodeURIComponent(paths.supportChat('{id}')))
const notifications = on('Notifications', paths.notifications())
const approve = on('Admin panel, Approve Subscriptions', paths.admin('approve'))

/** The screen on which a person meets a failure of the operation, and what then cannot be done. */
export const screens: Record<OperationId, Screen> = {
  login: login('sign in'),
  register: on('Register', paths.register())('sign in'),
  getMe: on('Every page, after a reload', paths.dashboard())('sign in'),
  getDashboard: on('Dashboard', paths.dashboard())('sign in'),
  listPlans: on('Plans', paths.plans())('sell a plan'),
  listActivePaymentOptions: payment('sell a plan'),
  applyCoupon: payment('sell a plan'),
  subscribe: payment('sell a plan'),
  listMySubscriptions: subscription('sell a plan'),
  listPendingSubscriptions: approve('sell a plan', 'run the panel'),
  approveSubscription: approve('sell a plan', 'run the panel'),
  rejectSubscription: approve('sell a plan', 'run the panel'),
  requestRenewal: on('Expired plan', paths.expired())('sell a plan'),
  listMyNotifications: notifications(),
  markNotificationRead: notifications(),
  listMyComplaints: support(),
  createComplaint: support(),
  getComplaint: chat(),
  listChatMessages: chat(),
  sendChatMessage: chat(),
  reopenComplaint: chat(),

  getStats: tab('Dashboard'),
  listAllSubscriptions: tab('User Plans', 'user-plans'),
  listRenewalRequests: tab('Renewal Requests', 'renewal-requests'),
  approveRenewal: tab('Renewal Requests', 'renewal-requests'),
  rejectRenewal: tab('Renewal Requests', 'renewal-requests'),
  listUsers: tab('Manage Users', 'users'),
  changeUserRole: tab('Manage Users', 'users'),
  listNotifications: tab('Notifications', 'notifications'),
  sendNotification: tab('Notifications', 'notifications'),
  sendAutoExpiryNotifications: tab('Notifications', 'notifications'),
  createPlan: tab('Plans', 'plans'),
  updatePlan: tab('Plans', 'plans'),
  deletePlan: tab('Plans', 'plans'),
  listContacts: tab('Contacts', 'contacts'),
  markContactRead: tab('Contacts', 'contacts'),
  markContactUnread: tab('Contacts', 'contacts'),
  listNewsletterSubscribers: tab('Newsletter Subs', 'newsletter'),
  listCoupons: tab('Coupons', 'coupons'),
  createCoupon: tab('Coupons', 'coupons'),
  deactivateCoupon: tab('Coupons', 'coupons'),
  deleteCoupon: tab('Coupons', 'coupons'),
  listPaymentOptions: tab('Payment Options', 'payment-options'),
  createPaymentOption: tab('Payment Options', 'payment-options'),
  updatePaymentOption: tab('Payment Options', 'payment-options'),
  deletePaymentOption: tab('Payment Options', 'payment-options'),
  listTeamMembers: tab('Team', 'team'),
  createTeamMember: tab('Team', 'team'),
  updateTeamMember: tab('Team', 'team'),
  deleteTeamMember: tab('Team', 'team'),
  listFeatures: tab('Features', 'features'),
  createFeature: tab('Features', 'features'),
  updateFeature: tab('Features', 'features'),
  deleteFeature: tab('Features', 'features'),
  listServices: tab('Services', 'services'),
  createService: tab('Services', 'services'),
  updateService: tab('Services', 'services'),
  deleteService: tab('Services', 'services'),
  listComplaints: tab('Help', 'help'),
  resolveComplaint: tab('Help', 'help'),
  decideReopen: tab('Help', 'help'),
}
