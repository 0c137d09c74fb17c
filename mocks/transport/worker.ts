import axios, { type AxiosAdapter, type AxiosResponse } from 'axios'
import { setupWorker } from 'msw/browser'
import { demoDatabase, demoWorker } from '@/config/demo'
import { mockAdapter, loggingAdapter } from './adapter'
import { MOCK_HEADER, requestHandlers } from './requestHandlers'
import { openPersistence } from '../store/persistence'
import { seedStore } from '../store/seeding'
import { isOutOfReach } from './workerReach'
import { ignoreFailedUpdates } from './workerUpdates'

type Options = {
  /** The product's folder on its host, with a trailing slash. The worker is in it and controls it. */
  baseUrl: string
  /** Null keeps everything in memory. */
  database?: string | null
}

const START_TIMEOUT_MS = 3000
/** Browsers stop an idle worker after 30 seconds, and some sooner if the page is hidden. */
const IDLE_MS = 10_000
const WAKE_TIMEOUT_MS = 500

/** The page answers calls until the worker runs, or always if it is missing, blocked or silent. Never fails. */
export async function startMock({ baseUrl, database = demoDatabase }: Options): Promise<AxiosAdapter> {
  let adapter = mockAdapter
  const decided = startWorker(baseUrl).then((works) => {
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
      // the page answers now, so a late worker must not
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

/** Keeps MSW from signing off: a page being left still sends calls, which the worker would pass to the network. */
function keepSignedOn(event: Event): void {
  event.stopImmediatePropagation()
}

const timeout = () => new Promise<'late'>((resolve) => setTimeout(() => resolve('late'), START_TIMEOUT_MS))

/** The worker that MSW started. MSW ignores others, so a newer deployment's worker would leave calls unanswered. */
let own: MessageEvent['source'] = null

function ownController(): ServiceWorker | null {
  const { controller } = navigator.serviceWorker
  return controller === own ? controller : null
}

/** Registers the page again, because a restarted worker would pass the page's calls to the network. */
function wake(): void {
  ownController()?.postMessage('MOCK_ACTIVATE')
}

/** Whether the worker did not respond to the last wake-up, so calls no longer wait for it. */
let isSilent = false

const saysAwake = ({ data }: MessageEvent) => Object(data).type === 'MOCKING_ENABLED'

function noteAwake(event: MessageEvent): void {
  if (!saysAwake(event)) return
  own ??= event.source
  isSilent = false
}

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

let lastAnswered = -Infinity

/** The page answers if the worker sleeps, another worker controls the page, or the mock's header is missing. */
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
