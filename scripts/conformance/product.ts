import { Mismatch, type OperationId, readBody, schemas } from '@/contract'
import { type Answer, readAnswer } from '@/api/answer'
import { ApiFailure } from '@/api/failure'
import { setLogSink } from '@/platform/log'
import { failureText } from '@/texts/calls'
import type { Meeting } from './finding'
import { type Exchange, isSuccess } from './line'
import { screenOf } from './screens'

/**
 * What the product makes of an answer, by its own reader and its own texts. Nothing is judged here that is not also
 * decided there.
 */
export type Reading<Id extends OperationId> = {
  /** As far as the product can read it. */
  answer: Answer<Id> | undefined
  /** The places that it cannot read. */
  unread: Mismatch[]
  /** What a person reads; undefined: the product copes. */
  text: string | undefined
}

// the report says itself what cannot be read
setLogSink(() => {})

export function readAsProduct<Id extends OperationId>(id: Id, body: unknown): Reading<Id> {
  const unread = unreadOf(id, body)
  try {
    const answer = readAnswer(id, body)
    return { answer, unread, text: answer === undefined ? unansweredText(id) : leftOutText(unread.length) }
  } catch (error) {
    return { answer: undefined, unread, text: textOf(id, error) }
  }
}

/** A write is done by its status alone; but a coupon whose amount nobody knows takes nothing off. */
const unansweredText = (id: OperationId) => (id === 'applyCoupon' ? textOf(id, null) : undefined)

/** An entry left out of a list is missed by whoever looks for it. */
function leftOutText(count: number): string | undefined {
  if (count === 0) return undefined
  return `${count === 1 ? '1 entry' : `${count} entries`} could not be read.`
}

function unreadOf(id: OperationId, body: unknown): Mismatch[] {
  try {
    return readBody(schemas[id].answer, body).unread
  } catch (error) {
    if (error instanceof Mismatch) return [error]
    throw error
  }
}

/** What a person reads when the operation fails so. */
export function failedText(
  id: OperationId,
  exchange: Pick<Exchange, 'status' | 'failure' | 'body' | 'headers'>,
): string {
  const { status, failure, body, headers } = exchange
  const message: unknown =
    typeof body === 'object' && body !== null && 'message' in body ? body.message : undefined
  const retryAfter = Number(headers.get('Retry-After') ?? 0)
  const kind = failure ?? (isSuccess(exchange) ? 'shape' : 'status')
  return textOf(
    id,
    new ApiFailure({
      operation: id,
      kind,
      ...(status === 0 ? {} : { status }),
      ...(typeof message === 'string' && message.trim() !== '' ? { serverMessage: message } : {}),
      ...(retryAfter > 0 ? { retryAfter } : {}),
    }),
  )
}

const textOf = (id: OperationId, error: unknown): string =>
  failureText(id, error) || 'Nothing is said: the specification ignores this failure.'

export function meeting(id: OperationId, text: string): Meeting {
  const { title, address } = screenOf(id)
  return { screen: title, address, text }
}
