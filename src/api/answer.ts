import { type AnswerOf, Mismatch, type OperationId, operations, readBody, schemas } from '@/contract'
import { logFailure } from '@/platform/log'
import { ApiFailure } from './failure'

/** What the product cannot go on without although it is the answer to a write: who has signed in. */
type SignIn = 'login' | 'register'
type Write = {
  [Id in OperationId]: (typeof operations)[Id]['method'] extends 'get' ? never : Exclude<Id, SignIn>
}[OperationId]

/** The answer as far as it could be read; undefined is possible for a write, which a 2xx alone makes done. */
export type Answer<Id extends OperationId> = AnswerOf<Id> | (Id extends Write ? undefined : never)

const isWrite = (id: OperationId): id is Write =>
  operations[id].method !== 'get' && id !== 'login' && id !== 'register'

const leftOut = new Map<OperationId, number>()

/** How many rows of this operation's latest answer could not be read. */
export const leftOutOf = (id: OperationId): number => leftOut.get(id) ?? 0

/** Reads the body of a success. Throws an ApiFailure that names the first place where it differs from the contract. */
export function readAnswer<Id extends OperationId>(id: Id, body: unknown): Answer<Id> {
  try {
    const { value, unread } = readBody(schemas[id].answer, body)
    for (const row of unread) logFailure(new Error(`${id}: 1 entry left out`, { cause: row.message }))
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
