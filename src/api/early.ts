import axios, { type AxiosAdapter } from 'axios'
import { API_TIMEOUT_MS } from '@/config/constants'

/** A call that the shell document has begun before any code was there (scripts/build/startMember.ts). */
type EarlyCall = {
  /** As the header was sent, if it was. */
  authorization: string | undefined
  answer: Promise<Response>
}

declare global {
  /** By their whole address. */
  var earlyCalls: Map<string, EarlyCall> | undefined
  /** The page whose frame the document shows, and where its frame is. */
  var memberPage: { frame: number; title: string; heading: string } | undefined
}

const network = axios.getAdapter(axios.defaults.adapter)

/**
 * The network, but that the first call of each kind gets the answer to the one that the document has begun: with the same
 * token, while it is younger than a call may last, and before anything was changed. The time until its timeout counts from
 * the document's own call. All else about the call is as usual.
 */
export const earlyAdapter: AxiosAdapter = (config) => {
  const { earlyCalls } = globalThis
  const address = axios.getUri(config)
  const early = earlyCalls?.get(address)
  earlyCalls?.delete(address)
  const timeout = API_TIMEOUT_MS - performance.now()
  const isLate = timeout <= 0 || config.method !== 'get'
  // what was asked before a change says nothing about the time after it
  if (isLate) earlyCalls?.clear()
  if (!early || isLate || early.authorization !== config.headers.get('Authorization')) return network(config)
  // axios asks with a whole request, whose signal tells of the timeout and of a page that was left
  const fetch = (request: unknown) => Promise.race([early.answer, aborted((request as Request).signal)])
  return axios.getAdapter('fetch', { env: { fetch } })({ ...config, timeout })
}

/** Rejects when the signal says so. */
const aborted = (signal: AbortSignal) =>
  new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error))
  })
