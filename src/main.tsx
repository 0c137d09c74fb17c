import { provideTransport } from '@/api/transport'
import { startApp } from '@/app/start'
import './index.css'

/** Without a backend's address this is the demo. The condition is a constant of the build: with one, nothing of it is left. */
async function startDemo(): Promise<void> {
  const scenario = new URLSearchParams(globalThis.location.search).get('scenario')
  provideTransport(async () => (await import('@/demo/backend')).openBackend())
  if (scenario !== null) await (await import('@/demo/backend')).enterScenario(scenario)
}

if (!import.meta.env.VITE_API_BASE_URL) await startDemo()

const root = document.querySelector<HTMLElement>('#root')
if (!root) throw new Error('The document has no #root')
await startApp(root)

if (!import.meta.env.VITE_API_BASE_URL) {
  // after the first paint: the demo's own controls must not hold up the product
  requestAnimationFrame(() => setTimeout(() => void import('@/demo/bar'), 0))
}
