import type { ContactRow, SubscriberRow } from '@mocks/store/rows'
import type { Timeline } from './timeline'

type Letter = readonly [
  handle: string,
  name: string,
  days: number,
  hours: number,
  read: boolean,
  message: string,
]

const letters: readonly Letter[] = [
  [
    'madhavi',
    'Madhavi Tambe',
    0,
    3,
    false,
    'We make kokum syrup in Malgund and sell at the weekly market. What would a small shop cost, with courier to Pune?',
  ],
  [
    'anthony',
    'Anthony Rodrigues',
    0,
    22,
    false,
    'Our guest house has a page nobody can change any more. Could you move it and give us the keys?',
  ],
  [
    'rekha',
    'Rekha Shirke',
    2,
    1,
    false,
    'Do you also do a site in Marathi only? My clients do not read English.',
  ],
  ['salim', 'Salim Borkar', 3, 5, false, 'I need a token queue for my garage, like the clinic has.'],
  [
    'nirmala',
    'Nirmala Gokhale',
    6,
    0,
    true,
    'Thank you for the call. I will send the pictures of the looms on Monday.',
  ],
  [
    'ashok',
    'Ashok Mhatre',
    11,
    4,
    true,
    'What does Maintenance include if the site was built by somebody else?',
  ],
  [
    'zubin',
    'Zubin Contractor',
    19,
    2,
    true,
    'We run two cafes and want one menu on both phones and a board. Is that a PWA?',
  ],
  ['sheetal', 'Sheetal Nimkar', 34, 6, true, 'Can a coupon be used on Pro as well?'],
  ['baban', 'Baban Kolte', 58, 1, true, 'My son built our page. Please look how slow it is.'],
]

export function contactRows({ ago }: Timeline): ContactRow[] {
  return letters.map(([handle, name, days, hours, read, message]) => ({
    _id: `con_${handle}`,
    name,
    email: `${handle}@postbox.example`,
    message,
    createdAt: ago(days, hours),
    read,
  }))
}

const readers: readonly (readonly [handle: string, days: number, left?: boolean])[] = [
  ['madhavi', 0],
  ['devika', 5],
  ['pintoboats', 9],
  ['harshal', 16],
  ['office.shindewelding', 23, true],
  ['kamal', 31],
  ['looms', 48],
  ['teashop.no7', 66],
  ['sawantsarees', 90],
  ['rohini', 118, true],
  ['orchard', 143],
  ['guesthouse', 171],
  ['ketaki', 204],
  ['harbourdive', 260, true],
]

export function subscriberRows({ ago }: Timeline): SubscriberRow[] {
  return readers.map(([handle, days, left = false], index) => ({
    _id: `nls_${String(index + 1).padStart(2, '0')}`,
    email: `${handle}@postbox.example`,
    createdAt: ago(days, index),
    status: left ? 'unsubscribed' : 'subscribed',
  }))
}
