import { isScenarioId, scenarios } from '@mocks/scenarios'
import { applyScenario } from '@mocks/scenarios/applyScenario'
import { mockAdapter } from '@mocks/transport/adapter'
import { queryClient } from '@/api/queryClient'
import { provideTransport } from '@/api/transport'
import { startApp } from '@/app/start'
import { basename } from '@/config/basename'
import { setLogSink } from '@/platform/log'
import { token } from '@/platform/token'
import { DRAWN } from './frameEvent'
import { play } from './play'

/** How long a picture waits for data that may never come, in ms. */
const PATIENCE = 1500
const LOOK = 50

/** Shows a scenario in a frame of the wall, on a mock in this frame's memory. */
export async function showScreen(root: HTMLElement, id: string): Promise<void> {
  const frame = globalThis.frameElement
  if (!frame || !isScenarioId(id)) return
  const look = frame.getAttribute('data-look')
  if (look !== null) document.documentElement.dataset['theme'] = look
  document.documentElement.style.scrollbarWidth = 'none'
  // its faults belong to the picture and are not logged
  setLogSink(() => {})
  provideTransport(() => Promise.resolve(mockAdapter))
  const { token: bearer, route } = await applyScenario(scenarios[id])
  token.set(bearer)
  globalThis.history.replaceState(null, '', basename + route)
  await startApp(root)
  await play(scenarios[id], document.body)
  await quiet()
  frame.dispatchEvent(new Event(DRAWN))
}

async function quiet(): Promise<void> {
  const until = performance.now() + PATIENCE
  do await new Promise((resolve) => setTimeout(resolve, LOOK))
  while (queryClient.isFetching() + queryClient.isMutating() > 0 && performance.now() < until)
}
