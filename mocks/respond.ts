import {
  type AnswerOf,
  type BodyOf,
  type OperationId,
  operations,
  type ParamsOf,
  serverRules,
  type Tag,
} from '@/contract'
import { now } from '@/platform/clock'
import { RefusedRequest, fail } from './fail'
import { Breach, checkAnswer, reportBreach } from './contractBreach'
import { revertChanges, store } from './store/db'
import { throughFaults } from './faults'
import { jsonBody } from './jsonBody'
import { parseBody, readRequestBody } from './requestBody'
import type { UserRow, Whole } from './store/rows'
import { exclusively, storeReplacements } from './store/persistence'

/** Who calls: the audience of the contract has been checked, so that only a visitor's operation may have nobody. */
type CallerOf<Id extends OperationId> = (typeof operations)[Id]['audience'] extends 'visitor'
  ? Readonly<UserRow> | null
  : Readonly<UserRow>

export type Context<Id extends OperationId> = { params: ParamsOf<Id>; body: BodyOf<Id>; user: CallerOf<Id> }
/** `Whole`: a field that is added to the contract does not compile until the mock answers it. */
type WholeAnswer<Id extends OperationId> = Whole<AnswerOf<Id>>
export type Handler<Id extends OperationId> = (
  context: Context<Id>,
) => WholeAnswer<Id> | Promise<WholeAnswer<Id>>

/** The handlers of one tag of the contract; a missing operation does not compile. */
export type Handlers<T extends Tag> = {
  [Id in OperationId as (typeof serverRules)[Id]['tag'] extends T ? Id : never]: Handler<Id>
}

/**
 * Serves one call of an operation: forced faults, then audience, body, handler and answer, each checked against the
 * contract. Rows and answer go together: what the handler wrote is stored before the answer goes out, and undone when
 * the mock itself is at fault. Throws a Breach while nobody listens for breaches.
 */
export function serveOperation<Id extends OperationId>(
  id: Id,
  handler: Handler<Id>,
  request: Request,
  params: ParamsOf<Id>,
): Promise<Response> {
  const sentTo = storeReplacements()
  return throughFaults(id, () => handled(id, handler, request, params, sentTo))
}

async function handled<Id extends OperationId>(
  id: Id,
  handler: Handler<Id>,
  request: Request,
  params: ParamsOf<Id>,
  sentTo: number,
): Promise<Response> {
  const body = await readRequestBody(id, request)
  return exclusively(async () => {
    // the server to which it was sent is gone: no late call of one story, or from before a reset, changes the next data
    if (storeReplacements() !== sentTo) return Response.error()
    try {
      const user = authorise(id, request)
      const parsed = parseBody(id, body)
      if ('message' in parsed) throw new RefusedRequest(parsed.status, parsed.message)
      const answer: unknown = await handler({ params, body: parsed.body, user } as Context<Id>)
      checkAnswer(id, answer)
      return fitting(json(answer, serverRules[id].success))
    } catch (error) {
      if (error instanceof RefusedRequest && isDeclared(id, error)) {
        return fitting(json({ message: error.message }, error.status, error.headers))
      }
      revertChanges()
      reportBreach(asBreach(id, error))
      return json({ message: 'Server error. Please try again later.' }, 500)
    }
  })
}

const checked = new WeakSet<Response>()

function fitting(response: Response): Response {
  checked.add(response)
  return response
}

/** Whether this very response was checked against the contract when it was made; what a dialect makes of one is another. */
export const isCheckedAnswer = (response: Response): boolean => checked.has(response)

const json = (body: unknown, status: number, headers?: Record<string, string>) =>
  new Response(jsonBody(body), { status, headers: { 'Content-Type': 'application/json', ...headers } })

/** The contract knows what every refusal of an operation says: its examples are all there is. */
export function isDeclared(
  id: OperationId,
  { status, message }: Pick<RefusedRequest, 'message'> & { status: number },
): boolean {
  const refusals: Record<number, readonly string[]> = serverRules[id].refusals
  return refusals[status]?.includes(message) ?? false
}

/** An undeclared refusal and an error of the handler's own are the mock's fault like an answer that does not fit. */
function asBreach(id: OperationId, error: unknown): Breach {
  if (error instanceof Breach) return error
  if (error instanceof RefusedRequest)
    return new Breach(`${id}: the contract declares no ${error.status} "${error.message}"`)
  return new Breach(`${id}: the handler threw ${String(error)}`, { cause: error })
}

const bearerOf = (request: Request) => /^Bearer (\S+)$/.exec(request.headers.get('Authorization') ?? '')?.[1]

/** Whom the request's token belongs to; null without a token that is valid. */
export function callerOf(request: Request): Readonly<UserRow> | null {
  const session = store.session.get(bearerOf(request) ?? '')
  const valid = session && Date.parse(session.expiresAt) > now()
  return (valid ? store.user.get(session.userId) : undefined) ?? null
}

/** Fails with 401 or 403 from the contract's audience alone. The role is read at each call: a demotion works at once. */
function authorise(id: OperationId, request: Request): Readonly<UserRow> | null {
  const { audience } = operations[id]
  const user = callerOf(request)
  if (audience === 'visitor') return user
  if (bearerOf(request) === undefined) return fail(401, 'No token, authorization denied.')
  if (user === null) return fail(401, 'Token is not valid.')
  if (audience === 'admin' && user.role !== 'admin') return fail(403, 'Admin access required.')
  return user
}
