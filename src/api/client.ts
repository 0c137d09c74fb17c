import axios, { type AxiosAdapter, AxiosError } from 'axios'
import { type CallInput, operations, type OperationId, httpRequestOf } from '@/contract'
import { API_TIMEOUT_MS } from '@/config/constants'
import { correctClock, now } from '@/platform/clock'
import { logFailure } from '@/platform/log'
import { events } from '@/platform/signal'
import { token } from '@/platform/token'
import { type Answer, readAnswer } from './answer'
import { earlyAdapter } from './early'
import { ApiFailure } from './failure'
import { reasonIn } from './reason'
import { wasDoneBefore } from './repeats'
import { openTransport } from './transport'

const http = axios.create({
  baseURL: import.meta.env.VITE_API_BASE_URL ?? '',
  timeout: API_TIMEOUT_MS,
  adapter: earlyAdapter,
  headers: { Accept: 'application/json' },
})

http.interceptors.response.use((response) => {
  if (Object(response.data).success !== false) return response
  const { config, request } = response
  throw new AxiosError('Refused', AxiosError.ERR_BAD_REQUEST, config, request, { ...response, status: 400 })
})

http.interceptors.response.use((response) => {
  const { date, age } = response.headers
  // a cached answer has an old date
  if (date && !(Number(age) > 0)) correctClock(Date.parse(String(date)))
  return response
})

type Refusal = 401 | 403
const refusals = { 401: events<ApiFailure>(), 403: events<ApiFailure>() }

/** Returns a function that unsubscribes. The listener does not get a 401 that the calling screen shows. */
export function onRefused(status: Refusal, listener: (failure: ApiFailure) => void): () => void {
  return refusals[status].subscribe(listener)
}

function emitRefusal(failure: ApiFailure): void {
  const { status, needsLogin } = failure
  if ((status === 401 || status === 403) && !needsLogin) refusals[status].emit(failure)
}

const successes = events<OperationId>()
/** Returns a function that unsubscribes. */
export const onSucceeded = successes.subscribe

type CallOptions = {
  signal?: AbortSignal | undefined
  /** Sends the call even if the user leaves the page or signs out first. */
  keepalive?: boolean
}

/** Throws an ApiFailure, or a CanceledError on abort or sign-out. Retries once after a timeout, except for a login (SPEC section 7). */
export async function call<Id extends OperationId>(
  id: Id,
  input: CallInput<Id>,
  { signal, keepalive = false }: CallOptions = {},
): Promise<Answer<Id>> {
  const bearer = operations[id].credential ? token.get() : null
  // not logged, because nothing was sent
  if (bearer === null && operations[id].audience !== 'visitor')
    throw new ApiFailure({ operation: id, kind: 'status', status: 401 })
  // Node 20 has no navigator
  const unsent = !(globalThis.navigator?.onLine ?? true)
  try {
    const adapter = await openTransport()
    // the session may have ended while the call waited for the transport
    if (bearer !== null && token.get() !== bearer && !keepalive)
      throw new axios.CanceledError('The session has ended')
    const response = await send(id, input, { bearer, signal, keepalive, adapter })
    const answer = readAnswer(id, response.data, input.params)
    successes.emit(id)
    return answer
  } catch (error) {
    if (axios.isCancel(error)) throw error
    const failure = error instanceof ApiFailure ? error : toFailure(id, error, { unsent })
    logFailure(failure)
    // a call without a token, or from an earlier session, says nothing about this session
    if (bearer !== null && token.get() === bearer) emitRefusal(failure)
    throw failure
  }
}

/** Outside a document, as in Node, fetch needs an absolute URL. */
const absoluteBase = () => new URL(http.defaults.baseURL || '/', location.href).href

type RequestContext = CallOptions & { bearer: string | null; adapter: AxiosAdapter | undefined }

async function send<Id extends OperationId>(id: Id, input: CallInput<Id>, context: RequestContext) {
  const { bearer, signal, keepalive, adapter } = context
  const { body, headers, ...address } = httpRequestOf(id, input)
  const config = {
    ...address,
    data: body,
    headers: { ...headers, ...(bearer === null ? {} : { Authorization: `Bearer ${bearer}` }) },
    signal,
    // only fetch can outlive its page
    ...(keepalive && { adapter: 'fetch', baseURL: absoluteBase(), fetchOptions: { keepalive } }),
    ...(adapter && { adapter }),
  }
  try {
    return await http.request<unknown>(config)
  } catch (error) {
    if (id === 'login' || !isTimeout(error)) throw error
    return http.request<unknown>(config).catch((second: unknown) => {
      if (axios.isCancel(second)) throw second
      const failure = toFailure(id, second, { retried: true })
      if (wasDoneBefore(failure)) return { data: '' }
      throw failure
    })
  }
}

function isTimeout(error: unknown): boolean {
  return axios.isAxiosError(error) && (error.code === 'ECONNABORTED' || error.code === 'ETIMEDOUT')
}

function toFailure(
  operation: OperationId,
  error: unknown,
  { retried = false, unsent = false } = {},
): ApiFailure {
  const response = axios.isAxiosError(error) ? error.response : undefined
  if (!response) {
    const kind = isTimeout(error) ? 'timeout' : 'network'
    return new ApiFailure({ operation, kind, retried, unsent, cause: error })
  }
  const { message, fields } = reasonIn(response.data)
  return new ApiFailure({
    operation,
    kind: 'status',
    status: response.status,
    retried,
    serverMessage: message,
    fields,
    retryAfter: secondsUntil(response.headers['retry-after']),
  })
}

/** A `Retry-After` header holds seconds or a date. */
function secondsUntil(header: unknown): number | undefined {
  const given = Number(header)
  const seconds = Number.isNaN(given) ? Math.ceil((Date.parse(String(header)) - now()) / 1000) : given
  return seconds > 0 ? seconds : undefined
}
