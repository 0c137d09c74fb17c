import type { PlacedOperation } from './places/places'

/** How a call failed: its status, `5xx` for any of those, why there was no answer, or anything but some statuses. */
export type How = number | '5xx' | 'network' | 'timeout' | { not: number[] }

/** The headings of SPEC section 8. */
export const sections = ['Login', 'Newsletter', 'User area', 'Admin'] as const
export type Section = (typeof sections)[number]

/** A text of SPEC section 8, and what must have happened before it is shown. */
export type CatalogueText = {
  /** What the table calls it; no two are alike. */
  id: string
  section: Section
  /** As the product shows it, `{…}` for a value. `server`: the message that came with the failure. `silent`: nothing. */
  shown: { text: string } | 'server' | 'silent'
  /** One of these calls has failed; in this way, where one is named; without a message, where a message would show. */
  failed?: { operations: PlacedOperation[]; how?: How; unexplained?: boolean }
}

type Operations = PlacedOperation | PlacedOperation[]

const listed = (operations: Operations) => [operations].flat()

const says = (section: Section, ...texts: string[]): CatalogueText[] =>
  texts.map((text) => ({ id: text, section, shown: { text } }))

const manner = (how?: How) => (how === undefined ? '' : typeof how === 'object' ? ': else' : `: ${how}`)

const fails = (section: Section, operations: Operations, text: string, how?: How): CatalogueText => ({
  id: `${text} (${listed(operations).join(', ')}${manner(how)})`,
  section,
  shown: { text },
  failed: { operations: listed(operations), how },
})

/** "server message or …" is two texts. */
const serverOr = (section: Section, operations: Operations, text: string, how?: How): CatalogueText[] => {
  const own = fails(section, operations, text, how)
  const server = fails(section, operations, 'Server message', how)
  return [
    { ...server, shown: 'server' },
    { ...own, failed: { operations: listed(operations), how, unexplained: true } },
  ]
}

const silent = (operation: PlacedOperation): CatalogueText => ({
  ...fails('Admin', operation, 'Nothing'),
  shown: 'silent',
})

const UNAUTHORIZED = 'Authentication failed. Please log in again.'

/** What is saved and deleted alike. */
const managed = (
  thing: string,
  Thing: string,
  name: 'TeamMember' | 'Feature' | 'Service',
): CatalogueText[] => {
  const saving: PlacedOperation[] = [`create${name}`, `update${name}`]
  const deleting: PlacedOperation = `delete${name}`
  return [
    fails('Admin', saving, UNAUTHORIZED, 401),
    fails('Admin', saving, 'You do not have permission to perform this action.', 403),
    ...serverOr('Admin', saving, 'Invalid data provided.', 400),
    ...serverOr('Admin', saving, `Failed to save ${thing}. Please try again.`, { not: [400, 401, 403] }),
    fails('Admin', deleting, UNAUTHORIZED, 401),
    fails('Admin', deleting, `You do not have permission to delete ${thing}s.`, 403),
    fails('Admin', deleting, `${Thing} not found.`, 404),
    fails('Admin', deleting, `Failed to delete ${thing}. Please try again.`),
    ...says(
      'Admin',
      `${Thing} added successfully!`,
      `${Thing} updated successfully!`,
      `${Thing} deleted successfully!`,
    ),
  ]
}

const login = [
  fails('Login', 'login', 'Login timeout. Please check your connection and try again.', 'timeout'),
  ...serverOr('Login', 'login', 'Invalid credentials.', 400),
  fails('Login', 'login', 'Authentication failed. Please check your credentials.', 401),
  fails('Login', 'login', 'Too many login attempts. Please wait a moment and try again.', 429),
  fails('Login', 'login', 'Server error. Please try again later.', '5xx'),
  fails('Login', 'login', 'Network error. Please check your internet connection.', 'network'),
  fails('Login', 'login', 'Login failed. Please try again.'),
]

const newsletter = says(
  'Newsletter',
  'Please enter a valid email address',
  'Thank you for subscribing to our newsletter!',
  'You have been unsubscribed from our newsletter.',
  'Something went wrong. Please try again.',
)

