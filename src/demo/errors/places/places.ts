import type { OperationId } from '@/contract'
import { callTexts } from '@/texts/catalogue'
import { newsletterTexts } from '@/texts/newsletter'
import { texts } from '@/texts/texts'
import { adminPlaces, recordPlaces, tab } from './admin'
import type { Place } from './place'
import { copyRow, portalPlaces, purchasesPage, subscriptionPage, supportPage } from './portal'
import { newsletterForm, plansPage, sitePlaces } from './site'

export const places = {
  ...sitePlaces,
  ...portalPlaces,
  ...recordPlaces,
  ...adminPlaces,
} as const satisfies Record<OperationId, Place>

const { details, purchases } = callTexts.listMySubscriptions.variants

/** By text ID: the places of texts that do not show in their operation's usual place. */
export const otherPlaces: Record<string, Place> = {
  [`${details} (listMySubscriptions)`]: subscriptionPage,
  [`${purchases} (listMySubscriptions)`]: purchasesPage,
  [`${callTexts.listMyComplaints.variants.tickets} (listMyComplaints)`]: supportPage,
  [`${callTexts.getStats.failed} (getStats)`]: tab('stats'),
  'Nothing (listUsers)': tab('notifications'),
}

type OwnPlace = Place & {
  cause: string
  offline?: boolean
}

export const ownPlaces: Record<string, OwnPlace> = {
  [newsletterTexts.invalid]: {
    ...newsletterForm.empty,
    cause: 'A visitor subscribes to the newsletter without an email address.',
  },
  [newsletterTexts.subscribed]: {
    ...newsletterForm.subscribe,
    cause: 'A visitor subscribes to the newsletter.',
  },
  [newsletterTexts.unsubscribed]: {
    ...newsletterForm.unsubscribe,
    cause: 'A visitor unsubscribes from the newsletter.',
  },
  [newsletterTexts.failed]: {
    ...newsletterForm.subscribe,
    offline: true,
    cause: 'A visitor subscribes to the newsletter while the browser is offline.',
  },
  [texts.noPlans]: { ...plansPage, seed: 'empty', cause: 'The agency has no plan on offer yet.' },
  [texts.copied]: {
    ...copyRow,
    cause: 'Something was copied. Screen readers announce this; the button shows “Copied”.',
  },
}
