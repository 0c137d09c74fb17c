import type { OperationId } from '@/contract'
import { ApiFailure } from './failure'

/**
 * Every text of SPEC section 8 that belongs to a call: what a screen says when it fails, and what it says when it is
 * done. The table is exhaustive: an operation without its texts does not compile.
 */
type Text = string | ((failure: ApiFailure) => string)
type Texts = {
  /** null: the specification ignores this failure silently. */
  failed: Text | null
  /** Where screens say it differently, under the screen's name. */
  on?: Record<string, Text>
  done?: string
}

const UNAUTHORIZED = 'Authentication failed. Please log in again.'

/** The server's own message, or ours where it sent none. */
const serverOr = (fallback: string) => (failure: ApiFailure) => failure.serverMessage ?? fallback

const byStatus =
  (texts: Record<number, Text>, otherwise: Text) =>
  (failure: ApiFailure): string => {
    const text = texts[failure.status ?? 0] ?? otherwise
    return typeof text === 'string' ? text : text(failure)
  }

const saving = (thing: string, further: Record<number, Text> = {}) =>
  byStatus(
    {
      400: serverOr('Invalid data provided.'),
      401: UNAUTHORIZED,
      403: 'You do not have permission to perform this action.',
      ...further,
    },
    serverOr(`Failed to save ${thing}. Please try again.`),
  )

const deleting = (thing: string) =>
  byStatus(
    {
      401: UNAUTHORIZED,
      403: `You do not have permission to delete ${thing}s.`,
      404: `${capital(thing)} not found.`,
    },
    `Failed to delete ${thing}. Please try again.`,
  )

/** What stands before a server often takes less than the picture may have, and another try would end the same. */
const savingMember = saving('team member', {
  413: serverOr('The picture is too large for the server. Please choose a smaller one.'),
})

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

const LOGIN_LOCKED = 'Too many login attempts. Please wait a moment and try again.'

const login = (failure: ApiFailure): string => {
  if (failure.kind === 'timeout') return 'Login timeout. Please check your connection and try again.'
  if (failure.kind === 'network') return 'Network error. Please check your internet connection.'
  if ((failure.status ?? 0) >= 500) return 'Server error. Please try again later.'
  return byStatus(
    {
      400: serverOr('Invalid credentials.'),
      401: 'Authentication failed. Please check your credentials.',
      429: LOGIN_LOCKED,
    },
    'Login failed. Please try again.',
  )(failure)
}

const loadComplaint = (failure: ApiFailure): string =>
  failure.kind === 'network' || failure.kind === 'timeout'
    ? 'Network error. Please try again.'
    : byStatus(
        {
          401: 'Not authorized. Please log in again.',
          404: 'Complaint not found or you do not have access.',
        },
        'Could not load complaint.',
      )(failure)

/** A refusal of these ends the session: no screen shows it. */
const vouching = (failure: ApiFailure): string => {
  if (failure.status === 429) return 'The server has too much to do. Please try again in a moment.'
  if (failure.kind === 'shape') return 'The server’s answer could not be read.'
  return 'Network error. Please check your internet connection.'
}

