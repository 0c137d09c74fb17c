import { paths } from '@/paths'
import { type Place, press, type } from './place'

const dashboard: Place = { screen: 'Dashboard', persona: 'active', route: paths.dashboard() }
const support: Place = { screen: 'Support', persona: 'active', route: paths.support() }
const chat: Place = { screen: 'Chat', persona: 'active', route: paths.supportChat('cmp_devika_photos') }
const notifications: Place = { screen: 'Notifications', persona: 'active', route: paths.notifications() }
const payment: Place = { screen: 'Payment', persona: 'new', route: paths.payment('Premium') }

export const subscriptionPage: Place = {
  screen: 'Subscription',
  persona: 'active',
  route: paths.subscription(),
}
export const purchasesPage: Place = { screen: 'Purchases', persona: 'active', route: paths.purchases() }
export const supportPage = support
export const copyRow: Place = { ...payment, last: press('Copy Amount') }

export const portalPlaces = {
  getMe: dashboard,
  getDashboard: dashboard,
  listMySubscriptions: dashboard,
  listMyNotifications: dashboard,
  listMyComplaints: dashboard,
  markNotificationRead: { ...notifications, last: press('Mark as read: Your booking calendar is live') },
  createComplaint: {
    ...support,
    steps: [type('What can we do for you?', 'The map on the contact page shows the old address.')],
    last: press('Submit'),
  },
  getComplaint: chat,
  listChatMessages: chat,
  sendChatMessage: {
    ...chat,
    steps: [type('Your message', 'The verandah picture is fine now.')],
    last: press('Send'),
  },
  reopenComplaint: { ...chat, route: paths.supportChat('cmp_devika_tariff'), last: press('Reopen Chat') },
  requestRenewal: {
    screen: 'Expired',
    persona: 'expired',
    route: paths.expired(),
    last: press('Request Renewal'),
  },
  listActivePaymentOptions: payment,
  subscribe: {
    ...payment,
    steps: [type('Transaction ID (UTR)', '426811904417')],
    last: press('Submit for approval'),
  },
  applyCoupon: { ...payment, steps: [type('Coupon', 'FIRST500')], last: press('Apply coupon') },
} as const satisfies Record<string, Place>
