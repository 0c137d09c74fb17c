import { Mismatch, type OperationId, readBody, schemas } from '@/contract'
import { readAnswer } from '@/api/answer'
import { ApiFailure } from '@/api/failure'
import { places } from '@/demo/errors/places/places'
import { paths } from '@/paths'
import { setLogSink } from '@/platform/log'
import { failureText } from '@/texts/calls'
import type { Consequence } from './finding'
import { type Exchange, isSuccess } from './requestContext'

// no log, because the report says what cannot be read
setLogSink(() => {})

/**
 * What the product's own code reads in a body. `unread`: places that it cannot read; `missed`: fields that it
 * leaves out; `text`: what users read, undefined if the product copes.
 */
export function readAsProduct<Id extends OperationId>(id: Id, body: unknown) {
  const losses = lossesOf(id, body)
  const count = losses.unread.length
  const leftOut = `${count === 1 ? '1 entry' : `${count} entries`} could not be read.`
  // for other writes, the status is enough, but a coupon without an amount takes nothing off
  const unanswered = id === 'applyCoupon' ? textOf(id, null) : undefined
  try {
    const answer = readAnswer(id, body)
    return { ...losses, answer, text: answer === undefined ? unanswered : count > 0 ? leftOut : undefined }
  } catch (error) {
    return { ...losses, answer: undefined, text: textOf(id, error) }
  }
}

function lossesOf(id: OperationId, body: unknown): { unread: Mismatch[]; missed: Mismatch[] } {
  try {
    const { unread, missed } = readBody(schemas[id].answer, body)
    return { unread, missed }
  } catch (error) {
    if (error instanceof Mismatch) return { unread: [error], missed: [] }
    throw error
  }
}

export function errorMessageOf(body: unknown): string | undefined {
  const { message }: { message?: unknown } = Object(body)
  return typeof message === 'string' && message.trim() !== '' ? message : undefined
}

type Failed = Pick<Exchange, 'status' | 'failure' | 'body' | 'headers'>

export const unreachable: Failed = { status: 0, failure: 'network', body: '', headers: new Headers() }

/** What users read when the operation fails like this. */
export function failedText(id: OperationId, exchange: Failed): string {
  const { status, failure, body, headers } = exchange
  return textOf(
    id,
    new ApiFailure({
      operation: id,
      kind: failure ?? (isSuccess(exchange) ? 'shape' : 'status'),
      status: status || undefined,
      serverMessage: errorMessageOf(body),
      retryAfter: Number(headers.get('Retry-After')) || undefined,
    }),
  )
}

const textOf = (id: OperationId, error: unknown): string =>
  failureText(id, error) || 'Users notice nothing: the product ignores this failure.'

export function consequence(id: OperationId | null, text: string): Consequence {
  if (id === null) return { screen: 'Every screen', address: '/', text }
  const { screen, route } = places[id]
  const inPanel = route.startsWith(paths.admin())
  return { screen: inPanel ? `Admin panel, ${screen}` : screen, address: route, text }
}
