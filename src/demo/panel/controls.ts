import { moveClock, resetMock, signInAs } from '@mocks/scenarios/applyScenario'
import { personas, type PersonaId } from '@mocks/seeds/personas'
import type { SeedName } from '@mocks/seeds'
import { basename } from '@/config/basename'
import { clockOffset } from '@/platform/clock'
import { DAY } from '@/lib/dates'
import { token } from '@/platform/token'
import { paths } from '@/paths'
import { startBackend } from '../backend'

/** Loads the page anew, so that the product starts from what is stored. */
const open = (path: string) => globalThis.location.assign(`${basename}${path}`)

export async function signInAsPersona(id: PersonaId): Promise<void> {
  await startBackend()
  token.set(await signInAs(id))
  open(personas.find((persona) => persona.id === id)?.id === 'admin' ? paths.admin() : paths.dashboard())
}

export async function openScenario(id: string): Promise<void> {
  if (id !== '') open(`${paths.home()}?scenario=${encodeURIComponent(id)}`)
}

/** Moves the demo's clock by this many days, for the screens and the mock. */
export async function shiftClock(days: number): Promise<void> {
  await startBackend()
  await moveClock(clockOffset() + days * DAY)
  globalThis.location.reload()
}

export async function restart(seed: SeedName): Promise<void> {
  await startBackend()
  await resetMock(seed)
  token.set(null)
  open(paths.home())
}
