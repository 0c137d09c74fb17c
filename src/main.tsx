import { provideTransport } from '@/api/transport'
import { provideLoginAside } from '@/app/loginAside'
import { startApp } from '@/app/start'
import './index.css'

/** Without a backend's address this is the demo. The condition is a constant of the build: with one, nothing of it is left. */
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

/** What comes after the first paint must not hold up the product. */
const afterPaint = (work: () => unknown) => requestAnimationFrame(() => setTimeout(work, 0))

if (!import.meta.env.VITE_API_BASE_URL) afterPaint(() => import('@/demo/bar'))
else if ('serviceWorker' in navigator && navigator.serviceWorker.controller !== null) {
  // the product has no worker: this can only be the demo's, which has stood here before
  afterPaint(async () => (await import('@/app/forgetDemo')).forgetDemo())
}
