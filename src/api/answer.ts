import { hashKey } from '@tanstack/react-query'
import { type AnswerOf, Mismatch, type OperationId, operations, readBody, schemas } from '@/contract'
import { logFailure } from '@/platform/log'
import { ApiFailure } from './failure'

/** The two writes whose answer the product needs, because the answer holds the token and the user. */
type SignIn = 'login' | 'register'
type Write = {
  [Id in OperationId]: (typeof operations)[Id]['method'] extends 'get' ? never : Exclude<Id, SignIn>
}[OperationId]

/** The readable part of an answer. Undefined for a write whose answer cannot be read: its 2xx status means success. */
export type Answer<Id extends OperationId> = AnswerOf<Id> | (Id extends Write ? undefined : never)

const isWrite = (id: OperationId): id is Write =>
  operations[id].method !== 'get' && id !== 'login' && id !== 'register'

/** The query key of a reading call. */
export const keyOf = <Id extends OperationId, Params>(id: Id, params: Params) =>
  params === undefined ? ([id] as const) : ([id, params] as const)

const leftOut = new Map<string, number>()

/** How many rows of the latest answer to the query with this hash could not be read. */
export const leftOutOf = (queryHash: string): number => leftOut.get(queryHash) ?? 0

/** Throws an ApiFailure if the answer to a reading call or sign-in does not fit; its cause names the first bad place. */
export function readAnswer<Id extends OperationId>(id: Id, body: unknown, params?: unknown): Answer<Id> {
  try {
    const { value, unread, missed } = readBody(schemas[id].answer, body)
    for (const row of unread) logFailure(new Error(`${id}: 1 entry left out`, { cause: row.message }))
    // one log line per field: a server that writes a field differently does so in every row
    const fields = new Map(missed.toReversed().map(({ place, message }) => [place.at(-1), message]))
    for (const [field, cause] of fields) logFailure(new Error(`${id}: ${field} left out`, { cause }))
    leftOut.set(hashKey(keyOf(id, params)), unread.length)
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
