import { isScenarioId, type Scenario, scenarios } from '@mocks/scenarios'
import { personas } from '@mocks/seeds/personas'
import { buildSeed } from '@mocks/seeds'
import { store, takeSnapshot } from '@mocks/store/db'
import { currentOrigin } from '@mocks/store/origin'
import { DAY } from '@/lib/dates'
import { clockOffset } from '@/platform/clock'
import { token } from '@/platform/token'
import { startBackend } from '../backend'
import { conditions } from '../conditions/conditions'
import { changesBetween } from '../moment/changes'
import { currentRoute } from '../productAddress'
import { passing, scenarioInForce } from './openedScenario'
import { isSame, type Start } from './recording'

export async function startState(): Promise<Start> {
  await startBackend()
  const userId = store.session.get(token.get() ?? '')?.userId ?? null
  const as = personas.find((persona) => persona.userId === userId)?.id ?? null
  const clockDays = clockOffset() / DAY
  const opened = scenarioInForce()
  const scenario = opened !== null && isScenarioId(opened) ? opened : null
  const { faults, quirks } = conditions.get()
  const state: Omit<Start, 'faults' | 'quirks' | 'scenario' | 'changed'> = {
    route: currentRoute(),
    as,
    seed: currentOrigin()?.seed ?? 'default',
    clockDays,
  }
  const isStranger = userId !== null && as === null
  if (scenario && !isStranger && isStill(scenarios[scenario], state)) {
    const own = scenarios[scenario]
    return {
      ...state,
      scenario,
      faults: faults.filter((fault) => !own.faults?.some((known) => isSame(known, fault))),
      quirks: isSame(own.quirks ?? [], quirks) ? [] : [...quirks],
      changed: false,
    }
  }
  const changed = isStranger || !isAsSeeded()
  return { ...state, scenario: null, faults: [...faults], quirks: [...quirks], changed }
}

const isStill = ({ persona, clockDays = 0 }: Scenario, now: Pick<Start, 'as' | 'clockDays'>) =>
  persona === now.as && clockDays === now.clockDays

function isAsSeeded(): boolean {
  const origin = currentOrigin()
  if (!origin) return false
  const changes = changesBetween(buildSeed(origin.seed, origin.seededAt), takeSnapshot())
  return Object.keys(changes).every((table) => passing.has(table))
}
