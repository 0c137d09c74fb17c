import type { PersonaId } from '@mocks/seeds/personas'
import type { ScenarioId } from '@mocks/scenarios'
import type { Wanted } from '../steps/find'

/** What the person has done when a step is over: reached an address, brought something to the page, filled in a field. */
export type Goal = { address: string } | { shown: Wanted } | { filled: Wanted; with: RegExp }

/** Who does a step; `client`: the client signed in, else Gauri, who is new. */
export type Person = PersonaId | 'visitor' | 'client'

/** One thing to do, or to see. */
export type TourStep = {
  text: string
  /** The address where the step is done, as the router matches it. */
  on: string
  /** Where to go on when the tour was left; without it, `on`. */
  from?: string
  who: Person
  /** The first of these on the page is marked: a phone shows other controls. */
  at: readonly Wanted[]
} & (
  | { until: Goal }
  /** The tour itself signs in as the next step's person. */
  | { until: 'next-person' }
  | { until: 'end' }
)

export type Tour = {
  id: string
  title: string
  /** What one will see. */
  about: string
  minutes: number
  /** The state that it begins in. */
  scenario: ScenarioId
  steps: readonly TourStep[]
}
