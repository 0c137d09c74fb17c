import { type AnswerOf, Mismatch, type OperationId, operations, readBody, schemas } from '@/contract'
import { logFailure } from '@/platform/log'
import { ApiFailure } from './failure'

/** The two writes whose answer the product cannot do without: it holds the token and the user. */
type SignIn = 'login' | 'register'
type Write = {
  [Id in OperationId]: (typeof operations)[Id]['method'] extends 'get' ? never : Exclude<Id, SignIn>
}[OperationId]

/** What could be read of an answer. Undefined for a write whose answer cannot be read: its 2xx says that it is done. */
export type Answer<Id extends OperationId> = AnswerOf<Id> | (Id extends Write ? undefined : never)

const isWrite = (id: OperationId): id is Write =>
  operations[id].method !== 'get' && id !== 'login' && id !== 'register'

const leftOut = new Map<OperationId, number>()

/** How many rows of this operation's latest answer could not be read. */
export const leftOutOf = (id: OperationId): number => leftOut.get(id) ?? 0

/**
 * Reads the body of a 2xx. Throws an ApiFailure for a reading call or a sign-in whose body does not fit the contract; its
 * cause is the first place that does not.
 */
export function readAnswer<Id extends OperationId>(id: Id, body: unknown): Answer<Id> {
  try {
    const { value, unread, missed } = readBody(schemas[id].answer, body)
    for (const row of unread) logFailure(new Error(`${id}: 1 entry left out`, { cause: row.message }))
    // a server that writes a field its own way does so in every row
    const fields = new Map(missed.toReversed().map(({ place, message }) => [place.at(-1), message]))
    for (const [field, cause] of fields) logFailure(new Error(`${id}: ${field} left out`, { cause }))
    leftOut.set(id, unread.length)
    return value as Answer<Id>
  } catch (error) {
    if (!(error instanceof Mismatch)) throw error
    const place = typeof body === 'string' ? 'not JSON' : error.message
    if (!isWrite(id)) throw new ApiFailure({ operation: id, kind: 'shape', cause: place })
    if (body !== '' && body !== null && body !== undefined)
      logFailure(new Error(`${id}: done, answer unread`, { cause: place }))
    return undefined as Answer<Id>
  }
}
