import type { Fault, FaultKind } from '@mocks/faults'
import { API_TIMEOUT_MS } from '@/config/constants'
import { type OperationId, summaries } from '@/contract'
import { escapedPattern } from '@/lib/escapedPattern'
import { slug } from './addresses'
import type { Place } from './places/place'
import { otherPlaces, ownPlaces, places } from './places/places'
import { catalogue, type CatalogueText, type How } from './texts'

/** A message of SPEC section 8 at one place, and what triggers it there. */
export type ErrorMoment = {
  id: string
  text: CatalogueText
  place: Place
  cause: string
  faults: readonly Fault[]
  offline: boolean
}

export const SERVER_MESSAGE = 'This is the reason that the server gives.'

function faultFor({ shown, failed }: CatalogueText, operation: OperationId): FaultKind {
  const how = failed?.how
  if (how === 'network' || how === 'timeout') return { kind: how }
  const explained = shown === 'server'
  const status = typeof how === 'number' ? how : statusFor(how, explained, operation)
  return { kind: 'status', status, message: explained ? SERVER_MESSAGE : '' }
}

/** Picks a status for a text that covers several statuses, avoiding those with a specific text. */
function statusFor(how: Exclude<How, number> | undefined, explained: boolean, operation: OperationId) {
  // a refusal (4xx) comes with a reason, a server failure (5xx) without
  const likely = explained ? [400, 409] : [500, 503]
  const taken = (status: number) =>
    typeof how === 'object' ? how.not.includes(status) : how === undefined && hasOwnText(operation, status)
  return likely.find((status) => !taken(status)) ?? 418
}

const hasOwnText = (operation: OperationId, status: number) =>
  catalogue.some(
    ({ failed }) =>
      failed?.operations.includes(operation) &&
      (failed.how === status || (failed.how === '5xx' && status >= 500)),
  )

const called = (operation: OperationId) => `“${summaries[operation]}”`

function causeOf({ shown, failed }: CatalogueText, operation: OperationId, fault: FaultKind): string {
  const call = called(operation)
  if (fault.kind === 'timeout') return `${call} gets no answer within ${API_TIMEOUT_MS / 1000} seconds.`
  if (fault.kind !== 'status') return `${call} loses the connection.`
  const reason = shown === 'server' ? ' and a reason' : failed?.unexplained ? ' and no reason' : ''
  const effect = fault.status < 500 ? 'is refused' : 'fails'
  const example = typeof failed?.how === 'number' ? '' : 'for example '
  return `${call} ${effect}, ${example}with ${fault.status}${reason}.`
}

type Rest = Pick<ErrorMoment, 'cause'> & Partial<ErrorMoment>

function momentOf(text: CatalogueText, place: Place, rest: Rest): ErrorMoment {
  return { id: slug(text.id), text, place, faults: [], offline: false, ...rest }
}

function failureOf(text: CatalogueText, operation: OperationId): ErrorMoment {
  const fault = faultFor(text, operation)
  const several = (text.failed?.operations.length ?? 0) > 1
  return momentOf(text, otherPlaces[text.id] ?? places[operation], {
    ...(several && { id: slug(`${text.id} ${operation}`) }),
    cause: causeOf(text, operation, fault),
    faults: [{ operation, ...fault }],
  })
}

/** Matches the visible message; null if the moment shows no message. */
export function messageOf({ shown }: CatalogueText): RegExp | null {
  if (shown === 'silent') return null
  const text = shown === 'server' ? SERVER_MESSAGE : shown.text
  return new RegExp(escapedPattern(text).replaceAll(/\\\{\w+\\\}/g, String.raw`\S+`))
}

/** A moment for each message of SPEC section 8. A message that several calls share has one for each call. */
export const moments: readonly ErrorMoment[] = catalogue.flatMap((text) => {
  if (text.failed) return text.failed.operations.map((operation) => failureOf(text, operation))
  const own = ownPlaces[text.id]
  if (own) return [momentOf(text, own, { cause: own.cause, offline: own.offline ?? false })]
  const { done } = text
  return done ? [momentOf(text, places[done], { cause: `${called(done)} succeeds.` })] : []
})
