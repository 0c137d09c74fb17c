import { adminPlaces, recordPlaces, tab } from './admin'
import type { Place } from './place'
import { copyRow, portalPlaces, purchasesPage, subscriptionPage, supportPage } from './portal'
import { newsletterForm, plansPage, sitePlaces } from './site'

/** Where in the product each operation is called that a text of SPEC section 8 is about. */
export const places = { ...sitePlaces, ...portalPlaces, ...recordPlaces, ...adminPlaces }

/** The texts of the table take no other operation, so that none is without its place. */
export type PlacedOperation = keyof typeof places

/** By a text's id: where it is said, if not at the operation's usual place. */
export const otherPlaces: Record<string, Place> = {
  'Could not fetch subscription details. (listMySubscriptions)': subscriptionPage,
  'Could not fetch purchases. (listMySubscriptions)': purchasesPage,
  'Could not fetch your support tickets. (listMyComplaints)': supportPage,
  'Could not fetch stats. (getStats)': tab('stats'),
  'Nothing (listUsers)': tab('notifications'),
}

/** A text that belongs to no call: where it is said, and what causes it in one sentence. */
type OwnPlace = Place & {
  cause: string
  /** The browser is told that it has no network. */
  offline?: boolean
}

/** By a text's id. */
export const ownPlaces: Record<string, OwnPlace> = {
  'Please enter a valid email address': {
    ...newsletterForm.empty,
    cause: 'Somebody subscribes to the newsletter without an email address.',
  },
  'Thank you for subscribing to our newsletter!': {
    ...newsletterForm.subscribe,
    cause: 'Somebody has subscribed to the newsletter.',
  },
  'You have been unsubscribed from our newsletter.': {
    ...newsletterForm.unsubscribe,
    cause: 'Somebody has left the newsletter.',
  },
  'Something went wrong. Please try again.': {
    ...newsletterForm.subscribe,
    offline: true,
    cause: 'Somebody subscribes to the newsletter while the browser has no network.',
  },
  'No Plans Available': { ...plansPage, seed: 'empty', cause: 'The agency has no plan on offer yet.' },
  'Copied to clipboard!': {
    ...copyRow,
    cause: 'Something was copied. A screen reader says so; the button itself says “Copied”.',
  },
}
