import { getResponse } from 'msw'
import { type AnswerOf, type OperationId, httpRequestOf } from '@/contract'
import { now } from '@/platform/clock'
import { newSession } from '../rules/session'
import { store } from '../store/db'
import { requestHandlers } from '../transport/requestHandlers'

type Input = { params?: unknown; body?: unknown }
type Answered<Id extends OperationId> = { status: number; answer: AnswerOf<Id>; headers: Headers }

/** A request that follows the contract. A null token means signed out. */
export function requestOf(id: OperationId, input: Input, token: string | null): Request {
  const { method, url, headers, body = null } = httpRequestOf(id, input)
  const request = new Request(`http://localhost${url}`, { method: method.toUpperCase(), headers, body })
  if (token !== null) request.headers.set('Authorization', `Bearer ${token}`)
  return request
}

/** The mock's answer, without a network. Rejects on a contract breach if no one listens for breaches. */
export async function answerTo(request: Request): Promise<Response> {
  const response = await getResponse(requestHandlers, request)
  if (!response) throw new Error(`The mock does not handle ${request.method} ${request.url}.`)
  return response
}

export function tokenOf(userId: string): string {
  return store.session.put(newSession(userId, now()))._id
}

/** Calls an operation as this user (null: signed out), with authorisation and contract checks. */
export async function callMock<Id extends OperationId>(
  id: Id,
  userId: string | null,
  input: Input = {},
): Promise<Answered<Id>> {
  const response = await answerTo(requestOf(id, input, userId === null ? null : tokenOf(userId)))
  return {
    status: response.status,
    answer: (await response.json()) as AnswerOf<Id>,
    headers: response.headers,
  }
}

export async function refusedCall(
  id: OperationId,
  userId: string | null,
  input: Input,
): Promise<[number, string]> {
  const { status, answer } = await callMock(id, userId, input)
  return [status, (answer as unknown as { message: string }).message]
}
