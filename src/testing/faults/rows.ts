import type { OperationId } from '@/contract'
import { type Place, press } from '@/demo/errors/places/place'
import { places } from '@/demo/errors/places/places'
import type { UserStep } from '@/demo/steps/step'
import type { DoneId } from '@/texts/calls'
import { callTexts, type Texts } from '@/texts/catalogue'

export type FaultRow = Place & {
  successText: string | null
  /** Steps after a failure, before the last step can be repeated. */
  beforeRetry?: readonly UserStep[]
  /** The text if an earlier try has already succeeded; by default, the success text. */
  repeatText?: string
  /** The call has no idempotency key (docs/contract.md): if sent twice, the server does it twice. */
  keyless?: true
}

/** What a row adds to its place and to the operation's success text. */
type FurtherFields = Partial<FaultRow>
type Further = Partial<Record<DoneId, FurtherFields>> &
  Record<Exclude<OperationId, DoneId>, FurtherFields & Pick<FaultRow, 'successText'>>

const devikasTicket = 'Room photos look dark on Android'
const newestNotification = 'Backups move to 2 AM from Sunday.'
const devikasPlan = 'You can request a renewal when the term ends.'

const further: Further = {
  login: { successText: devikasPlan },
  register: { successText: 'Member since' },
  getMe: { successText: 'Devika Nair' },
  getDashboard: { successText: 'Member since' },

  listPlans: { successText: 'Changes within 2 working days' },
  listActivePaymentOptions: { successText: 'UPI, second bank' },
  applyCoupon: { successText: 'Coupon applied! ₹500 off.' },
  // a banner with a retry button replaces the submit button
  subscribe: { successText: 'Submitted, waiting for approval', beforeRetry: [press('Try Again')] },

  listMySubscriptions: { successText: devikasPlan },
  requestRenewal: { successText: 'Renewal requested' },
  listMyNotifications: { successText: newestNotification },
  markNotificationRead: { successText: null },

  listMyComplaints: { successText: devikasTicket },
  createComplaint: { successText: 'Ticket submitted.', keyless: true },
  getComplaint: { successText: devikasTicket },
  listChatMessages: { successText: 'Much better! Only the verandah photo is still a bit grey.' },
  sendChatMessage: { successText: 'The verandah picture is fine now.', keyless: true },
  reopenComplaint: { successText: 'You have asked us to reopen it' },

  listCoupons: { successText: 'SALTLANE' },
  listPaymentOptions: { successText: 'Counter wallet' },
  listTeamMembers: { successText: 'Tejas Gurav' },
  listFeatures: { successText: 'Works without a network' },
  listServices: { successText: 'Web Development' },
  createTeamMember: { keyless: true },
  createFeature: { keyless: true },
  createService: { keyless: true },

  getStats: { successText: 'Conversion Rate' },
  listPendingSubscriptions: { successText: 'Farhan Sheikh' },
  listAllSubscriptions: { successText: 'Farhan Sheikh' },
  listUsers: { successText: 'Devika Nair' },
  // the confirmation closes and a banner shows the failure
  changeUserRole: {
    successText: 'User role updated to admin successfully!',
    beforeRetry: places.changeUserRole.steps,
  },
  listRenewalRequests: { successText: 'Swati Mayekar' },
  // the dialog closes, a banner shows the failure, and reopening restores the input
  rejectRenewal: { beforeRetry: [press('Reject Swati Mayekar’s renewal')] },
  listNotifications: { successText: newestNotification },
  sendNotification: { keyless: true },
  sendAutoExpiryNotifications: { repeatText: 'No reminders due.' },
  listContacts: { successText: 'Madhavi Tambe' },
  // an optimistic update that stays on failure (SPEC section 8): retrying means toggling back first
  markContactRead: {
    successText: null,
    beforeRetry: [press('Mark as unread: message from Madhavi Tambe')],
  },
  markContactUnread: {
    successText: null,
    beforeRetry: [press('Mark as read: message from Nirmala Gokhale')],
  },
  listNewsletterSubscribers: { successText: 'pintoboats@postbox.example' },
  listComplaints: { successText: devikasTicket },
  resolveComplaint: { keyless: true },
  decideReopen: { successText: 'Reopen request accepted' },
}

export function rowOf(id: OperationId): FaultRow {
  const { done }: Texts = callTexts[id]
  return { successText: done ?? null, ...places[id], ...further[id] }
}
