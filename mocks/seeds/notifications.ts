import { brand } from '@/config/brand'
import type { NotificationReadRow, NotificationRow, SubscriptionRow } from '@mocks/store/rows'
import type { Ago } from './ago'

type Text = { message: string; readers?: readonly string[] }
/** How long ago, or the moment of a subscription that it tells of. */
type When =
  | readonly [days: number, hours: number]
  | { of: string; at: 'createdAt' | 'approvedAt' | 'expiresAt' }

/** `to` is a client's handle, or null for all. */
const sent = (id: string, to: string | null, when: When, title: string, text: Text) => ({
  _id: `ntf_${id}`,
  userId: to === null ? null : `usr_${to}`,
  when,
  title,
  ...text,
})

const notifications = [
  sent('backup', null, [1, 4], 'Announcement', {
    message: 'Backups move to 2 AM from Sunday. Your sites stay up during backups.',
    readers: ['sameer', 'rohan'],
  }),
  sent('diwali', null, [13, 2], 'Announcement', {
    message:
      'Planning a Diwali offer? Send us prices and photos a week ahead and we’ll have it live in time.',
    readers: ['devika', 'nilesh', 'vandana', 'farhan', 'rohan', 'meera'],
  }),
  sent('hours', null, [40, 0], 'Announcement', {
    message: 'We’re closed tomorrow. We’ll answer tickets the morning after.',
    readers: ['devika', 'nilesh', 'vandana', 'sameer', 'rohan', 'aniket'],
  }),
  sent('gauri_welcome', 'gauri', [1, 3], `Welcome to ${brand.name}`, {
    message: 'Choose a plan when you’re ready, or open a ticket and ask. A person will answer.',
  }),
  sent('farhan_received', 'farhan', { of: 'farhan_premium', at: 'createdAt' }, 'Payment noted', {
    message: 'We have your transaction ID for Premium and will check it against our bank statement.',
    readers: ['farhan'],
  }),
  sent('farhan_expired', 'farhan', { of: 'farhan_starter', at: 'expiresAt' }, 'Starter has ended', {
    message: 'Your 30 days are over. Your site stays up while you decide.',
  }),
  sent('devika_calendar', 'devika', [0, 2], 'Your booking calendar is live', {
    message: 'Four rooms, holidays blocked. Try it on your phone first.',
  }),
  sent('devika_report', 'devika', [1, 1], 'The monthly report is ready', {
    message: 'Home page loads in 0.9 s. 214 visits, 11 enquiries.',
  }),
  sent('devika_tariff', 'devika', [15, 6], 'Ticket resolved', {
    message: 'We answered “Change the weekend tariff”: Done, ₹2,800 from Friday noon.',
    readers: ['devika'],
  }),
  sent('devika_approved', 'devika', { of: 'devika_premium', at: 'approvedAt' }, 'Subscription approved', {
    message: 'Your Premium plan is active for 90 days.',
    readers: ['devika'],
  }),
  sent('devika_rejected', 'devika', [104, 0], 'Subscription rejected', {
    message:
      'Your request for the Starter plan was rejected: This transaction ID is not in our bank statement. Is the last digit right?',
    readers: ['devika'],
  }),
  sent('nilesh_ends', 'nilesh', [0, 3], 'Your plan ends in 2 days', {
    message: 'Your Starter plan ends the day after tomorrow. You can request a renewal when it does.',
  }),
  sent('nilesh_approved', 'nilesh', { of: 'nilesh_starter', at: 'approvedAt' }, 'Subscription approved', {
    message: 'Your Starter plan is active for 30 days.',
    readers: ['nilesh'],
  }),
  sent('sameer_expired', 'sameer', { of: 'sameer_premium', at: 'expiresAt' }, 'Premium has ended', {
    message: 'Your 90 days are over. You can request a renewal on your dashboard.',
  }),
  sent('sameer_ends', 'sameer', [11, 0], 'Your plan ends in 2 days', {
    message: 'Your Premium plan ends the day after tomorrow. You can request a renewal when it does.',
    readers: ['sameer'],
  }),
  sent('vandana_refused', 'vandana', [2, 5], 'Renewal rejected', {
    message:
      'Your Premium plan was not renewed: We have not received the payment for the new term. Please pay ₹4,999 and ask again.',
  }),
  sent('vandana_closed', 'vandana', [18, 0], 'Ticket stays closed', {
    message:
      'Your ticket “Jar photos are getting cut on the home page” was not reopened. You may ask again, or open a new ticket.',
    readers: ['vandana'],
  }),
  sent('rohan_statement', 'rohan', [0, 20], 'Bank statement imported', {
    message: 'The statement up to last night is in. Seven requests are waiting to be checked.',
  }),
  sent('meera_approved', 'meera', { of: 'meera_starter', at: 'approvedAt' }, 'Subscription approved', {
    message: 'Your Starter plan is active for 30 days.',
  }),
  sent('alka_rejected', 'alka', [57, 0], 'Subscription rejected', {
    message: 'Your request for the Premium plan was rejected: We received ₹1,999, but Premium costs ₹4,999.',
  }),
]

export function notificationRows(ago: Ago, subscriptions: readonly SubscriptionRow[]): NotificationRow[] {
  const momentOf = (when: When): string =>
    ('of' in when ? subscriptions.find(({ _id }) => _id === `sub_${when.of}`)?.[when.at] : ago(...when)) ??
    ago(0)
  return notifications.map(({ _id, userId, when, title, message }) => ({
    _id,
    userId,
    title,
    message,
    createdAt: momentOf(when),
  }))
}

export const notificationReadRows: readonly NotificationReadRow[] = notifications.flatMap(
  ({ _id, readers = [] }) =>
    readers.map((reader) => {
      const userId = `usr_${reader}`
      return { _id: `${_id}:${userId}`, notificationId: _id, userId }
    }),
)
