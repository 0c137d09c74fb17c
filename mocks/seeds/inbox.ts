import type { ContactRow, SubscriberRow } from '@mocks/store/rows'
import { type Ago, handleOf } from './ago'

/** Name, days and hours ago, message. */
const letters: readonly (readonly [name: string, days: number, hours: number, message: string])[] = [
  [
    'Madhavi Tambe',
    0,
    3,
    'We make kokum syrup in Malgund and sell at the weekly market. What would a small shop cost, with courier to Pune?',
  ],
  [
    'Anthony Rodrigues',
    0,
    22,
    'Our guest house has a page nobody can change any more. Could you move it and give us the keys?',
  ],
  ['Rekha Shirke', 2, 1, 'Do you also do a site in Marathi only? My clients do not read English.'],
  ['Salim Borkar', 3, 5, 'I need a token queue for my garage, like the clinic has.'],
  ['Nirmala Gokhale', 6, 0, 'Thank you for the call. I will send the pictures of the looms on Monday.'],
  ['Ashok Mhatre', 11, 4, 'What does Maintenance include if the site was built by somebody else?'],
  [
    'Zubin Contractor',
    19,
    2,
    'We run two cafes and want one menu on both phones and a board. Is that a PWA?',
  ],
  ['Sheetal Nimkar', 34, 6, 'Can a coupon be used on Pro as well?'],
  ['Baban Kolte', 58, 1, 'My son built our page. Please look how slow it is.'],
]

/** Messages that are older than three days count as read. */
export function contactRows(ago: Ago): ContactRow[] {
  return letters.map(([name, days, hours, message]) => {
    const handle = handleOf(name)
    return {
      _id: `con_${handle}`,
      name,
      email: `${handle}@postbox.example`,
      message,
      createdAt: ago(days, hours),
      read: days > 3,
    }
  })
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

export function subscriberRows(ago: Ago): SubscriberRow[] {
  return readers.map(([handle, days, left = false], index) => ({
    _id: `nls_${String(index + 1).padStart(2, '0')}`,
    email: `${handle}@postbox.example`,
    createdAt: ago(days, index),
    status: left ? 'unsubscribed' : 'subscribed',
  }))
}
