import axios, { type AxiosAdapter, AxiosError } from 'axios'
import { getResponse } from 'msw'
import { noteGivenUp } from '../calls/calls'
import { requestHandlers } from './requestHandlers'

// axios' own fetch adapter over the mock: headers, bodies, timeout, abort and errors stay those of axios
const answer = axios.getAdapter('fetch', { env: { fetch: mockFetch } })

/** Serves axios' calls without a network: where there is no service worker, and in tests that fake the timers. */
export const mockAdapter: AxiosAdapter = async (config) => {
  try {
    // a Request takes no relative URL outside a browser
    return await answer({ ...config, baseURL: new URL(config.baseURL || '/', globalThis.location.href).href })
  } catch (error) {
    // the fetch adapter's code for a timeout is not the one axios documents and XHR gives
    if (error instanceof AxiosError && error.code === AxiosError.ETIMEDOUT)
      error.code = AxiosError.ECONNABORTED
    throw error
  }
}

/** The adapter, and the log hears of calls that are given up: of those a service worker tells the page nothing. */
export const watched =
  (adapter: AxiosAdapter): AxiosAdapter =>
  async (config) => {
    try {
      return await adapter(config)
    } catch (error) {
      const isLate = error instanceof AxiosError && error.code === AxiosError.ECONNABORTED
      if (isLate || axios.isCancel(error)) {
        const url = new URL(axios.getUri(config), globalThis.location.href)
        noteGivenUp((config.method ?? 'get').toUpperCase(), url.href, isLate ? 'timeout' : 'aborted')
      }
      throw error
    }
  }

async function mockFetch(input: URL | Request | string, init?: RequestInit): Promise<Response> {
  const request = new Request(input, init)
  const response = await untilAborted(getResponse(requestHandlers, request), request.signal)
  // not the API's: a file of this site, say
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
