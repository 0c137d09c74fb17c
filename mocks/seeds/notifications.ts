import { brand } from '@/config/brand'
import type { NotificationReadRow, NotificationRow } from '@mocks/store/rows'
import type { Timeline } from './timeline'

/** Id, to whom (null: to all), days and hours ago, title, message, who has read it. */
type Sent = readonly [
  id: string,
  to: string | null,
  days: number,
  hours: number,
  title: string,
  message: string,
  readers?: readonly string[],
]

const sent: readonly Sent[] = [
  [
    'ntf_backup',
    null,
    1,
    4,
    'Announcement',
    'Backups move to 2 AM from Sunday. Your sites stay up while they run.',
    ['sameer', 'rohan'],
  ],
  [
    'ntf_diwali',
    null,
    13,
    2,
    'Announcement',
    'Planning a Diwali offer? Send us prices and pictures a week ahead, and it is live in time.',
    ['devika', 'nilesh', 'vandana', 'farhan', 'rohan', 'meera'],
  ],
  [
    'ntf_hours',
    null,
    40,
    0,
    'Announcement',
    'The studio is closed on 2 October. Tickets are answered the next morning.',
    ['devika', 'nilesh', 'vandana', 'sameer', 'rohan', 'aniket'],
  ],
  [
    'ntf_gauri_welcome',
    'gauri',
    1,
    3,
    `Welcome to ${brand.name}`,
    'Choose a plan when you are ready, or open a ticket and ask. A person answers.',
  ],
  [
    'ntf_farhan_received',
    'farhan',
    1,
    2,
    'Payment noted',
    'We have your transaction ID for Premium and will compare it with our bank statement.',
    ['farhan'],
  ],
  [
    'ntf_farhan_expired',
    'farhan',
    2,
    0,
    'Starter has ended',
    'Your 30 days are over. Your site stays up while you decide.',
  ],
  [
    'ntf_devika_calendar',
    'devika',
    0,
    2,
    'Your booking calendar is live',
    'Four rooms, holidays blocked. Try it on your phone first.',
  ],
  [
    'ntf_devika_report',
    'devika',
    1,
    1,
    'The monthly report is ready',
    'Home page loads in 0.9 s. 214 visits, 11 enquiries.',
  ],
  [
    'ntf_devika_tariff',
    'devika',
    15,
    6,
    'Ticket resolved',
    'We answered “Change the weekend tariff”: Done, ₹2,800 from Friday noon.',
    ['devika'],
  ],
  [
    'ntf_devika_approved',
    'devika',
    70,
    0,
    'Subscription approved',
    'Your Premium plan is active for 90 days.',
    ['devika'],
  ],
  [
    'ntf_devika_rejected',
    'devika',
    104,
    0,
    'Subscription rejected',
    'Your request for the Starter plan was sent back: This transaction ID is not in our bank statement. Is the last digit right?',
    ['devika'],
  ],
  [
    'ntf_nilesh_ends',
    'nilesh',
    0,
    3,
    'Your plan ends in 2 days',
    'Your Starter plan ends the day after tomorrow. You can ask for renewal when it does.',
  ],
  [
    'ntf_nilesh_approved',
    'nilesh',
    28,
    0,
    'Subscription approved',
    'Your Starter plan is active for 30 days.',
    ['nilesh'],
  ],
  [
    'ntf_sameer_expired',
    'sameer',
    9,
    0,
    'Premium has ended',
    'Your 90 days are over. Ask for renewal from your dashboard, or let it rest.',
  ],
  [
    'ntf_sameer_ends',
    'sameer',
    11,
    0,
    'Your plan ends in 2 days',
    'Your Premium plan ends the day after tomorrow. You can ask for renewal when it does.',
    ['sameer'],
  ],
  [
    'ntf_vandana_refused',
    'vandana',
    2,
    5,
    'Renewal rejected',
    'Your Premium plan was not renewed: We have not received the payment for the new term. Please pay ₹4,999 and ask again.',
  ],
  [
    'ntf_vandana_closed',
    'vandana',
    18,
    0,
    'Ticket stays closed',
    'Your ticket “The jar pictures are cropped on the home page” was not reopened. You may ask again, or open a new ticket.',
    ['vandana'],
  ],
  [
    'ntf_rohan_statement',
    'rohan',
    0,
    20,
    'Bank statement imported',
    'The statement up to last night is in. Seven requests wait to be compared with it.',
  ],
  ['ntf_meera_approved', 'meera', 1, 0, 'Subscription approved', 'Your Starter plan is active for 30 days.'],
  [
    'ntf_alka_rejected',
    'alka',
    57,
    0,
    'Subscription rejected',
    'Your request for the Premium plan was sent back: The amount we received is ₹1,999, Premium costs ₹4,999.',
  ],
]

export function notificationRows({ ago }: Timeline): NotificationRow[] {
  return sent.map(([_id, to, days, hours, title, message]) => ({
    _id,
    userId: to === null ? null : `usr_${to}`,
    title,
    message,
    createdAt: ago(days, hours),
  }))
}

export const notificationReadRows: readonly NotificationReadRow[] = sent.flatMap(
  ([notificationId, , , , , , readers = []]) =>
    readers.map((reader) => {
      const userId = `usr_${reader}`
      return { _id: `${notificationId}:${userId}`, notificationId, userId }
    }),
)
