import type { PersonaId } from '@mocks/seeds/personas'
import type { ScenarioId } from '@mocks/scenarios'
import type { Wanted } from '../steps/find'

export type Goal = { address: string } | { shown: Wanted }

/** Who does a step; `client`: the signed-in client, else Gauri. */
export type Person = PersonaId | 'visitor' | 'client'

export type TourStep = {
  text: string
  on: string
  /** The address at which to resume; by default `on`. */
  from?: string
  who: Person
  /** The controls to point at: the first that is found gets the mark. */
  at: readonly Wanted[]
  /** On a phone, the menu holds the control. */
  inMenu?: true
  /** `next-person`: the tour itself signs in as the next step's person. */
  until: Goal | 'next-person' | 'end'
}

export type Tour = {
  id: string
  title: string
  about: string
  minutes: number
  scenario: ScenarioId
  steps: readonly TourStep[]
}
