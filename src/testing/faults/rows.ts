import type { OperationId } from '@/contract'
import { type Place, press } from '@/demo/errors/places/place'
import { places } from '@/demo/errors/places/places'
import type { UserStep } from '@/demo/steps/step'
import type { DoneId } from '@/texts/calls'
import { callTexts, type Texts } from '@/texts/catalogue'
import { texts } from '@/texts/texts'
import type { FaultOutcome } from './outcomes'

export type Expected = { text: string | null; on: 'screen' | 'login' }

export type FaultRow = Place & {
  successText: string | null
  /** Steps after a failure, before the last step can be repeated. */
  beforeRetry?: readonly UserStep[]
  /** The operation's own text, if SPEC section 8 has none. */
  failure?: string
  /** The expected text, if the general rules do not cover it. */
  expected?: (outcome: FaultOutcome) => Expected | undefined
  /** The text if an earlier try has already succeeded; by default, the success text. */
  repeatText?: string
  /** The call has no idempotency key (docs/contract.md): if sent twice, the server does it twice. */
  keyless?: true
}

const failsWith = (failure: string): Pick<FaultRow, 'failure' | 'expected'> => ({
  failure,
  expected: () => ({ text: failure, on: 'screen' }),
})

const onScreen = (text: string): Expected => ({ text, on: 'screen' })
const onLogin = (text: string): Expected => ({ text, on: 'login' })

const isUnanswered = ({ kind }: FaultOutcome) => kind.kind === 'network' || kind.kind === 'timeout'
const statusOf = ({ kind }: FaultOutcome) => (kind.kind === 'status' ? kind.status : undefined)

/** A failed session check ends the session; a missing answer does not. */
function sessionFailure(outcome: FaultOutcome, unreadable: Expected): Expected {
  if (isUnanswered(outcome)) return onScreen('Network error. Please check your internet connection.')
  const status = statusOf(outcome)
  if (status === undefined) return unreadable
  return onLogin(status < 500 ? texts.sessionEnded : texts.sessionUnchecked)
}

/** SPEC sections 4 and 6: without a readable user the session ends. */
const getMeFailure = (outcome: FaultOutcome): Expected =>
  sessionFailure(outcome, onLogin(texts.sessionUnchecked))

/** An unreadable dashboard answer keeps the session, which the server has accepted. */
const getDashboardFailure = (outcome: FaultOutcome): Expected =>
  sessionFailure(outcome, onScreen('The server’s answer could not be read.'))

/** Chat messages use the texts of SPEC section 8 for loading the complaint. */
function listChatFailure(outcome: FaultOutcome): Expected {
  if (isUnanswered(outcome)) return onScreen('Network error. Please try again.')
  const isSignedOut = statusOf(outcome) === 401
  return isSignedOut ? onLogin('Not authorized. Please log in again.') : onScreen('Could not load complaint.')
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
  getMe: { successText: 'Devika Nair', expected: getMeFailure },
  getDashboard: { successText: 'Member since', expected: getDashboardFailure },

  listPlans: { successText: 'Changes within 2 working days' },
  listActivePaymentOptions: {
    successText: 'UPI, second bank',
    ...failsWith('Failed to fetch payment options'),
  },
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
  listChatMessages: {
    successText: 'Much better! Only the verandah photo is still a bit grey.',
    expected: listChatFailure,
  },
  sendChatMessage: { successText: 'The verandah picture is fine now.', keyless: true },
  reopenComplaint: {
    successText: 'You have asked us to reopen it',
    ...failsWith('Could not process reopen request.'),
  },

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
  rejectRenewal: { beforeRetry: [press('Reject the renewal of Swati Mayekar')] },
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
