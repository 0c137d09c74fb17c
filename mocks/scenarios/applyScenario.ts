import { clockOffset, now, setClockOffset } from '@/platform/clock'
import { DAY } from '@/lib/dates'
import { recordsOf, store } from '../store/db'
import { setQuirks } from '../quirks/state'
import { quirksFor } from '../quirks/quirks'
import { liftLatency, setFaults } from '../faults'
import { setOrigin } from '../store/origin'
import { exclusively, loadInChunks, replaceStore } from '../store/persistence'
import { isExpiredEarly } from '../rules/expiry'
import { newSession } from '../rules/session'
import { isScenarioId, type Scenario, scenarios } from '.'
import { buildSeed, type SeedName } from '../seeds'
import { type PersonaId, personaOf } from '../seeds/personas'

type AppliedScenario = { route: string; token: string | null }

/** Throws, and leaves the mock unchanged, if the ID is unknown or `arrange` throws. */
export async function applyScenario(chosen: string | Scenario): Promise<AppliedScenario> {
  const scenario = typeof chosen === 'string' ? scenarioOf(chosen) : chosen
  const token = await replaceStore(async () => {
    await startOver(scenario.seed)
    if (scenario.clockDays !== undefined) setClockOffset(scenario.clockDays * DAY)
    scenario.arrange?.(store)
    return scenario.persona === null ? null : createSession(scenario.persona)
  })
  liftLatency()
  setFaults(scenario.faults ?? [])
  setQuirks(quirksFor(scenario.quirks ?? []))
  return { route: scenario.route, token }
}

/** Resets to the seed's rows, real time, no faults and no quirks. `users` is the size of the large seed. */
export async function resetMock(seed: SeedName = 'default', users?: number): Promise<void> {
  await replaceStore(() => startOver(seed, users))
  liftLatency()
  setFaults([])
  setQuirks([])
}

/** Starts a session and resolves with its token. Throws if the store lacks the user. */
export function signInAs(id: PersonaId): Promise<string> {
  return exclusively(() => createSession(id))
}

/** `offsetMs` counts from real time. Keeps everyone logged in. Moving back reactivates plans not yet over. */
export function moveClock(offsetMs: number): Promise<void> {
  return exclusively(() => {
    const valid = store.session.filter(({ expiresAt }) => Date.parse(expiresAt) > now())
    const goesBack = offsetMs < clockOffset()
    setClockOffset(offsetMs)
    if (goesBack)
      for (const row of store.subscription.where('status', 'expired'))
        if (isExpiredEarly(row, now())) store.subscription.put({ ...row, status: 'active' })
    for (const { _id, userId } of valid) store.session.put({ ...newSession(userId, now()), _id })
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
  if (!store.user.get(userId)) throw new Error(`The store has no user for the persona ${id}.`)
  return store.session.put(newSession(userId, now()))._id
}

function scenarioOf(id: string): Scenario {
  if (!isScenarioId(id)) throw new Error(`No scenario is called ${id}.`)
  return scenarios[id]
}
