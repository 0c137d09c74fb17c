import type { ContactRow, SubscriberRow } from '@mocks/store/rows'
import { type Ago, handleOf } from './ago'

const contactMessages: readonly (readonly [name: string, days: number, hours: number, message: string])[] = [
  [
    'Madhavi Tambe',
    0,
    3,
    'We make kokum syrup in Malgund and sell in the weekly market. How much for a small online shop, with courier to Pune?',
  ],
  [
    'Anthony Rodrigues',
    0,
    22,
    'Our guest house site was made by a developer who is not reachable now. Can you move it and give us the login?',
  ],
  ['Rekha Shirke', 2, 1, 'Do you make sites only in Marathi? My customers don’t read English.'],
  ['Salim Borkar', 3, 5, 'Need a token system for my garage, like the one Dr Kale has.'],
  ['Nirmala Gokhale', 6, 0, 'Thank you for the call. Will send photos of the looms on Monday.'],
  ['Ashok Mhatre', 11, 4, 'What all is included in Maintenance if someone else built the site?'],
  [
    'Zubin Contractor',
    19,
    2,
    'We have two cafes and want one menu for phones and the wall board. Is that a PWA?',
  ],
  ['Sheetal Nimkar', 34, 6, 'Can I use a coupon for Pro also?'],
  ['Baban Kolte', 58, 1, 'My son made our page. Please check why it is so slow.'],
]

export function contactRows(ago: Ago): ContactRow[] {
  return contactMessages.map(([name, days, hours, message]) => {
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