const catalogue = {
  login: { failed: login },
  register: { failed: serverOr('Registration failed.') },
  getMe: { failed: vouching },
  getDashboard: { failed: vouching },

  listPlans: { failed: 'Failed to load plans. Please try again.' },
  createPlan: { failed: 'Error saving plan.', done: 'Plan added!' },
  updatePlan: { failed: 'Error saving plan.', done: 'Plan updated!' },
  deletePlan: { failed: 'Could not delete plan.', done: 'Plan deleted!' },

  listActivePaymentOptions: { failed: 'Failed to fetch payment options' },
  listPaymentOptions: { failed: 'Failed to fetch payment options' },
  createPaymentOption: {
    failed: serverOr('Failed to save payment option'),
    done: 'Payment option added successfully!',
  },
  updatePaymentOption: {
    failed: serverOr('Failed to save payment option'),
    done: 'Payment option updated successfully!',
  },
  deletePaymentOption: {
    failed: 'Failed to delete payment option',
    done: 'Payment option deleted successfully!',
  },

  subscribe: {
    failed: byStatus(
      {
        400: serverOr('Invalid request. Please check your input.'),
        401: UNAUTHORIZED,
        500: 'Server error occurred. Please try again later or contact support.',
      },
      serverOr('Payment or subscription failed. Please try again.'),
    ),
  },
  listMySubscriptions: {
    failed: 'Could not fetch subscription info.',
    on: { subscription: 'Could not fetch subscription details.', purchases: 'Could not fetch purchases.' },
  },
  listPendingSubscriptions: { failed: 'Could not fetch subscriptions.' },
  approveSubscription: { failed: 'Could not approve.', done: 'Subscription approved!' },
  rejectSubscription: { failed: 'Could not reject.', done: 'Subscription rejected!' },
  listAllSubscriptions: {
    failed: 'Could not fetch user plans.',
    on: { stats: 'Could not fetch subscriptions.' },
  },

  requestRenewal: { failed: serverOr('Could not submit renewal request.') },
  listRenewalRequests: { failed: 'Could not fetch renewal requests.' },
  approveRenewal: { failed: 'Could not approve renewal request.' },
  rejectRenewal: { failed: 'Could not reject renewal request.' },

  listMyNotifications: { failed: 'Could not fetch notifications.' },
  markNotificationRead: { failed: 'Could not mark notification as read.' },
  listNotifications: { failed: 'Could not fetch notifications.' },
  sendNotification: { failed: 'Could not send notification.', done: 'Notification sent!' },
  sendAutoExpiryNotifications: {
    failed: 'Could not send auto notifications.',
    done: 'Auto notifications sent to users with expiring plans!',
  },

  listMyComplaints: {
    failed: 'Could not fetch complaints.',
    on: { support: 'Could not fetch your support tickets.' },
  },
  createComplaint: { failed: serverOr('Could not submit your complaint.') },
  getComplaint: { failed: loadComplaint },
  listChatMessages: { failed: loadComplaint },
  sendChatMessage: { failed: 'Could not send message.' },
  reopenComplaint: { failed: 'Could not process reopen request.' },
  listComplaints: { failed: 'Could not fetch complaints.' },
  resolveComplaint: { failed: 'Could not update complaint.' },
  decideReopen: { failed: 'Could not process reopen request.' },

  applyCoupon: { failed: serverOr('Invalid coupon.') },
  listCoupons: { failed: 'Could not fetch coupons.' },
  createCoupon: { failed: 'Could not create coupon.', done: 'Coupon created!' },
  deactivateCoupon: { failed: 'Could not deactivate coupon.', done: 'Coupon deactivated!' },
  deleteCoupon: { failed: 'Could not delete coupon.', done: 'Coupon deleted!' },

  listUsers: { failed: 'Could not fetch users.' },
  changeUserRole: { failed: serverOr('Failed to update user role.') },
  getStats: { failed: 'Could not fetch stats.', on: { home: 'Failed to fetch dashboard statistics' } },
  listContacts: { failed: 'Could not fetch contacts.' },
  markContactRead: { failed: null },
  markContactUnread: { failed: null },
  listNewsletterSubscribers: { failed: 'Could not fetch newsletter subscribers.' },

  listTeamMembers: { failed: 'Failed to fetch team members' },
  createTeamMember: { failed: savingMember, done: 'Team member added successfully!' },
  updateTeamMember: { failed: savingMember, done: 'Team member updated successfully!' },
  deleteTeamMember: { failed: deleting('team member'), done: 'Team member deleted successfully!' },
  listFeatures: { failed: 'Failed to fetch features' },
  createFeature: { failed: saving('feature'), done: 'Feature added successfully!' },
  updateFeature: { failed: saving('feature'), done: 'Feature updated successfully!' },
  deleteFeature: { failed: deleting('feature'), done: 'Feature deleted successfully!' },
  listServices: { failed: 'Failed to fetch services' },
  createService: { failed: saving('service'), done: 'Service added successfully!' },
  updateService: { failed: saving('service'), done: 'Service updated successfully!' },
  deleteService: { failed: deleting('service'), done: 'Service deleted successfully!' },
} as const satisfies Record<OperationId, Texts>

type Catalogue = typeof catalogue
type ScreenOf<Id extends OperationId> = Catalogue[Id] extends { on: infer On } ? keyof On & string : never
export type DoneId = { [Id in OperationId]: Catalogue[Id] extends { done: string } ? Id : never }[OperationId]

/** What a screen says about a failed call. An empty text where the specification stays silent. */
export function failureText<Id extends OperationId>(id: Id, error: unknown, screen?: ScreenOf<Id>): string {
  const texts: Texts = catalogue[id]
  const text = (screen === undefined ? undefined : texts.on?.[screen]) ?? texts.failed ?? ''
  if (typeof text === 'string') return text
  return text(
    error instanceof ApiFailure ? error : new ApiFailure({ operation: id, kind: 'shape', cause: error }),
  )
}

/**
 * Why the server refused a request, in its own words; null where it gave no reason, or where the text says it already. A
 * 404 without a word is of no resource but of the call itself: another try would end the same.
 */
export function refusal(error: unknown, text: string): string | null {
  if (!(error instanceof ApiFailure) || (error.status !== 400 && error.status !== 404)) return null
  const { serverMessage = error.status === 404 ? 'The server does not offer this.' : text } = error
  return serverMessage === text ? null : serverMessage
}

/** What a screen says once a call is done. */
export function doneText(id: DoneId): string {
  return catalogue[id].done
}

export const roleUpdatedText = (role: string) => `User role updated to ${role} successfully!`

/** The texts of SPEC sections 5 and 8 that belong to no call. */
export const texts = {
  copied: 'Copied to clipboard!',
  sessionEnded: 'Your session has ended. Please log in again.',
  /** The server failed when it was asked who is signed in. */
  sessionUnchecked: 'The server could not check your login, so you were logged out. Please log in again.',
  rightsChanged: 'Your rights have changed. Please log in again.',
  newsletterInvalid: 'Please enter a valid email address',
  newsletterSubscribed: 'Thank you for subscribing to our newsletter!',
  newsletterUnsubscribed: 'You have been unsubscribed from our newsletter.',
  newsletterFailed: 'Something went wrong. Please try again.',
  noPlans: 'No Plans Available',
  invalidPlan: 'Invalid plan selected.',
  /** Also after a reload, when no call has failed. */
  loginLocked: LOGIN_LOCKED,
  loginInvalid: 'Please enter valid email and password.',
  complaintBlank: 'Please enter a message for your complaint.',
  transactionIdMissing: 'Please enter your transaction ID.',
  paymentSignedOut: 'Please log in to complete your payment.',
  couponSignedOut: 'Please log in to apply coupons.',
  rejectionReasonMissing: 'Please enter a rejection reason.',
} as const
