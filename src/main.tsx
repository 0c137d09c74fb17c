import { provideTransport } from '@/api/transport'
import { provideLoginAside } from '@/app/loginAside'
import { startApp } from '@/app/start'
import './index.css'

/** Runs only in a build without a backend's address. In any other, the bundler drops it and all that it imports. */
async function startDemo(): Promise<void> {
  const scenario = new URLSearchParams(globalThis.location.search).get('scenario')
  provideTransport(async () => (await import('@/demo/backend')).openBackend())
  provideLoginAside(async () => (await import('@/demo/PersonaList')).PersonaList)
  if (scenario !== null) await (await import('@/demo/backend')).enterScenario(scenario)
}

if (!import.meta.env.VITE_API_BASE_URL) await startDemo()

const root = document.querySelector<HTMLElement>('#root')
if (!root) throw new Error('The document has no #root')
await startApp(root)

/** Runs the work once the page has been painted, so that it does not delay the product. */
const afterPaint = (work: () => unknown) => requestAnimationFrame(() => setTimeout(work, 0))

if (!import.meta.env.VITE_API_BASE_URL) afterPaint(() => import('@/demo/bar'))
else if ('serviceWorker' in navigator && navigator.serviceWorker.controller !== null) {
  // the product itself has no worker, so this one is left from a demo at this address
  afterPaint(async () => (await import('@/app/forgetDemo')).forgetDemo())
}
