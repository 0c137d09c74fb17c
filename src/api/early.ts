import axios, { type AxiosAdapter } from 'axios'
import { API_TIMEOUT_MS } from '@/config/constants'

/** A call started by the shell document (scripts/build/startMember.ts). */
type EarlyCall = {
  authorization: string | undefined
  answer: Promise<Response>
}

declare global {
  /** Keyed by full URL. */
  var earlyCalls: Map<string, EarlyCall> | undefined
}

const network = axios.getAdapter(axios.defaults.adapter)

/** Answers the first call to a URL with the document's response, if the token is the same, time is left and no write came first. */
export const earlyAdapter: AxiosAdapter = (config) => {
  const { earlyCalls } = globalThis
  const address = axios.getUri(config)
  const early = earlyCalls?.get(address)
  earlyCalls?.delete(address)
  const timeout = API_TIMEOUT_MS - performance.now()
  const isLate = timeout <= 0 || config.method !== 'get'
  // answers from before a change are stale
  if (isLate) earlyCalls?.clear()
  if (!early || isLate || early.authorization !== config.headers.get('Authorization')) return network(config)
  const fetch = (request: unknown) => Promise.race([early.answer, aborted((request as Request).signal)])
  return axios.getAdapter('fetch', { env: { fetch } })({ ...config, timeout })
}

const aborted = (signal: AbortSignal) =>
  new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error))
  })
