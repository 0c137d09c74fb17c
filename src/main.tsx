import { provideTransport } from '@/api/transport'
import { provideLoginAside } from '@/app/loginAside'
import { startApp } from '@/app/start'
import { basename } from '@/config/basename'
import { demoFolder } from '@/config/demo'
import './index.css'

/** Runs only in a build without a backend's address. In any other, the bundler drops it and all that it imports. */
async function startDemo(root: HTMLElement): Promise<void> {
  const { pathname, search } = globalThis.location
  if (`${pathname}/`.startsWith(`${basename}${demoFolder}/`))
    return (await import('@/demo/pages')).showDemoPage(root)
  const scenario = new URLSearchParams(search).get('scenario')
  provideTransport(async () => (await import('@/demo/backend')).openBackend())
  provideLoginAside(async () => (await import('@/demo/PersonaList')).PersonaList)
  if (scenario !== null) await (await import('@/demo/backend')).enterScenario(scenario)
  await startApp(root)
}

const root = document.querySelector<HTMLElement>('#root')
if (!root) throw new Error('The document has no #root')
await (import.meta.env.VITE_API_BASE_URL ? startApp(root) : startDemo(root))

/** Runs the work once the page has been painted, so that it does not delay the product. */
const afterPaint = (work: () => unknown) => requestAnimationFrame(() => setTimeout(work, 0))

if (!import.meta.env.VITE_API_BASE_URL) afterPaint(() => import('@/demo/panel/bar'))
else if ('serviceWorker' in navigator && navigator.serviceWorker.controller !== null) {
  // the product itself has no worker, so this one is left from a demo at this address
  afterPaint(async () => (await import('@/app/forgetDemo')).forgetDemo())
}
