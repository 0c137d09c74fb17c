import { applyScenario } from '@mocks/scenarios/applyScenario'
import { store } from '@mocks/store/db'
import { exclusively, onRemoteChange } from '@mocks/store/persistence'
import { onStorageNotice } from '@mocks/store/connection'
import { onBreach } from '@mocks/contractBreach'
import { isScenarioId, type Scenario, scenarios } from '@mocks/scenarios'
import { onCall } from '@mocks/calls/calls'
import { startMock } from '@mocks/transport/worker'
import type { Transport } from '@/api/transport'
import { basename } from '@/config/basename'
import { clockOffset, onClockChange } from '@/platform/clock'
import { token } from '@/platform/token'
import { keepConditions } from './conditions/force'
import { forgetUnfinished } from './forgetUnfinished'
import { keepLog } from './log/callLog'
import { noteScenario } from './record/openedScenario'
import { addNotice, dismissNotice } from './notices'
import { movedBy } from './panel/barState'
import { cleanPasted } from './pasted'
import { handOver } from './start/handOver'
import { offerHandOver } from './start/offerHandOver'

type Backend = ReturnType<typeof startMock>

const storageTexts = {
  newer:
    'The stored data comes from a newer version of this demo. It is kept untouched; nothing you do now is stored.',
  corrupt: 'The stored data could not be read. It was set aside, and the demo started over.',
  cleared: 'The stored data was deleted. The demo started over.',
  quota: 'The browser’s storage is full. What you do now is not stored until there is room again.',
  stored: 'There’s room in the browser’s storage again, and everything you did is saved.',
  unavailable:
    'This browser doesn’t let the demo store anything. What you do is lost when you leave the page.',
} as const

let inMemory = false

export const isInMemory = () => inMemory

onStorageNotice((kind) => {
  if (kind === 'unavailable') inMemory = true
  // these two messages replace each other
  if (kind === 'quota') dismissNotice(storageTexts.stored)
  if (kind === 'stored') dismissNotice(storageTexts.quota)
  addNotice(storageTexts[kind])
})
onBreach((breach) => addNotice(`The demo’s server broke its own contract: ${breach}`))
keepLog()
onCall(offerHandOver)
onClockChange(noteClock)
onRemoteChange(() => {
  // someone already plays the other person
  handOver.set(null)
  void import('@/api/queryClient').then(({ queryClient }) => queryClient.invalidateQueries())
})

function noteClock(): void {
  const offset = clockOffset()
  movedBy.set(offset === 0 ? null : String(offset))
}

let backend: Backend | null = null

/** Starts the mock at the first call; every later call gets the same mock. */
export function startBackend(): Backend {
  if (backend === null) {
    keepConditions()
    backend = startMock({ baseUrl: import.meta.env.BASE_URL })
    void backend.then(noteClock)
  }
  return backend
}

export async function userOf(bearer: string) {
  await startBackend()
  // another tab may have just signed this user in
  return exclusively(() => store.user.get(store.session.get(bearer)?.userId ?? ''))
}

export const openBackend: Transport = () => startBackend()

/**
 * Opens a scenario by its ID. Resolves with a function that performs its steps; call it once the product is shown. If the
 * scenario is unknown or fails, shows a message and resolves with null.
 */
export async function openScenario(pasted: string): Promise<(() => void) | null> {
  const id = cleanPasted(pasted)
  if (!isScenarioId(id)) {
    await startBackend()
    addNotice(`There is no scenario called “${id}”. The demo started without one.`)
    return null
  }
  const scenario = scenarios[id]
  if (!(await enterState(scenario))) return null
  noteScenario(id)
  return () => void playSteps(scenario)
}

async function playSteps(scenario: Scenario): Promise<void> {
  try {
    const { play } = await import('./screens/play')
    await play(scenario, document.body)
  } catch (error) {
    addNotice(`The page could not be prepared. ${error instanceof Error ? error.message : String(error)}`)
  }
}

/** Enters a scenario. If that fails, shows a message, changes nothing, and resolves with false. */
export async function enterState(scenario: Scenario): Promise<boolean> {
  await startBackend()
  try {
    const { token: bearer, route } = await applyScenario(scenario)
    forgetUnfinished()
    token.set(bearer)
    globalThis.history.replaceState(null, '', `${basename}${route}`)
    return true
  } catch (error) {
    addNotice(`The scenario “${scenario.id}” failed, so the demo started without it. ${String(error)}`)
    return false
  }
}
