import axios, { type AxiosAdapter, type AxiosResponse } from 'axios'
import { setupWorker } from 'msw/browser'
import { demoWorker } from '@/config/demo'
import { mockAdapter, watched } from './adapter'
import { MOCK_HEADER, requestHandlers } from './requestHandlers'
import { openPersistence } from '../store/persistence'
import { seedStore } from '../store/seeding'
import { isOutOfReach } from './workerReach'
import { ignoreFailedUpdates } from './workerUpdates'

type Options = {
  /** Where the product lives on its host, with a slash at the end: the worker's folder and scope. */
  baseUrl: string
}
/** The adapter is to be used in both modes: with a worker it also wakes one that has forgotten this page. */
type Started = { mode: 'worker' | 'adapter'; adapter: AxiosAdapter }

const START_TIMEOUT_MS = 3000
/** Browsers stop a worker after 30 seconds without work, some sooner when the page is hidden. */
const IDLE_MS = 10_000
const WAKE_TIMEOUT_MS = 500

/**
 * Starts the mock in the browser: its rows from IndexedDB, its answers by the service worker or, where workers are
 * missing, blocked, not found, out of reach or silent for three seconds, by an axios adapter. Never fails.
 */
export async function startMock({ baseUrl }: Options): Promise<Started> {
  await openPersistence(() => seedStore('default'))
  const started = await startWorker(baseUrl)
  return started
    ? { mode: 'worker', adapter: watched(wakingAdapter) }
    : { mode: 'adapter', adapter: watched(mockAdapter) }
}

async function startWorker(baseUrl: string): Promise<boolean> {
  const url = new URL(baseUrl + demoWorker, globalThis.location.href)
  const scope = new URL(baseUrl, globalThis.location.href)
  const reachable = globalThis.location.href.startsWith(scope.href)
  if (!('serviceWorker' in navigator) || !globalThis.isSecureContext || !reachable) return false
  const worker = setupWorker(...requestHandlers)
  const options = {
    serviceWorker: { url: url.href, options: { scope: scope.href } },
    quiet: true,
    onUnhandledRequest: 'bypass',
  } as const
  ignoreFailedUpdates()
  globalThis.addEventListener('beforeunload', keepSignedOn)
  try {
    if (await isOutOfReach(url.href)) return false
    const start = worker.start(options)
    const late = await Promise.race([start, timeout()])
    if (late === 'late') {
      // the adapter answers by then; a worker that starts after all is not to answer as well
      start.then(() => worker.stop()).catch(() => {})
      return false
    }
  } catch {
    return false
  }
  globalThis.addEventListener('focus', wake)
  document.addEventListener('visibilitychange', wake)
  navigator.serviceWorker.addEventListener('controllerchange', noteTakeover)
  navigator.serviceWorker.addEventListener('message', noteAwake)
  return true
}

/**
 * MSW's own listener, which comes after this one, signs the page off with the worker. But a page that is about to be left
 * goes on sending calls until the next one is there, and the worker would let them through to the network.
 */
function keepSignedOn(event: Event): void {
  event.stopImmediatePropagation()
}

const timeout = () => new Promise<'late'>((resolve) => setTimeout(() => resolve('late'), START_TIMEOUT_MS))

/** The browser stops an idle worker, which then knows no page and lets calls through to the network. */
function wake(): void {
  navigator.serviceWorker.controller?.postMessage('MOCK_ACTIVATE')
}

/** The worker was silent when it was last woken, and has said nothing since: no call waits for it again. */
let isSilent = false

const saysAwake = ({ data }: MessageEvent) => Object(data).type === 'MOCKING_ENABLED'

function noteAwake(event: MessageEvent): void {
  if (saysAwake(event)) isSilent = false
}

/** Wakes the worker and waits until it says that it knows this page. False when it has not said so in good time. */
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

/** When the last call was sent that the worker answered. The worker that MSW has started need not be the page's own. */
let lastAnswered = -Infinity
/** When another worker took this page over, which does not know it yet: its first call is to wake it. */
let lastTakeover = 0

function noteTakeover(): void {
  lastTakeover = performance.now()
  isSilent = false
}

/**
 * Sends a call to the worker, which is woken first when it may have gone idle. While it does not wake, calls are answered
 * here, and so is one that comes back without the mock's mark: it got past the worker all the same, to no server at all.
 */
const wakingAdapter: AxiosAdapter = async (config) => {
  const send = axios.getAdapter('xhr')
  const mayBeIdle = lastAnswered < lastTakeover || performance.now() - lastAnswered > IDLE_MS
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
