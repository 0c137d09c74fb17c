import axios, { type AxiosAdapter, AxiosError } from 'axios'
import { getResponse } from 'msw'
import { recordAbandonedCall } from '../calls/calls'
import { requestHandlers } from './requestHandlers'

// the fetch adapter of axios, with the mock in place of the network: the rest of axios works as usual
const answer = axios.getAdapter('fetch', { env: { fetch: mockFetch } })

/** Serves axios' calls without a network: where there is no service worker, and in tests that fake the timers. */
export const mockAdapter: AxiosAdapter = async (config) => {
  try {
    // outside of a browser, a Request needs an absolute address
    return await answer({ ...config, baseURL: new URL(config.baseURL || '/', globalThis.location.href).href })
  } catch (error) {
    // for a timeout, the fetch adapter has another code than the one that axios documents
    if (error instanceof AxiosError && error.code === AxiosError.ETIMEDOUT)
      error.code = AxiosError.ECONNABORTED
    throw error
  }
}

/** The adapter, and the log hears of calls that are given up: of those a service worker tells the page nothing. */
export const loggingAdapter =
  (adapter: AxiosAdapter): AxiosAdapter =>
  async (config) => {
    try {
      return await adapter(config)
    } catch (error) {
      const isLate = error instanceof AxiosError && error.code === AxiosError.ECONNABORTED
      if (isLate || axios.isCancel(error)) {
        const url = new URL(axios.getUri(config), globalThis.location.href)
        recordAbandonedCall((config.method ?? 'get').toUpperCase(), url.href, isLate ? 'timeout' : 'aborted')
      }
      throw error
    }
  }

/** The requests under way. Node never tells a request that it was aborted, as by a timeout, where nothing holds it. */
const underWay = new Set<unknown>()

async function mockFetch(input: URL | Request | string, init?: RequestInit): Promise<Response> {
  const request = new Request(input, init)
  const held = [input, request]
  underWay.add(held)
  const answered = untilAborted(getResponse(requestHandlers, request), request.signal)
  const response = await answered.finally(() => underWay.delete(held))
  // the request is not for the API but, for example, for a file of this site
  if (!response) return fetch(request)
  if (response.type === 'error') throw new TypeError('Failed to fetch')
  return response
}

function untilAborted<Value>(promise: Promise<Value>, signal: AbortSignal): Promise<Value> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason as Error)
    if (signal.aborted) abort()
    signal.addEventListener('abort', abort, { once: true })
    promise.then(resolve, reject)
  })
}