const userArea = [
  ...serverOr('User area', 'register', 'Registration failed.'),
  fails('User area', 'listPlans', 'Failed to load plans. Please try again.'),
  ...says('User area', 'No Plans Available'),
  fails('User area', 'listMySubscriptions', 'Could not fetch subscription info.'),
  fails('User area', 'listMyNotifications', 'Could not fetch notifications.'),
  fails('User area', 'listMyComplaints', 'Could not fetch complaints.'),
  fails('User area', 'listMyComplaints', 'Could not fetch your support tickets.'),
  fails('User area', 'listMySubscriptions', 'Could not fetch subscription details.'),
  fails('User area', 'listMySubscriptions', 'Could not fetch purchases.'),
  ...serverOr('User area', 'createComplaint', 'Could not submit your complaint.'),
  fails('User area', 'sendChatMessage', 'Could not send message.'),
  fails('User area', 'getComplaint', 'Not authorized. Please log in again.', 401),
  fails('User area', 'getComplaint', 'Complaint not found or you do not have access.', 404),
  fails('User area', 'getComplaint', 'Could not load complaint.'),
  fails('User area', 'getComplaint', 'Network error. Please try again.', 'network'),
  ...serverOr('User area', 'requestRenewal', 'Could not submit renewal request.'),
  fails('User area', 'markNotificationRead', 'Could not mark notification as read.'),
  fails('User area', 'subscribe', 'Server error occurred. Please try again later or contact support.', 500),
  fails('User area', 'subscribe', UNAUTHORIZED, 401),
  ...serverOr('User area', 'subscribe', 'Invalid request. Please check your input.', 400),
  ...serverOr('User area', 'subscribe', 'Payment or subscription failed. Please try again.', {
    not: [400, 401, 500],
  }),
  ...serverOr('User area', 'applyCoupon', 'Invalid coupon.'),
  ...says('User area', 'Coupon applied! ₹{amount} off.'),
]

const admin = [
  fails('Admin', 'getStats', 'Failed to fetch dashboard statistics'),
  fails('Admin', 'listPendingSubscriptions', 'Could not fetch subscriptions.'),
  fails('Admin', 'listAllSubscriptions', 'Could not fetch user plans.'),
  fails('Admin', 'listUsers', 'Could not fetch users.'),
  fails('Admin', 'getStats', 'Could not fetch stats.'),
  fails('Admin', 'listNotifications', 'Could not fetch notifications.'),
  fails('Admin', 'listContacts', 'Could not fetch contacts.'),
  fails('Admin', 'listRenewalRequests', 'Could not fetch renewal requests.'),
  fails('Admin', 'listNewsletterSubscribers', 'Could not fetch newsletter subscribers.'),
  fails('Admin', 'listCoupons', 'Could not fetch coupons.'),
  fails('Admin', 'listComplaints', 'Could not fetch complaints.'),
  fails('Admin', 'listTeamMembers', 'Failed to fetch team members'),
  fails('Admin', 'listFeatures', 'Failed to fetch features'),
  fails('Admin', 'listServices', 'Failed to fetch services'),
  fails('Admin', 'listPaymentOptions', 'Failed to fetch payment options'),
  fails('Admin', 'approveSubscription', 'Could not approve.'),
  fails('Admin', 'rejectSubscription', 'Could not reject.'),
  fails('Admin', 'approveRenewal', 'Could not approve renewal request.'),
  fails('Admin', 'rejectRenewal', 'Could not reject renewal request.'),
  fails('Admin', 'sendNotification', 'Could not send notification.'),
  fails('Admin', 'sendAutoExpiryNotifications', 'Could not send auto notifications.'),
  fails('Admin', 'createPlan', 'Error saving plan.'),
  fails('Admin', 'updatePlan', 'Error saving plan.'),
  fails('Admin', 'deletePlan', 'Could not delete plan.'),
  fails('Admin', 'createCoupon', 'Could not create coupon.'),
  fails('Admin', 'deactivateCoupon', 'Could not deactivate coupon.'),
  fails('Admin', 'deleteCoupon', 'Could not delete coupon.'),
  fails('Admin', 'decideReopen', 'Could not process reopen request.'),
  fails('Admin', 'resolveComplaint', 'Could not update complaint.'),
  ...serverOr('Admin', 'changeUserRole', 'Failed to update user role.'),
  ...managed('team member', 'Team member', 'TeamMember'),
  ...managed('feature', 'Feature', 'Feature'),
  ...managed('service', 'Service', 'Service'),
  ...serverOr('Admin', ['createPaymentOption', 'updatePaymentOption'], 'Failed to save payment option'),
  fails('Admin', 'deletePaymentOption', 'Failed to delete payment option'),
  silent('markContactRead'),
  silent('markContactUnread'),
  silent('listUsers'),
  ...says(
    'Admin',
    'Subscription approved!',
    'Subscription rejected!',
    'Notification sent!',
    'Auto notifications sent to users with expiring plans!',
    'Plan added!',
    'Plan updated!',
    'Plan deleted!',
    'Coupon created!',
    'Coupon deactivated!',
    'Coupon deleted!',
    'User role updated to {role} successfully!',
    'Payment option added successfully!',
    'Payment option updated successfully!',
    'Payment option deleted successfully!',
    'Copied to clipboard!',
  ),
]

/** Every text of SPEC section 8, word for word. Written by hand: derived from the product it would prove nothing. */
export const catalogue: readonly CatalogueText[] = [...login, ...newsletter, ...userArea, ...admin]
