import type { OperationId } from '@/contract'
import { press } from '@/demo/errors/places/place'
import { places } from '@/demo/errors/places/places'
import { paths } from '@/paths'
import { panelRows, recordRows } from './adminRows'
import { fails, type FaultRow } from './row'
import { saysOfChat, saysOfDashboard, saysOfMe } from './ownTexts'

/** The operations of visitors and clients. */
export const clientRows = {
  login: { ...places.login, worked: 'Renewal opens when the term ends.' },
  register: { ...places.register, worked: 'Member since' },
  getMe: { ...places.listMySubscriptions, worked: 'Devika Nair', says: saysOfMe },
  getDashboard: { ...places.listMySubscriptions, worked: 'Member since', says: saysOfDashboard },

  listPlans: { ...places.listPlans, worked: 'Changes within 2 working days' },
  listActivePaymentOptions: {
    ...places.subscribe,
    steps: [],
    last: undefined,
    worked: 'UPI, second bank',
    ...fails('Failed to fetch payment options'),
  },
  applyCoupon: { ...places.applyCoupon, worked: 'Coupon applied! ₹500 off.' },
  // a banner with the way on takes the place of the button that has failed
  subscribe: {
    ...places.subscribe,
    worked: 'Submitted, waiting for approval',
    beforeAgain: [press('Try Again')],
  },

  listMySubscriptions: { ...places.listMySubscriptions, worked: 'Renewal opens when the term ends.' },
  requestRenewal: { ...places.requestRenewal, worked: 'Renewal requested' },
  listMyNotifications: { ...places.listMyNotifications, worked: 'Backups move to 2 AM from Sunday.' },
  markNotificationRead: { ...places.markNotificationRead, worked: null },

  listMyComplaints: { ...places.listMyComplaints, worked: 'Room photos look dark on Android' },
  createComplaint: { ...places.createComplaint, worked: 'Your ticket is open.', keyless: true },
  getComplaint: { ...places.getComplaint, worked: 'Room photos look dark on Android' },
  listChatMessages: {
    ...places.getComplaint,
    worked: 'Much better! Only the verandah photo is still a bit grey.',
    says: saysOfChat,
  },
  sendChatMessage: {
    ...places.sendChatMessage,
    worked: 'The verandah picture is fine now.',
    keyless: true,
  },
  reopenComplaint: {
    ...places.getComplaint,
    route: paths.supportChat('cmp_devika_tariff'),
    last: press('Reopen Chat'),
    worked: 'You have asked us to reopen it',
    ...fails('Could not process reopen request.'),
  },
} as const satisfies Partial<Record<OperationId, FaultRow>>

/** How each operation of the contract is reached. A new operation without its row does not compile. */
export const rows = { ...clientRows, ...recordRows, ...panelRows } as const satisfies Record<
  OperationId,
  FaultRow
>
