import axios, { type AxiosAdapter, type AxiosResponse } from 'axios'
import { setupWorker } from 'msw/browser'
import { demoWorker } from '@/config/demo'
import { mockAdapter, loggingAdapter } from './adapter'
import { MOCK_HEADER, requestHandlers } from './requestHandlers'
import { openPersistence } from '../store/persistence'
import { seedStore } from '../store/seeding'
import { isOutOfReach } from './workerReach'
import { ignoreFailedUpdates } from './workerUpdates'

type Options = {
  /** The folder of the product on its host, with a slash at the end. The worker is in it, and controls it. */
  baseUrl: string
  /** The name of the database; null keeps everything in memory. */
  database?: string | null
}

const START_TIMEOUT_MS = 3000
/** Browsers stop a worker after 30 seconds without work, some sooner when the page is hidden. */
const IDLE_MS = 10_000
const WAKE_TIMEOUT_MS = 500

/**
 * Starts the mock in the browser, and resolves with the adapter of all calls once the rows are there, which come from
 * IndexedDB. The service worker answers, or the page itself if workers are missing, blocked, not found, out of reach, or do
 * not respond for three seconds. What only reads does not wait for the worker: until it is there, the page answers. Never
 * fails.
 */
export async function startMock({ baseUrl, database }: Options): Promise<AxiosAdapter> {
  let adapter = mockAdapter
  const decided = startWorker(baseUrl).then((works) => {
    // also with a worker, because it may have forgotten this page
    if (works) adapter = wakingAdapter
  })
  await openPersistence(() => seedStore('default'), database)
  return loggingAdapter(async (config) => {
    if (config.method !== 'get') await decided
    return adapter(config)
  })
}

async function startWorker(baseUrl: string): Promise<boolean> {
  const url = new URL(baseUrl + demoWorker, globalThis.location.href)
  const scope = new URL(baseUrl, globalThis.location.href)
  const reachable = globalThis.location.href.startsWith(scope.href)
  if (!('serviceWorker' in navigator) || !globalThis.isSecureContext || !reachable) return false
  try {
    if (await isOutOfReach(url.href)) return false
    ignoreFailedUpdates()
    globalThis.addEventListener('beforeunload', keepSignedOn)
    navigator.serviceWorker.addEventListener('message', noteAwake)
    const worker = setupWorker(...requestHandlers)
    const start = worker.start({
      serviceWorker: { url: url.href, options: { scope: scope.href } },
      quiet: true,
      onUnhandledRequest: 'bypass',
    })
    const late = await Promise.race([start, timeout()])
    if (late === 'late') {
      // from now on the adapter answers, so a worker that starts later must not answer as well
      start.then(() => worker.stop()).catch(() => {})
      return false
    }
  } catch {
    return false
  }
  globalThis.addEventListener('focus', wake)
  document.addEventListener('visibilitychange', wake)
  return true
}

/**
 * Stops MSW's own listener, which comes after this one and signs the page off at the worker. A page that is being left
 * goes on sending calls until the next page is there, and the worker would let them through to the network.
 */
function keepSignedOn(event: Event): void {
  event.stopImmediatePropagation()
}

const timeout = () => new Promise<'late'>((resolve) => setTimeout(() => resolve('late'), START_TIMEOUT_MS))

/**
 * The worker that MSW has started. MSW hears no other one: a call that the worker of a newer deployment took, once it knew
 * this page, would never be answered.
 */
let own: MessageEvent['source'] = null

function ownController(): ServiceWorker | null {
  const { controller } = navigator.serviceWorker
  return controller === own ? controller : null
}

/** Tells the worker about this page: a worker that the browser has stopped in between lets calls through otherwise. */
function wake(): void {
  ownController()?.postMessage('MOCK_ACTIVATE')
}

/** Whether the worker did not respond when it was last woken, nor later: then no further call waits for it. */
let isSilent = false

const saysAwake = ({ data }: MessageEvent) => Object(data).type === 'MOCKING_ENABLED'

function noteAwake(event: MessageEvent): void {
  if (!saysAwake(event)) return
  own ??= event.source
  isSilent = false
}

/** Wakes the worker and waits until it says that it knows this page. False if it has not said so within the time. */
function awake(): Promise<boolean> {
  wake()
  if (isSilent) return Promise.resolve(false)
  return new Promise((resolve) => {
    const settle = (known: boolean) => {
      navigator.serviceWorker.removeEventListener('message', listen)
      isSilent = !known
      resolve(known)
    }
    const timer = setTimeout(settle, WAKE_TIMEOUT_MS, false)
    const listen = (event: MessageEvent) => {
      if (!saysAwake(event)) return
      clearTimeout(timer)
      settle(true)
    }
    navigator.serviceWorker.addEventListener('message', listen)
  })
}

/** When the last call was sent that the worker has answered. */
let lastAnswered = -Infinity

/**
 * Sends a call to the worker, which is woken first if it may have gone idle. If it does not wake, the call is answered
 * here, and so is each call once another worker has taken over this page, and a call whose answer lacks the mock's header:
 * it got past the worker to the network, where no API is.
 */
const wakingAdapter: AxiosAdapter = async (config) => {
  if (ownController() === null) return mockAdapter(config)
  const send = axios.getAdapter('xhr')
  const mayBeIdle = performance.now() - lastAnswered > IDLE_MS
  if (mayBeIdle && !(await awake())) return mockAdapter(config)
  const sentAt = performance.now()
  try {
    const response = await send(config)
    if (isMocked(response, sentAt)) return response
  } catch (error) {
    if (!axios.isAxiosError(error) || !error.response || isMocked(error.response, sentAt)) throw error
  }
  wake()
  return mockAdapter(config)
}

function isMocked({ headers }: AxiosResponse, sentAt: number): boolean {
  if (!(MOCK_HEADER in headers)) return false
  lastAnswered = sentAt
  return true
}
