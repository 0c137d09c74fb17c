import { flushSync } from 'react-dom'
import { moveClock, resetMock, signInAs } from '@mocks/scenarios/applyScenario'
import { type Scenario, scenarioPath } from '@mocks/scenarios'
import type { SeedName } from '@mocks/seeds'
import { type PersonaId, personaOf } from '@mocks/seeds/personas'
import { store } from '@mocks/store/db'
import { allEnded } from '@/api/once'
import { queryClient } from '@/api/queryClient'
import { basename } from '@/config/basename'
import { clockOffset } from '@/platform/clock'
import { DAY, SECOND } from '@/lib/dates'
import { announceLeaving } from '@/platform/leaving'
import { token } from '@/platform/token'
import { paths } from '@/paths'
import { isInMemory, startBackend, userOf } from '../backend'
import { forgetUnfinished } from '../forgetUnfinished'
import { addNotice } from '../notices'
import { noteSwitch } from '../record/loads'
import { addressFor } from './addressFor'
import { isOpen } from './barState'
import { isPhoneSize } from './phone'

function here() {
  const { pathname, search } = globalThis.location
  return { pathname: pathname.slice(basename.length), search }
}

export function closeOnPhone(): void {
  if (isPhoneSize()) isOpen.set(false)
}

export function load(path: string): void {
  closeOnPhone()
  if (isInMemory()) return openInPlace(path)
  const { pathname, search } = here()
  // assigning the address that is already open might not reload, for example if it has a hash
  if (path === pathname + search) globalThis.location.reload()
  else globalThis.location.assign(`${basename}${path}`)
}

/** Sends an approval that can still be undone: a call made while the page is left would find no mock. */
async function sendHeld() {
  announceLeaving()
  // a call may hang, by a fault
  await Promise.race([allEnded(), new Promise((resolve) => setTimeout(resolve, SECOND))])
}

/** For a store in memory, which a reload would lose. */
function openInPlace(path: string): void {
  // a guard's redirect, due since the token changed, begins first, so this address replaces it
  flushSync(() => undefined)
  globalThis.history.pushState(null, '', `${basename}${path}`)
  globalThis.dispatchEvent(new PopStateEvent('popstate'))
  void queryClient.invalidateQueries()
}

export async function switchPerson(id: PersonaId | null): Promise<void> {
  await startBackend()
  const former = token.get()
  const formerId = former === null ? null : ((await userOf(former))?._id ?? null)
  const user = id === null ? null : (store.user.get(personaOf(id).userId) ?? null)
  await enterAs(id, addressFor(user, formerId, here()))
}

/** Signs in as this persona (null: signs out) and opens the page. If the data has no such person, shows a message. */
export async function enterAs(id: PersonaId | null, address: string): Promise<void> {
  await startBackend()
  await sendHeld()
  try {
    token.set(id === null ? null : await signInAs(id))
  } catch {
    return addNotice('This person is not in the demo’s data. Start over in “Data” to bring them back.')
  }
  noteSwitch(id, address)
  load(address)
}

/** Sets the clock's offset (in ms) for the screens and the mock, and keeps everyone logged in. */
export async function moveClockTo(offsetMs: number): Promise<void> {
  await startBackend()
  await sendHeld()
  await moveClock(offsetMs)
  const { pathname, search } = here()
  load(pathname + search)
}

export const shiftClock = (days: number): Promise<void> => moveClockTo(clockOffset() + days * DAY)

export async function restart(seed: SeedName): Promise<void> {
  await startBackend()
  await resetMock(seed)
  forgetUnfinished()
  token.set(null)
  load(paths.home())
}

export const scenarioAddress = (scenario: Scenario): string => basename + scenarioPath(scenario)
