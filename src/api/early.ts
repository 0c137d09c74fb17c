import axios, { type AxiosAdapter } from 'axios'
import { API_TIMEOUT_MS } from '@/config/constants'

/** A call that the shell document has begun before any code was there (scripts/shell/start-member.mjs). */
type EarlyCall = {
  /** As the header was sent; null without one. */
  authorization: string | null
  answer: Promise<Response>
}

declare global {
  /** By their whole address. */
  var earlyCalls: Map<string, EarlyCall> | undefined
  /** The page whose frame the document shows, and where its frame is. */
  var memberPage: { frame: number; title: string; heading: string } | undefined
}

const network = axios.getAdapter('xhr')

/**
 * The network, but that the first call of each kind gets the answer to the one that the document has begun: with the same
 * token, while it is younger than a call may last, and before anything was changed. The time until its timeout counts from
 * the document's own call. All else about the call is as usual.
 */
export const earlyAdapter: AxiosAdapter = (config) => {
  const address = axios.getUri(config)
  const early = globalThis.earlyCalls?.get(address)
  const isRead = config.method === 'get'
  // what was asked before a change says nothing about the time after it
  if (!isRead || performance.now() > API_TIMEOUT_MS) globalThis.earlyCalls = undefined
  globalThis.earlyCalls?.delete(address)
  const authorization = (config.headers.get('Authorization') ?? null) as string | null
  if (!early || !globalThis.earlyCalls || early.authorization !== authorization) return network(config)
  const waiting = (input: URL | Request | string, init?: RequestInit) =>
    untilAborted(early.answer, init?.signal ?? (input instanceof Request ? input.signal : null))
  const timeout = Math.max(1, API_TIMEOUT_MS - performance.now())
  return axios.getAdapter('fetch', { env: { fetch: waiting } })({ ...config, timeout })
}

function untilAborted<Value>(promise: Promise<Value>, signal: AbortSignal | null): Promise<Value> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal?.reason as Error)
    if (signal?.aborted) abort()
    signal?.addEventListener('abort', abort, { once: true })
    promise.then(resolve, reject)
  })
}
