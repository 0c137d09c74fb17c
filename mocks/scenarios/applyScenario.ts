import { clockOffset, now, setClockOffset } from '@/platform/clock'
import { DAY } from '@/lib/dates'
import { recordsOf, store } from '../store/db'
import { setTraits } from '../dialects/state'
import { traitsFor } from '../dialects/traits'
import { liftLatency, setFaults } from '../faults'
import { setOrigin } from '../store/origin'
import { exclusively, loadInChunks, replaceStore } from '../store/persistence'
import { isExpiredEarly } from '../rules/expiry'
import { newSession } from '../rules/session'
import { isScenarioId, type Scenario, scenarios } from '.'
import { buildSeed, type SeedName } from '../seeds'
import { type PersonaId, personaOf } from '../seeds/personas'

/** The route to show, and the token of whoever is signed in; the caller has to store the token. */
type Applied = { route: string; token: string | null }

/**
 * Puts the mock into a named state: data, clock, faults, dialect and user. Throws when the id is unknown or the scenario
 * cannot be arranged; the mock is then unchanged.
 */
export async function applyScenario(chosen: string | Scenario): Promise<Applied> {
  const scenario = typeof chosen === 'string' ? scenarioOf(chosen) : chosen
  const token = await replaceStore(async () => {
    await startOver(scenario.seed)
    if (scenario.clockDays !== undefined) setClockOffset(scenario.clockDays * DAY)
    scenario.arrange?.(store)
    return scenario.persona === null ? null : createSession(scenario.persona)
  })
  liftLatency()
  setFaults(scenario.faults ?? [])
  setTraits(traitsFor(scenario.dialect ?? []))
  return { route: scenario.route, token }
}

/**
 * Resets the mock to the seed's rows, the real time, no faults, and answers that keep to the contract. `users` is the size
 * of the large seed.
 */
export async function resetMock(seed: SeedName = 'default', users?: number): Promise<void> {
  await replaceStore(() => startOver(seed, users))
  liftLatency()
  setFaults([])
  setTraits([])
}

/** Starts a session of the persona and resolves with its token. Throws when the store holds no such user. */
export function signInAs(id: PersonaId): Promise<string> {
  return exclusively(() => createSession(id))
}

/**
 * Moves the clock to this many milliseconds from real time; resolves when that is stored. The session of `token`, if it is
 * still valid, lasts on as if it had begun then: who moves the clock is not signed out by it. Plans that were read as expired
 * go on where the clock is back before their end.
 */
export function moveClock(offsetMs: number, token: string | null = null): Promise<void> {
  return exclusively(() => {
    const session = store.session.get(token ?? '')
    const isValid = session !== undefined && Date.parse(session.expiresAt) > now()
    const goesBack = offsetMs < clockOffset()
    setClockOffset(offsetMs)
    if (goesBack)
      for (const row of store.subscription.where('status', 'expired'))
        if (isExpiredEarly(row, now())) store.subscription.put({ ...row, status: 'active' })
    if (isValid) store.session.put({ ...newSession(session.userId, now()), _id: session._id })
  })
}

async function startOver(seed: SeedName, users?: number): Promise<void> {
  setClockOffset(0)
  const seededAt = now()
  await loadInChunks(recordsOf(buildSeed(seed, seededAt, users)))
  setOrigin({ seed, seededAt })
}

function createSession(id: PersonaId): string {
  const { userId } = personaOf(id)
  if (!store.user.get(userId)) throw new Error(`The store holds no user for the persona ${id}.`)
  return store.session.put(newSession(userId, now()))._id
}

function scenarioOf(id: string): Scenario {
  if (!isScenarioId(id)) throw new Error(`No scenario is called ${id}.`)
  return scenarios[id]
}
