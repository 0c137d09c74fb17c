import { HttpResponse } from 'msw'
import {
  type AnswerOf,
  type BodyOf,
  type OperationId,
  operations,
  type ParamsOf,
  type Tag,
} from '@/contract'
import { now } from '@/lib/clock'
import { Breach, checkAnswer, checkStatus, reportBreach } from './breach'
import { revertChanges, store } from './db'
import { forcedAnswer } from './faults'
import { exclusively } from './persistence'
import { parseBody, readBody } from './respond-body'
import { fail, Failure } from './respond-failure'
import type { UserRow } from './rows'

/** Who calls: the audience of the contract has been checked, so that only a visitor's operation may have nobody. */
type CallerOf<Id extends OperationId> = (typeof operations)[Id]['audience'] extends 'visitor'
  ? Readonly<UserRow> | null
  : Readonly<UserRow>

export type Context<Id extends OperationId> = { params: ParamsOf<Id>; body: BodyOf<Id>; user: CallerOf<Id> }
export type Handler<Id extends OperationId> = (context: Context<Id>) => AnswerOf<Id> | Promise<AnswerOf<Id>>

/** The handlers of one tag of the contract; a missing operation does not compile. */
export type Handlers<T extends Tag> = {
  [Id in OperationId as (typeof operations)[Id]['tag'] extends T ? Id : never]: Handler<Id>
}

/**
 * Serves one call of an operation: forced faults, then audience, body, handler and answer, each checked against the
 * contract. Rows and answer go together: what the handler wrote is stored before the answer goes out, and undone when
 * the mock itself is at fault. Throws a Breach while nobody listens for breaches.
 */
export async function serve<Id extends OperationId>(
  id: Id,
  handler: Handler<Id>,
  request: Request,
  params: ParamsOf<Id>,
): Promise<Response> {
  const forced = await forcedAnswer(id)
  if (forced) return forced
  const body = await readBody(id, request)
  return exclusively(async () => {
    try {
      const user = authorise(id, request)
      const answer = await handler({ params, body: parseBody(id, body), user } as Context<Id>)
      checkAnswer(id, answer)
      return HttpResponse.json(answer as object, { status: operations[id].success })
    } catch (error) {
      return failureResponse(id, error)
    }
  })
}

function failureResponse(id: OperationId, error: unknown): Response {
  try {
    if (!(error instanceof Failure)) throw error
    checkStatus(id, error.status)
    return HttpResponse.json({ message: error.message }, { status: error.status, headers: error.headers })
  } catch (fault) {
    revertChanges()
    reportBreach(fault instanceof Breach ? fault : new Breach(`${id}: the handler threw ${String(fault)}`, { cause: fault }))
    return HttpResponse.json({ message: 'Server error. Please try again later.' }, { status: 500 })
  }
}

/** Fails with 401 or 403 from the contract's audience alone. The role is read at each call: a demotion works at once. */
function authorise(id: OperationId, request: Request): Readonly<UserRow> | null {
  const { audience } = operations[id]
  const token = /^Bearer (\S+)$/.exec(request.headers.get('Authorization') ?? '')?.[1]
  const session = token === undefined ? undefined : store.session.get(token)
  const valid = session && Date.parse(session.expiresAt) > now()
  const user = (valid ? store.user.get(session.userId) : undefined) ?? null
  if (audience === 'visitor') return user
  if (token === undefined) return fail(401, 'No token, authorization denied.')
  if (user === null) return fail(401, 'Token is not valid.')
  if (audience === 'admin' && user.role !== 'admin') return fail(403, 'Admin access required.')
  return user
}
