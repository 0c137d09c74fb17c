import type { ChatMessageRow, ComplaintRow } from '@mocks/store/rows'
import type { Timeline } from './timeline'

type Line = readonly [from: 'user' | 'admin', minutesLater: number, text: string]
type Ticket = {
  id: string
  who: string
  days: number
  hours: number
  message: string
  /** Missing while it is open for the first time. */
  response?: string
  reopen?: 'pending' | 'accepted' | 'rejected'
  chat?: readonly Line[]
}

/** Open, answered, resolved, and each stage of reopening. */
const tickets: readonly Ticket[] = [
  {
    id: 'cmp_devika_photos',
    who: 'devika',
    days: 0,
    hours: 4,
    message: 'Room photos look dark on Android',
    chat: [
      ['user', 2, 'On my sister’s phone the sea view is nearly black.'],
      ['admin', 14, 'Old colour profile in the files. Re-exported all 18, clear your cache and look again?'],
      ['user', 31, 'Better! The verandah picture is still a bit grey.'],
      ['admin', 44, 'That one was taken at dusk. Send me another and I swap it today.'],
    ],
  },
  {
    id: 'cmp_devika_tariff',
    who: 'devika',
    days: 16,
    hours: 2,
    message: 'Change the weekend tariff',
    response: 'Done, ₹2,800 from Friday noon.',
    chat: [
      ['user', 1, '₹2,800 a night from Friday to Sunday, please. Weekdays stay.'],
      ['admin', 240, 'Done, ₹2,800 from Friday noon.'],
    ],
  },
  {
    id: 'cmp_devika_map',
    who: 'devika',
    days: 45,
    hours: 0,
    message: 'The map pin stands on the wrong side of the creek',
    response: 'Moved it to your gate and checked the route by car.',
    reopen: 'pending',
    chat: [['admin', 90, 'Moved it to your gate and checked the route by car.']],
  },
  {
    id: 'cmp_farhan_gst',
    who: 'farhan',
    days: 12,
    hours: 3,
    message: 'The basket shows 12% GST, it should be 5. Diwali orders start tonight.',
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
  },
  {
    id: 'cmp_nilesh_domain',
    who: 'nilesh',
    days: 3,
    hours: 6,
    message: 'Can the site stay under kadamcashews.example when Starter ends?',
  },
  {
    id: 'cmp_sameer_queue',
    who: 'sameer',
    days: 26,
    hours: 1,
    message: 'Patients get their token number twice by SMS',
    response: 'The second message came from the old form. It is switched off.',
    chat: [
      ['user', 5, 'It started on Monday morning.'],
      ['admin', 75, 'The second message came from the old form. It is switched off.'],
      ['user', 80, 'Quiet now. Thank you.'],
    ],
  },
  {
    id: 'cmp_vandana_jars',
    who: 'vandana',
    days: 20,
    hours: 4,
    message: 'The jar pictures are cropped on the home page',
    response: 'All twelve pictures are square now, lids included.',
    reopen: 'rejected',
    chat: [
      ['admin', 200, 'All twelve pictures are square now, lids included.'],
      ['user', 260, 'Could you also redraw the labels?'],
      ['admin', 300, 'Labels are a design job. I have sent you a price by mail.'],
    ],
  },
  {
    id: 'cmp_imran_season',
    who: 'imran',
    days: 1,
    hours: 2,
    message: 'Boat timings for the season are still last year’s',
    chat: [['user', 3, 'The first ferry is at 6:40, not 7:15.']],
  },
  { id: 'cmp_leela_saree', who: 'leela', days: 0, hours: 1, message: 'How do I mark a saree as sold out?' },
  {
    id: 'cmp_aniket_form',
    who: 'aniket',
    days: 33,
    hours: 0,
    message: 'Nobody gets the mails of the enquiry form',
    response: 'They went to your old address. The form now sends to the new one.',
  },
  {
    id: 'cmp_tahira_alter',
    who: 'tahira',
    days: 9,
    hours: 7,
    message: 'Please add alterations to the price list',
    response: 'Added under Services, with the three prices you sent.',
    reopen: 'pending',
  },
  {
    id: 'cmp_swati_rooms',
    who: 'swati',
    days: 70,
    hours: 0,
    message: 'The booking page is blank on an old iPad',
    response: 'It needed a fallback for old browsers. Works on the iPad in our drawer too.',
  },
]

export function complaintRows({ ago }: Timeline): ComplaintRow[] {
  return tickets.map(({ id, who, days, hours, message, response, reopen }) => ({
    _id: id,
    userId: `usr_${who}`,
    message,
    status: response !== undefined && reopen !== 'accepted' ? 'resolved' : 'open',
    response: response ?? null,
    createdAt: ago(days, hours),
    reopenStatus: reopen ?? null,
  }))
}

export function chatMessageRows({ ago }: Timeline): ChatMessageRow[] {
  return tickets.flatMap(({ id, days, hours, chat = [] }) =>
    chat.map(([from, minutesLater, text], index) => ({
      _id: `msg_${id.slice('cmp_'.length)}_${index + 1}`,
      complaintId: id,
      from,
      text,
      createdAt: ago(days, hours, -minutesLater),
    })),
  )
}
