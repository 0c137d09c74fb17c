import { type OperationId, operations } from '@/contract'
import { SERVER_MESSAGE } from '@/demo/errors/moments'
import { otherPlaces } from '@/demo/errors/places/places'
import { catalogue, type CatalogueText, type How } from '@/demo/errors/texts'
import { texts } from '@/texts/texts'
import type { FaultOutcome } from './outcomes'
import { type Expected, type FaultRow, rowOf } from './rows'

/** How specific a text is to this failure, from 1; 0 if it does not apply. */
function specificity({ shown, failed }: CatalogueText, { end, kind }: FaultOutcome): number {
  const status = kind.kind === 'status' ? kind.status : 0
  const how: How | undefined = failed?.how
  const message = kind.kind === 'status' && kind.message !== ''
  if (shown === 'server' && !message) return 0
  const said = shown === 'server' ? 0.5 : 0
  if (how === undefined) return 1 + said
  if (typeof how === 'object') return how.not.includes(status) ? 0 : 2 + said
  if (how === '5xx') return status >= 500 ? 2 + said : 0
  if (how === 'network' || how === 'timeout')
    return end !== 'unread' && how === networkOf(how, kind.kind) ? 3 : 0
  return how === status ? 3 + said : 0
}

/** SPEC's “network” covers timeouts too, unless there is a separate text for a timeout. */
const networkOf = (how: string, kind: string) => (how === 'network' && kind === 'timeout' ? 'network' : kind)

function textOf(id: OperationId, outcome: FaultOutcome): CatalogueText | undefined {
  const own = catalogue.filter(
    (text) => text.failed?.operations.some((each) => each === id) && otherPlaces[text.id] === undefined,
  )
  return own
    .map((text) => ({ text, weight: specificity(text, outcome) }))
    .filter(({ weight }) => weight > 0)
    .toSorted((a, b) => b.weight - a.weight)[0]?.text
}

function shownText({ shown }: CatalogueText): string | null {
  if (shown === 'silent') return null
  return shown === 'server' ? SERVER_MESSAGE : shown.text
}

/** SPEC section 7: a 401 ends the session, unless the operation leaves it to the caller. */
function endsSession(id: OperationId, { kind }: FaultOutcome, { persona }: FaultRow): boolean {
  const { credential } = operations[id]
  return (
    kind.kind === 'status' &&
    kind.status === 401 &&
    persona !== null &&
    credential &&
    !('onUnauthorized' in operations[id])
  )
}

/** The text to expect after this outcome. Throws if neither SPEC nor the operation's row has one. */
export function expectedOf(id: OperationId, outcome: FaultOutcome): Expected {
  const row = rowOf(id)
  const ends = endsSession(id, outcome, row)
  // a general failure text does not cover the end of the session
  const own = ends && row.failure !== undefined ? undefined : row.expected?.(outcome)
  if (own) return own
  const text = textOf(id, outcome)
  if (ends) {
    // a text for 401 is shown on the login page
    const text401 = text?.failed?.how === 401 ? shownText(text) : texts.sessionEnded
    return { text: text401, on: 'login' }
  }
  if (!text) throw new Error(`SPEC section 8 has no text for ${id}: ${outcome.label}; add one to its row.`)
  return { text: shownText(text), on: 'screen' }
}

export function failureTexts(id: OperationId): string[] {
  const ofCatalogue = catalogue.filter(({ failed }) => failed?.operations.some((each) => each === id))
  const { failure } = rowOf(id)
  return [
    ...ofCatalogue.flatMap(({ shown }) => (typeof shown === 'object' ? [shown.text] : [])),
    ...(failure === undefined ? [] : [failure]),
  ]
}
