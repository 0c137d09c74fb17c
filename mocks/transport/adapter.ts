import axios, { type AxiosAdapter, AxiosError } from 'axios'
import { getResponse } from 'msw'
import { recordAbandonedCall } from '../calls/calls'
import { requestHandlers } from './requestHandlers'

const answer = axios.getAdapter('fetch', { env: { fetch: mockFetch } })

/** Serves axios calls without a network, for pages without a service worker and for tests with fake timers. */
export const mockAdapter: AxiosAdapter = async (config) => {
  try {
    // outside browsers, a Request needs an absolute URL
    return await answer({ ...config, baseURL: new URL(config.baseURL || '/', globalThis.location.href).href })
  } catch (error) {
    // the fetch adapter's code for a timeout is not the one that axios documents
    if (error instanceof AxiosError && error.code === AxiosError.ETIMEDOUT)
      error.code = AxiosError.ECONNABORTED
    throw error
  }
}

/** Records calls that time out or are aborted, because a service worker does not report them. */
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

/** Node garbage-collects unreferenced requests, and their abort signals then never fire. */
const pending = new Set<unknown>()

async function mockFetch(input: URL | Request | string, init?: RequestInit): Promise<Response> {
  const request = new Request(input, init)
  const held = [input, request]
  pending.add(held)
  const answered = untilAborted(getResponse(requestHandlers, request), request.signal)
  const response = await answered.finally(() => pending.delete(held))
  // not an API request, for example a file of this site
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
