import { getResponse } from 'msw'
import { type BodyOf, type OperationId, operations, type ParamsOf } from '@/contract'
import { now } from '@/platform/clock'
import { store } from '../store/db'
import { requestHandlers } from './requestHandlers'
import { newSession } from '../rules/session'

type Part<Key extends string, Value> = [Value] extends [undefined]
  ? { [K in Key]?: undefined }
  : { [K in Key]: Value }
/** What a call of the operation sends. */
export type CallInput<Id extends OperationId> = Part<'params', ParamsOf<Id>> & Part<'body', BodyOf<Id>>

/** The request that a client of the contract makes; `token` null: nobody is signed in. */
export function requestOf(
  id: OperationId,
  input: { params?: unknown; body?: unknown },
  token: string | null,
): Request {
  const { method, path, body } = operations[id]
  const params = Object(input.params) as Record<string, string>
  const headers = new Headers(token === null ? {} : { Authorization: `Bearer ${token}` })
  if (body === 'json') headers.set('Content-Type', 'application/json')
  const url = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  return new Request(`http://localhost${url}`, {
    method: method.toUpperCase(),
    headers,
    body: body === 'none' ? null : body === 'json' ? JSON.stringify(input.body) : formOf(Object(input.body)),
  })
}

/** The mock's answer, without a network. Rejects on a breach of the contract while nobody listens for breaches. */
export async function answerTo(request: Request): Promise<Response> {
  const response = await getResponse(requestHandlers, request)
  if (!response) throw new Error(`The mock leaves ${request.method} ${request.url} alone.`)
  return response
}

/** A new session of the user; its token. */
export function tokenOf(userId: string): string {
  return store.session.put(newSession(userId, now()))._id
}

function formOf(fields: object): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields))
    form.set(name, value instanceof Blob ? value : String(value))
  return form
}
