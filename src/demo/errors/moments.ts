import type { Fault } from '@mocks/faults'
import { catalogue as productTexts } from '@/texts/catalogue'
import { slug } from './addresses'
import { causeOf, doneCause } from './cause'
import { faultFor, SERVER_MESSAGE } from './faults'
import type { Place } from './places/place'
import { otherPlaces, ownPlaces, type PlacedOperation, places } from './places/places'
import { catalogue, type CatalogueText } from './texts'

/** A message of SPEC section 8 at one place where the product says it, and what brings it about there. */
export type Moment = {
  /** Stands in addresses. */
  id: string
  text: CatalogueText
  place: Place
  /** In one sentence. */
  cause: string
  faults: readonly Fault[]
  /** The browser is told that it has no network. */
  offline: boolean
}

type Rest = Pick<Moment, 'cause'> & Partial<Moment>

function momentOf(text: CatalogueText, place: Place, rest: Rest): Moment {
  return { id: slug(text.id), text, place, faults: [], offline: false, ...rest }
}

function failureOf(text: CatalogueText, operation: PlacedOperation): Moment {
  const fault = faultFor(text, operation)
  const several = (text.failed?.operations.length ?? 0) > 1
  return momentOf(text, otherPlaces[text.id] ?? places[operation], {
    ...(several && { id: slug(`${text.id} ${operation}`) }),
    cause: causeOf(text, operation, fault),
    faults: [{ operation, ...fault }],
  })
}

/** The operation of which the product says this text once it is done. */
function whichSays({ shown }: CatalogueText): PlacedOperation | undefined {
  const ids = Object.keys(places) as PlacedOperation[]
  return ids.find((id) => {
    const said = productTexts[id]
    return typeof shown === 'object' && 'done' in said && withoutValue(said.done) === withoutValue(shown.text)
  })
}

const withoutValue = (text: string) => text.replaceAll(/₹?\{\w+\}/g, '…')

/** What is to be read on the screen; null where nothing is said. */
export function messageOf({ shown }: CatalogueText): RegExp | null {
  if (shown === 'silent') return null
  const text = shown === 'server' ? SERVER_MESSAGE : shown.text
  return new RegExp(escaped(text).replaceAll(/\\\{\w+\\\}/g, String.raw`\S+`))
}

const escaped = (text: string) => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)

/** Every message of SPEC section 8. One that belongs to several calls has a moment for each. */
export const moments: readonly Moment[] = catalogue.flatMap((text) => {
  if (text.failed) return text.failed.operations.map((operation) => failureOf(text, operation))
  const own = ownPlaces[text.id]
  if (own) return [momentOf(text, own, { cause: own.cause, offline: own.offline ?? false })]
  const operation = whichSays(text)
  return operation ? [momentOf(text, places[operation], { cause: doneCause(operation) })] : []
})
