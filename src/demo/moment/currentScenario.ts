import { type Scenario, scenarios } from '@mocks/scenarios'
import { conditions } from '../conditions/conditions'
import { startState } from '../record/startState'

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** The scenario that this tab has opened, as long as everything is as it was then; null where there is none. */
export async function currentScenario(): Promise<Scenario | null> {
  const { scenario, route } = await startState()
  if (scenario === null) return null
  const own = scenarios[scenario]
  const { faults, dialect } = conditions.get()
  const isForced = isSame([faults, dialect], [own.faults ?? [], own.dialect ?? []])
  return isForced && route === own.route ? own : null
}
