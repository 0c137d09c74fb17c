import { provideTransport } from '@/api/transport'
import { provideLoginAside } from '@/app/loginAside'
import { startApp } from '@/app/start'
import { basename } from '@/config/basename'
import { demoFolder, momentFragment } from '@/config/demo'
import { keepTranslatedTexts } from '@/platform/translatedTexts'
import './index.css'

/** The demo's parameters, read before a scenario changes the address. */
const asked = import.meta.env.VITE_API_BASE_URL ? null : new URLSearchParams(globalThis.location.search)
/** On demand, because their button covers the user's menu, or on a phone the demo's controls. */
const wantsDevtools = new URLSearchParams(globalThis.location.search).has('devtools')

/** Runs the work once the page has been painted and the browser is idle, so that it does not delay the product. */
const afterPaint = (work: () => unknown) =>
  requestAnimationFrame(() => (globalThis.requestIdleCallback ?? setTimeout)(work))

/** Runs only in builds without a backend's address. In others, the bundler drops it with its imports. */
async function startDemo(root: HTMLElement): Promise<void> {
  const { pathname, hash } = globalThis.location
  const screen = globalThis.frameElement?.getAttribute('data-screen') ?? null
  if (screen !== null) return (await import('@/demo/screens/frame')).showScreen(root, screen)
  const side = globalThis.frameElement?.getAttribute('data-side')
  const scenario = asked?.get('scenario') ?? null
  // opening a moment's link on a page that is already open changes only the fragment
  globalThis.addEventListener('hashchange', () => {
    if (globalThis.location.hash.startsWith(momentFragment)) globalThis.location.reload()
  })
  const openBackend = async () => (await import('@/demo/backend')).openBackend()
  provideTransport(openBackend)
  // a page with a prerendered frame calls the server at once
  if ('frame' in root.dataset) void openBackend()
  provideLoginAside(async () => (await import('@/demo/PersonaList')).PersonaList)
  if (`${pathname}/`.startsWith(`${basename}${demoFolder}/`))
    return (await import('@/demo/pages')).showDemoPage(root)
  /** Runs once the product is shown. */
  let afterwards: (() => void) | null = null
  if (side === 'left' || side === 'right') await (await import('@/demo/sideBySide/frame')).enterFrame(side)
  else if (hash.startsWith(momentFragment)) {
    if (!root.hasChildNodes())
      root.append(
        Object.assign(document.createElement('p'), {
          role: 'status',
          className: 'p-8',
          textContent: 'Opening…',
        }),
      )
    afterwards = await (await import('@/demo/moment/openLink')).openLink(hash)
  } else if (scenario !== null) afterwards = await (await import('@/demo/backend')).openScenario(scenario)
  await startApp(root)
  // not at once: its code would delay the page's calls
  if (afterwards) afterPaint(afterwards)
}

const root = document.querySelector<HTMLElement>('#root')
if (!root) throw new Error('The document has no #root')
keepTranslatedTexts()
await (import.meta.env.VITE_API_BASE_URL ? startApp(root) : startDemo(root))

if (import.meta.env.VITE_API_BASE_URL) {
  // the product has no worker: this one is left from a demo at this address
  if ('serviceWorker' in navigator && navigator.serviceWorker.controller !== null)
    afterPaint(async () => (await import('@/app/forgetDemo')).forgetDemo())
} else if (!globalThis.frameElement)
  afterPaint(async () => (await import('@/demo/panel/bar')).startBar(asked?.get('demo') ?? null))

if (import.meta.env.DEV && wantsDevtools && !globalThis.frameElement)
  afterPaint(async () => (await import('@/app/devtools')).showDevtools())
