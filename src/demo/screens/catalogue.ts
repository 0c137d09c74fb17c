import { type Scenario, scenarios } from '@mocks/scenarios'
import { wordSearch } from '@/lib/searchable'

export const audienceNames = { visitor: 'Visitor', client: 'Client', admin: 'Admin' } as const
export type WallAudience = keyof typeof audienceNames

export const kindNames = {
  usual: 'As usual',
  empty: 'Empty',
  waiting: 'Waiting',
  failing: 'Failing',
  unusual: 'Unusual data',
} as const
export type StateKind = keyof typeof kindNames

/** A screen in one of its states. */
export type ScreenState = {
  scenario: Scenario
  audience: WallAudience
  screen: string
  state: string
  kind: StateKind
}

export function audienceFor({ persona }: Scenario): WallAudience {
  if (persona === null) return 'visitor'
  return persona === 'admin' ? 'admin' : 'client'
}

function kindOf({ id, seed, faults = [], quirks = [] }: Scenario): StateKind {
  if (faults.length > 0)
    return faults.every(({ kind }) => kind === 'timeout' || kind === 'latency') ? 'waiting' : 'failing'
  if (seed === 'empty' || /-(?:empty|none)$/.test(id)) return 'empty'
  return seed === 'default' && quirks.length === 0 ? 'usual' : 'unusual'
}

/** Titles read “Screen: state”; the panel's screens begin with “Admin, ”. */
export function screenState(scenario: Scenario): ScreenState {
  const [screen = '', ...state] = scenario.title.split(': ')
  return {
    scenario,
    audience: audienceFor(scenario),
    screen: screen.replace(/^Admin, /, ''),
    state: state.join(': '),
    kind: kindOf(scenario),
  }
}

const all = Object.values(scenarios).map(screenState)

export const stateCount = all.length

export type ScreenGroup = { audience: WallAudience; screen: string; states: readonly ScreenState[] }

/** '' means all. */
export type WantedStates = {
  search: string
  audience: WallAudience | ''
  screen: string
  kind: StateKind | ''
}

/** The states that match the filters, grouped by audience and screen, in the order of the scenarios. */
export function screenGroups({ audience, screen, kind, search }: WantedStates): readonly ScreenGroup[] {
  const hasWords = wordSearch(search)
  const groups = new Map<string, ScreenState[]>()
  for (const each of all) {
    const matches =
      (audience === '' || each.audience === audience) &&
      (screen === '' || each.screen === screen) &&
      (kind === '' || each.kind === kind) &&
      hasWords(`${each.scenario.title} ${each.scenario.id}`)
    const key = `${each.audience} ${each.screen}`
    if (matches) groups.set(key, [...(groups.get(key) ?? []), each])
  }
  return [...groups.values()]
    .flatMap((states) => (states[0] ? [{ ...states[0], states }] : []))
    .toSorted((one, other) => rank[one.audience] - rank[other.audience])
}

const rank: Record<WallAudience, number> = { visitor: 0, client: 1, admin: 2 }

/** The screens of an audience, or of everyone if it is '', for a list to choose from. */
export const screensOf = (audience: WallAudience | ''): readonly string[] =>
  [
    ...new Set(
      all.filter((each) => audience === '' || each.audience === audience).map((each) => each.screen),
    ),
  ].toSorted()
