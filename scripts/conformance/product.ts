import { Mismatch, type OperationId, readBody, schemas } from '@/contract'
import { type Answer, readAnswer } from '@/api/answer'
import { ApiFailure } from '@/api/failure'
import { places } from '@/demo/errors/places/places'
import { paths } from '@/paths'
import { setLogSink } from '@/platform/log'
import { failureText } from '@/texts/calls'
import type { Consequence } from './finding'
import { type Exchange, isSuccess } from './requestContext'

/** An answer as the product reads it, with the product's own reader and texts. Judges nothing. */
type Reading<Id extends OperationId> = {
  /** What the product can read of the answer. */
  answer: Answer<Id> | undefined
  /** The places that the product cannot read. */
  unread: Mismatch[]
  /** The fields that the product leaves out. */
  missed: Mismatch[]
  /** What users read; undefined: the product copes. */
  text: string | undefined
}

// the report itself says what cannot be read
setLogSink(() => {})

export function readAsProduct<Id extends OperationId>(id: Id, body: unknown): Reading<Id> {
  const losses = lossesOf(id, body)
  try {
    const answer = readAnswer(id, body)
    const text = answer === undefined ? unansweredText(id) : leftOutText(losses.unread.length)
    return { ...losses, answer, text }
  } catch (error) {
    return { ...losses, answer: undefined, text: textOf(id, error) }
  }
}

/** A write's status says that it is done, but a coupon without an amount takes nothing off. */
const unansweredText = (id: OperationId) => (id === 'applyCoupon' ? textOf(id, null) : undefined)

function leftOutText(count: number): string | undefined {
  if (count === 0) return undefined
  return `${count === 1 ? '1 entry' : `${count} entries`} could not be read.`
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
  const serverMessage = errorMessageOf(body)
  const retryAfter = Number(headers.get('Retry-After') ?? 0)
  return textOf(
    id,
    new ApiFailure({
      operation: id,
      kind: failure ?? (isSuccess(exchange) ? 'shape' : 'status'),
      ...(status === 0 ? {} : { status }),
      ...(serverMessage === undefined ? {} : { serverMessage }),
      ...(retryAfter > 0 ? { retryAfter } : {}),
    }),
  )
}

const textOf = (id: OperationId, error: unknown): string =>
  failureText(id, error) || 'Nothing: the product ignores this failure.'

export function consequence(id: OperationId, text: string): Consequence {
  const { screen, route } = places[id]
  const inPanel = route.startsWith(paths.admin())
  return { screen: inPanel ? `Admin panel, ${screen}` : screen, address: route, text }
}
