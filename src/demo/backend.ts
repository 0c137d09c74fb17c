import { applyScenario } from '@mocks/apply'
import { startMock } from '@mocks/worker'
import type { Transport } from '@/api/transport'
import { removeToken, writeToken } from '@/lib/token'
import { adoptToken } from '@/session/state'

type Backend = ReturnType<typeof startMock>

let backend: Backend | null = null

/** Starts the mock once; every later call gets the same one. */
export function startBackend(): Backend {
  backend ??= startMock({ baseUrl: import.meta.env.BASE_URL })
  return backend
}

/** The API's transport in the demo: the service worker, or an adapter where workers are missing or blocked. */
export const openBackend: Transport = async () => {
  const started = await startBackend()
  return started.mode === 'adapter' ? started.adapter : undefined
}

/** Puts the product into a named state: its data, its user, its clock, its failures. Answers the route to show. */
export async function enterScenario(id: string): Promise<string> {
  await startBackend()
  const { route, token } = await applyScenario(id)
  if (token === null) removeToken()
  else writeToken(token)
  adoptToken()
  return route
}
