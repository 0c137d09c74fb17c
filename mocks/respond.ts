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
import { serveWithFaults } from './faults'
import { parseBody, readRequestBody } from './requestBody'
import type { UserRow, Whole } from './store/rows'
import { exclusively, storeReplacements } from './store/persistence'

type CallerOf<Id extends OperationId> = (typeof operations)[Id]['audience'] extends 'visitor'
  ? Readonly<UserRow> | null
  : Readonly<UserRow>

export type HandlerContext<Id extends OperationId> = {
  params: ParamsOf<Id>
  body: BodyOf<Id>
  user: CallerOf<Id>
}
/** `Whole`: after a field is added to the contract, the mock does not compile until it returns that field. */
type WholeAnswer<Id extends OperationId> = Whole<AnswerOf<Id>>
export type Handler<Id extends OperationId> = (
  context: HandlerContext<Id>,
) => WholeAnswer<Id> | Promise<WholeAnswer<Id>>

/** The handlers of one tag; a missing operation does not compile. */
export type Handlers<T extends Tag> = {
  [Id in OperationId as (typeof serverRules)[Id]['tag'] extends T ? Id : never]: Handler<Id>
}

/** Stores changed rows before the answer is sent. A breach reverts them, and is thrown if it has no listener. */
export function serveOperation<Id extends OperationId>(
  id: Id,
  handler: Handler<Id>,
  request: Request,
  params: ParamsOf<Id>,
): Promise<Response> {
  const sentTo = storeReplacements()
  return serveWithFaults(id, () => handled(id, handler, request, params, sentTo))
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
    // a call sent before the store was replaced must not change the new data
    if (storeReplacements() !== sentTo) return Response.error()
    try {
      const user = authorise(id, request)
      const parsed = parseBody(id, body)
      if ('message' in parsed) throw new RefusedRequest(parsed.status, parsed.message)
      const answer: unknown = await handler({ params, body: parsed.body, user } as HandlerContext<Id>)
      checkAnswer(id, answer)
      return checkedAnswer(json(answer, serverRules[id].success))
    } catch (error) {
      if (error instanceof RefusedRequest && isDeclared(id, error)) {
        return checkedAnswer(json({ message: error.message }, error.status, error.headers))
      }
      revertChanges()
      reportBreach(asBreach(id, error))
      return json({ message: 'Server error. Please try again later.' }, 500)
    }
  })
}

const checked = new WeakSet<Response>()

function checkedAnswer(response: Response): Response {
  checked.add(response)
  return response
}

/** Whether this response was checked against the contract. A quirk creates new, unchecked responses. */
export const isCheckedAnswer = (response: Response): boolean => checked.has(response)

const json = (body: unknown, status: number, headers?: Record<string, string>) =>
  new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json', ...headers } })

export function isDeclared(
  id: OperationId,
  { status, message }: Pick<RefusedRequest, 'message'> & { status: number },
): boolean {
  const refusals: Record<number, readonly string[]> = serverRules[id].refusals
  return refusals[status]?.includes(message) ?? false
}

/** Undeclared refusals and handler errors also count as breaches. */
function asBreach(id: OperationId, error: unknown): Breach {
  if (error instanceof Breach) return error
  if (error instanceof RefusedRequest)
    return new Breach(`${id}: the contract declares no ${error.status} "${error.message}"`)
  return new Breach(`${id}: the handler threw ${String(error)}`, { cause: error })
}

const bearerOf = (request: Request) => /^Bearer (\S+)$/.exec(request.headers.get('Authorization') ?? '')?.[1]

/** The user of the request's token; null without a valid token. */
export function callerOf(request: Request): Readonly<UserRow> | null {
  const session = store.session.get(bearerOf(request) ?? '')
  const valid = session && Date.parse(session.expiresAt) > now()
  return (valid ? store.user.get(session.userId) : undefined) ?? null
}

/** Fails with 401 or 403. The role is read on each call, so a demotion takes effect at once. */
function authorise(id: OperationId, request: Request): Readonly<UserRow> | null {
  const { audience } = operations[id]
  const user = callerOf(request)
  if (audience === 'visitor') return user
  if (bearerOf(request) === undefined) return fail(401, 'No token, authorization denied.')
  if (user === null) return fail(401, 'Token is not valid.')
  if (audience === 'admin' && user.role !== 'admin') return fail(403, 'Admin access required.')
  return user
}
