import type { ChatMessageRow, ComplaintRow } from '@mocks/store/rows'
import type { Ago } from './ago'

type ChatLine = readonly [from: 'user' | 'admin', minutesLater: number, text: string]
type TicketHistory = {
  response?: string
  reopen?: 'pending' | 'accepted' | 'rejected'
  chat?: readonly ChatLine[]
}

const tickets = [
  ticket('devika', 'photos', 0, 4, 'Room photos look dark on Android', {
    chat: [
      ['user', 2, 'On my sister’s phone the sea view is nearly black.'],
      [
        'admin',
        14,
        'Old colour profile in the files. I’ve re-exported all 18. Please clear your cache and check once?',
      ],
      ['user', 31, 'Much better! Only the verandah photo is still a bit grey.'],
      ['admin', 44, 'That one was taken at dusk. Send me another and I’ll swap it today.'],
    ],
  }),
  ticket('devika', 'tariff', 16, 2, 'Change the weekend tariff', {
    response: 'Done, ₹2,800 from Friday noon.',
    chat: [
      ['user', 1, '₹2,800 per night Friday to Sunday, please. Weekdays remain the same.'],
      ['admin', 240, 'Done, ₹2,800 from Friday noon.'],
    ],
  }),
  ticket('devika', 'map', 45, 0, 'The map pin is on the wrong side of the creek', {
    response: 'Moved it to your gate and checked the route by car.',
    reopen: 'pending',
    chat: [['admin', 90, 'Moved it to your gate and checked the route by car.']],
  }),
  ticket('farhan', 'gst', 12, 3, 'The basket shows 12% GST, it should be 5. Diwali orders start tonight.', {
    response: 'One product still had the old rate. Fixed, and the three orders are re-priced.',
    reopen: 'accepted',
    chat: [
      [
        'admin',
        27,
        'Found it, an old rate in one product. Fixed, and I re-priced the three orders it touched.',
      ],
      ['user', 60, 'Thank you! Two boxes sold already.'],
      ['user', 2880, 'Mango pulp is still showing 12%.'],
    ],
  }),
  ticket('nilesh', 'domain', 3, 6, 'Can we keep kadamcashews.example after Starter ends?'),
  ticket('sameer', 'queue', 26, 1, 'Patients are getting the token SMS twice', {
    response: 'The second message came from the old form. It is switched off.',
    chat: [
      ['user', 5, 'Since Monday morning.'],
      ['admin', 75, 'The second message came from the old form. It is switched off.'],
      ['user', 80, 'All okay now. Thank you.'],
    ],
  }),
  ticket('vandana', 'jars', 20, 4, 'Jar photos are getting cut on the home page', {
    response: 'All twelve photos are square now, lids included.',
    reopen: 'rejected',
    chat: [
      ['admin', 200, 'All twelve photos are square now, lids included.'],
      ['user', 260, 'Can you also redo the labels?'],
      ['admin', 300, 'Labels are a design job. I’ve emailed you the price.'],
    ],
  }),
  ticket('imran', 'season', 1, 2, 'Boat timings are still last year’s', {
    chat: [['user', 3, 'First ferry is 6:40 am, not 7:15 am.']],
  }),
  ticket('leela', 'saree', 0, 1, 'How do I mark a saree as sold out?'),
  ticket('aniket', 'form', 33, 0, 'Enquiry form mails are not reaching us', {
    response: 'They went to your old address. The form now sends to the new one.',
  }),
  ticket('tahira', 'alter', 9, 7, 'Please add alterations to the price list', {
    response: 'Added under Services, with the three prices you sent.',
    reopen: 'pending',
  }),
  ticket('swati', 'rooms', 70, 0, 'Booking page is blank on our old iPad', {
    response: 'It needed a fallback for old browsers. Added, and tested on an old iPad.',
  }),
]

/** A ticket with a chat is dated in office hours, like its chat; the others are dated in the evening. */
export function complaintRows(office: Ago, evening: Ago): ComplaintRow[] {
  return tickets.map(({ id, userId, days, hours, message, response, reopen, chat }) => ({
    _id: `cmp_${id}`,
    userId,
    message,
    status: response !== undefined && reopen !== 'accepted' ? 'resolved' : 'open',
    response: response ?? null,
    createdAt: (chat ? office : evening)(days, hours),
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
  history: TicketHistory = {},
) {
  return { id: `${who}_${topic}`, userId: `usr_${who}`, days, hours, message, ...history }
}
