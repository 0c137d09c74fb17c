import { type OperationId, serverRules } from '@/contract'
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

/** Where it is not the tab that is called as the operation's tag in the contract. */
const elsewhere: Partial<Record<OperationId, Screen>> = {
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
  listNewsletterSubscribers: tab('Newsletter Subs', 'newsletter'),
  listComplaints: tab('Help', 'help'),
  resolveComplaint: tab('Help', 'help'),
  decideReopen: tab('Help', 'help'),
}

/** `paymentOptions`, as the address of its tab and as a heading. */
const words = (tag: string) => tag.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`).split('-')
const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/** The screen on which a person meets a failure of the operation, and what then cannot be done. */
export function screenOf(id: OperationId): Screen {
  const parts = words(serverRules[id].tag)
  return elsewhere[id] ?? tab(parts.map(capital).join(' '), parts.join('-'))
}
