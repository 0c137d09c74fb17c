import type { OperationId } from '@/contract'
import type { Failure } from './failure'

type Text = string | ((failure: Failure) => string)
export type Texts = {
  failed: Text
  /** After a 401, which ends the session; shown on the login page. */
  unauthorized?: string
  /** Other texts for the same failure, from which screens choose. */
  variants?: Record<string, string>
  /** A value replaces `{…}`. */
  done?: string
}

const UNAUTHORIZED = 'Authentication failed. Please log in again.'

const serverOr = (fallback: string) => (failure: Failure) => failure.serverMessage ?? fallback

type How = number | '5xx' | Failure['kind']

const by =
  (texts: Partial<Record<How, Text>>, otherwise: Text) =>
  (failure: Failure): string => {
    const { kind, status } = failure
    const text = texts[status ?? kind] ?? ((status ?? 0) >= 500 ? texts['5xx'] : undefined) ?? otherwise
    return typeof text === 'string' ? text : text(failure)
  }

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

const saved = (thing: string, how: 'added' | 'updated', further: Record<number, Text> = {}) => ({
  failed: by(
    {
      400: serverOr('Invalid data provided.'),
      403: 'You do not have permission to perform this action.',
      ...further,
    },
    serverOr(`Failed to save ${thing}. Please try again.`),
  ),
  unauthorized: UNAUTHORIZED,
  done: `${capital(thing)} ${how} successfully!`,
})

const deleted = (thing: string) => ({
  failed: by(
    { 403: `You do not have permission to delete ${thing}s.`, 404: `${capital(thing)} not found.` },
    `Failed to delete ${thing}. Please try again.`,
  ),
  unauthorized: UNAUTHORIZED,
  done: `${capital(thing)} deleted successfully!`,
})

/** Many servers accept less than our own limit, so a retry cannot help. */
const pictureTooLarge = {
  413: serverOr('The image is too large for the server. Please choose a smaller one.'),
}

const loadComplaint = {
  failed: by(
    {
      timeout: 'Network error. Please try again.',
      network: 'Network error. Please try again.',
      404: 'Complaint not found or you do not have access.',
    },
    'Could not load complaint.',
  ),
  unauthorized: 'Not authorized. Please log in again.',
}

/** Most refusals of these calls end the session, and no screen shows them. */
const sessionCheck = {
  failed: by(
    {
      timeout: 'Network error. Please check your internet connection.',
      network: 'Network error. Please check your internet connection.',
      429: 'The server is busy. Please try again in a moment.',
      shape: 'The server’s answer could not be read.',
    },
    'Server error. Please try again later.',
  ),
}

/** The failure and success texts of every call (SPEC section 8). A missing operation does not compile. */
export const callTexts = {
  login: {
    failed: by(
      {
        timeout: 'Login timeout. Please check your connection and try again.',
        network: 'Network error. Please check your internet connection.',
        400: serverOr('Invalid credentials.'),
        429: 'Too many login attempts. Please wait a moment and try again.',
        '5xx': 'Server error. Please try again later.',
      },
      'Login failed. Please try again.',
    ),
    unauthorized: 'Authentication failed. Please check your credentials.',
  },
  register: { failed: serverOr('Registration failed.') },
  getMe: sessionCheck,
  getDashboard: sessionCheck,

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
    failed: by(
      {
        400: serverOr('Invalid request. Please check your input.'),
        500: 'Server error occurred. Please try again later or contact support.',
      },
      serverOr('Payment or subscription failed. Please try again.'),
    ),
    unauthorized: UNAUTHORIZED,
  },
  listMySubscriptions: {
    failed: 'Could not fetch subscription info.',
    variants: { details: 'Could not fetch subscription details.', purchases: 'Could not fetch purchases.' },
  },
  listPendingSubscriptions: { failed: 'Could not fetch subscriptions.' },
  approveSubscription: { failed: 'Could not approve.', done: 'Subscription approved!' },
  rejectSubscription: { failed: 'Could not reject.', done: 'Subscription rejected!' },
  listAllSubscriptions: {
    failed: 'Could not fetch user plans.',
    variants: { subscriptions: 'Could not fetch subscriptions.' },
  },

  requestRenewal: { failed: serverOr('Could not submit renewal request.') },
  listRenewalRequests: { failed: 'Could not fetch renewal requests.' },
  approveRenewal: { failed: 'Could not approve renewal request.', done: 'Renewal approved' },
  rejectRenewal: { failed: 'Could not reject renewal request.', done: 'Renewal rejected' },

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
    variants: { tickets: 'Could not fetch your support tickets.' },
  },
  createComplaint: {
    failed: serverOr('Could not submit your complaint.'),
    done: 'Ticket submitted. It is now in your list.',
  },
  getComplaint: loadComplaint,
  listChatMessages: loadComplaint,
  sendChatMessage: { failed: 'Could not send message.' },
  reopenComplaint: { failed: 'Could not process reopen request.' },
  listComplaints: { failed: 'Could not fetch complaints.' },
  resolveComplaint: { failed: 'Could not update complaint.', done: 'Complaint resolved' },
  decideReopen: { failed: 'Could not process reopen request.', done: 'Reopen request {decision}' },

  applyCoupon: {
    failed: serverOr('Invalid coupon.'),
    unauthorized: UNAUTHORIZED,
    done: 'Coupon applied! {amount} off.',
  },
  listCoupons: { failed: 'Could not fetch coupons.' },
  createCoupon: { failed: 'Could not create coupon.', done: 'Coupon created!' },
  deactivateCoupon: { failed: 'Could not deactivate coupon.', done: 'Coupon deactivated!' },
  deleteCoupon: { failed: 'Could not delete coupon.', done: 'Coupon deleted!' },

  listUsers: { failed: 'Could not fetch users.' },
  changeUserRole: {
    failed: serverOr('Failed to update user role.'),
    done: 'User role updated to {role} successfully!',
  },
  getStats: {
    failed: 'Could not fetch stats.',
    variants: { dashboard: 'Failed to fetch dashboard statistics' },
  },
  listContacts: { failed: 'Could not fetch contacts.' },
  markContactRead: { failed: '' },
  markContactUnread: { failed: '' },
  listNewsletterSubscribers: { failed: 'Could not fetch newsletter subscribers.' },

  listTeamMembers: { failed: 'Failed to fetch team members' },
  createTeamMember: saved('team member', 'added', pictureTooLarge),
  updateTeamMember: saved('team member', 'updated', pictureTooLarge),
  deleteTeamMember: deleted('team member'),
  listFeatures: { failed: 'Failed to fetch features' },
  createFeature: saved('feature', 'added'),
  updateFeature: saved('feature', 'updated'),
  deleteFeature: deleted('feature'),
  listServices: { failed: 'Failed to fetch services' },
  createService: saved('service', 'added'),
  updateService: saved('service', 'updated'),
  deleteService: deleted('service'),
} as const satisfies Record<OperationId, Texts>
