import type { OperationId } from '@/contract'
import { press } from '@/demo/errors/places/place'
import { places } from '@/demo/errors/places/places'
import { paths } from '@/paths'
import { panelFaultRows, recordFaultRows } from './adminRows'
import { failsWith, type FaultRow } from './row'
import { listChatFailure, getDashboardFailure, getMeFailure } from './ownTexts'

export const clientFaultRows = {
  login: { ...places.login, successText: 'Renewal opens when the term ends.' },
  register: { ...places.register, successText: 'Member since' },
  getMe: { ...places.listMySubscriptions, successText: 'Devika Nair', expected: getMeFailure },
  getDashboard: { ...places.listMySubscriptions, successText: 'Member since', expected: getDashboardFailure },

  listPlans: { ...places.listPlans, successText: 'Changes within 2 working days' },
  listActivePaymentOptions: {
    ...places.subscribe,
    steps: [],
    last: undefined,
    successText: 'UPI, second bank',
    ...failsWith('Failed to fetch payment options'),
  },
  applyCoupon: { ...places.applyCoupon, successText: 'Coupon applied! ₹500 off.' },
  // a banner with a retry button replaces the submit button
  subscribe: {
    ...places.subscribe,
    successText: 'Submitted, waiting for approval',
    beforeRetry: [press('Try Again')],
  },

  listMySubscriptions: { ...places.listMySubscriptions, successText: 'Renewal opens when the term ends.' },
  requestRenewal: { ...places.requestRenewal, successText: 'Renewal requested' },
  listMyNotifications: { ...places.listMyNotifications, successText: 'Backups move to 2 AM from Sunday.' },
  markNotificationRead: { ...places.markNotificationRead, successText: null },

  listMyComplaints: { ...places.listMyComplaints, successText: 'Room photos look dark on Android' },
  createComplaint: { ...places.createComplaint, successText: 'Your ticket is open.', keyless: true },
  getComplaint: { ...places.getComplaint, successText: 'Room photos look dark on Android' },
  listChatMessages: {
    ...places.getComplaint,
    successText: 'Much better! Only the verandah photo is still a bit grey.',
    expected: listChatFailure,
  },
  sendChatMessage: {
    ...places.sendChatMessage,
    successText: 'The verandah picture is fine now.',
    keyless: true,
  },
  reopenComplaint: {
    ...places.getComplaint,
    route: paths.supportChat('cmp_devika_tariff'),
    last: press('Reopen Chat'),
    successText: 'You have asked us to reopen it',
    ...failsWith('Could not process reopen request.'),
  },
} as const satisfies Partial<Record<OperationId, FaultRow>>

/** One row per operation of the contract; a missing row does not compile. */
export const faultRows = {
  ...clientFaultRows,
  ...recordFaultRows,
  ...panelFaultRows,
} as const satisfies Record<OperationId, FaultRow>
