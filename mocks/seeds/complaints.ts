import type { ChatMessageRow, ComplaintRow } from '@mocks/store/rows'
import type { Ago } from './ago'

type Line = readonly [from: 'user' | 'admin', minutesLater: number, text: string]
type Course = {
  /** Missing while the ticket is open for the first time. */
  response?: string
  reopen?: 'pending' | 'accepted' | 'rejected'
  chat?: readonly Line[]
}

/** Open, answered, resolved, and each stage of reopening. */
const tickets = [
  ticket('devika', 'photos', 0, 4, 'Room photos look dark on Android', {
    chat: [
      ['user', 2, 'On my sister’s phone the sea view is nearly black.'],
      ['admin', 14, 'Old colour profile in the files. Re-exported all 18, clear your cache and look again?'],
      ['user', 31, 'Better! The verandah picture is still a bit grey.'],
      ['admin', 44, 'That one was taken at dusk. Send me another and I swap it today.'],
    ],
  }),
  ticket('devika', 'tariff', 16, 2, 'Change the weekend tariff', {
    response: 'Done, ₹2,800 from Friday noon.',
    chat: [
      ['user', 1, '₹2,800 a night from Friday to Sunday, please. Weekdays stay.'],
      ['admin', 240, 'Done, ₹2,800 from Friday noon.'],
    ],
  }),
  ticket('devika', 'map', 45, 0, 'The map pin stands on the wrong side of the creek', {
    response: 'Moved it to your gate and checked the route by car.',
    reopen: 'pending',
    chat: [['admin', 90, 'Moved it to your gate and checked the route by car.']],
  }),
  ticket('farhan', 'gst', 12, 3, 'The basket shows 12% GST, it should be 5. Diwali orders start tonight.', {
    response: 'An old rate in one product. Fixed, and the three orders it touched are re-priced.',
    reopen: 'accepted',
    chat: [
      [
        'admin',
        27,
        'Found it, an old rate in one product. Fixed, and I re-priced the three orders it touched.',
      ],
      ['user', 60, 'Thank you. Two boxes sold already.'],
      ['user', 2880, 'The pulp still says 12%.'],
    ],
  }),
  ticket('nilesh', 'domain', 3, 6, 'Can the site stay under kadamcashews.example when Starter ends?'),
  ticket('sameer', 'queue', 26, 1, 'Patients get their token number twice by SMS', {
    response: 'The second message came from the old form. It is switched off.',
    chat: [
      ['user', 5, 'It started on Monday morning.'],
      ['admin', 75, 'The second message came from the old form. It is switched off.'],
      ['user', 80, 'Quiet now. Thank you.'],
    ],
  }),
  ticket('vandana', 'jars', 20, 4, 'The jar pictures are cropped on the home page', {
    response: 'All twelve pictures are square now, lids included.',
    reopen: 'rejected',
    chat: [
      ['admin', 200, 'All twelve pictures are square now, lids included.'],
      ['user', 260, 'Could you also redraw the labels?'],
      ['admin', 300, 'Labels are a design job. I have sent you a price by mail.'],
    ],
  }),
  ticket('imran', 'season', 1, 2, 'Boat timings for the season are still last year’s', {
    chat: [['user', 3, 'The first ferry is at 6:40, not 7:15.']],
  }),
  ticket('leela', 'saree', 0, 1, 'How do I mark a saree as sold out?'),
  ticket('aniket', 'form', 33, 0, 'Nobody gets the mails of the enquiry form', {
    response: 'They went to your old address. The form now sends to the new one.',
  }),
  ticket('tahira', 'alter', 9, 7, 'Please add alterations to the price list', {
    response: 'Added under Services, with the three prices you sent.',
    reopen: 'pending',
  }),
  ticket('swati', 'rooms', 70, 0, 'The booking page is blank on an old iPad', {
    response: 'It needed a fallback for old browsers. Works on the iPad in our drawer too.',
  }),
]

export function complaintRows(ago: Ago): ComplaintRow[] {
  return tickets.map(({ id, userId, days, hours, message, response, reopen }) => ({
    _id: `cmp_${id}`,
    userId,
    message,
    status: response !== undefined && reopen !== 'accepted' ? 'resolved' : 'open',
    response: response ?? null,
    createdAt: ago(days, hours),
    reopenStatus: reopen ?? null,
  }))
}

export function chatMessageRows(ago: Ago): ChatMessageRow[] {
  return tickets.flatMap(({ id, days, hours, chat = [] }) =>
    chat.map(([from, minutesLater, text], index) => ({
      _id: `msg_${id}_${index + 1}`,
      complaintId: `cmp_${id}`,
      from,
      text,
      createdAt: ago(days, hours, -minutesLater),
    })),
  )
}

function ticket(
  who: string,
  topic: string,
  days: number,
  hours: number,
  message: string,
  course: Course = {},
) {
  return { id: `${who}_${topic}`, userId: `usr_${who}`, days, hours, message, ...course }
}
