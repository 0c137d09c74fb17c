import { type OperationId, operations } from '@/contract'
import { SERVER_MESSAGE } from '@/demo/errors/faults'
import { otherPlaces } from '@/demo/errors/places/places'
import { catalogue, type CatalogueText, type How } from '@/demo/errors/texts'
import type { Outcome } from './outcomes'
import type { Expected, FaultRow } from './row'
import { rows } from './rows'

/** How specific a text is about this failure, from 1; 0 where it is about another one. */
function fit({ shown, failed }: CatalogueText, { end, kind }: Outcome): number {
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

/** The specification's “network” is the lack of any answer; a text of its own for a timeout goes first. */
const networkOf = (how: string, kind: string) => (how === 'network' && kind === 'timeout' ? 'network' : kind)

/** The text of SPEC section 8 for this failure at the operation's usual place. */
function textOf(id: OperationId, outcome: Outcome): CatalogueText | undefined {
  const own = catalogue.filter(
    (text) => text.failed?.operations.some((each) => each === id) && otherPlaces[text.id] === undefined,
  )
  return own
    .map((text) => ({ text, weight: fit(text, outcome) }))
    .filter(({ weight }) => weight > 0)
    .toSorted((a, b) => b.weight - a.weight)[0]?.text
}

function shownText({ shown }: CatalogueText): string | null {
  if (shown === 'silent') return null
  return shown === 'server' ? SERVER_MESSAGE : shown.text
}

const SESSION_ENDED = 'Your session has ended. Please log in again.'

/** SPEC section 7: a 401 to a call of a session ends it, but where the operation table leaves it to the caller. */
function endsSession(id: OperationId, { kind }: Outcome, { persona }: FaultRow): boolean {
  const { credential } = operations[id]
  return (
    kind.kind === 'status' &&
    kind.status === 401 &&
    persona !== null &&
    credential &&
    !('onUnauthorized' in operations[id])
  )
}

/** What is to be read when this call fails like this. */
export function expectedOf(id: OperationId, outcome: Outcome): Expected {
  const row: FaultRow = rows[id]
  const ends = endsSession(id, outcome, row)
  // a text for whatever happens is not about the end of the session
  const own = ends && row.failure !== undefined ? undefined : row.says?.(outcome)
  if (own) return own
  const text = textOf(id, outcome)
  if (ends) {
    // a text about this very status goes with the reader to the login page
    const text401 = text?.failed?.how === 401 ? shownText(text) : SESSION_ENDED
    return { text: text401, on: 'login' }
  }
  if (!text)
    throw new Error(`SPEC section 8 has no text for ${id}: ${outcome.label}; its row has to say one.`)
  return { text: shownText(text), on: 'screen' }
}

/** Every text that says that the operation has failed. */
export function failureTexts(id: OperationId): string[] {
  const ofCatalogue = catalogue.filter(({ failed }) => failed?.operations.some((each) => each === id))
  const texts = ofCatalogue.flatMap(({ shown }) => (typeof shown === 'object' ? [shown.text] : []))
  const { failure } = rows[id] as FaultRow
  return failure === undefined ? texts : [...texts, failure]
}
