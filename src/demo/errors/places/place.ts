import type { SeedName } from '@mocks/seeds'
import type { PersonaId } from '@mocks/seeds/personas'
import type { Step, Target } from '../../steps/step'

/** Where in the product something is said, and what a person does there until it is said. */
export type Place = {
  /** The name of the screen. */
  screen: string
  /** Who is signed in; null: nobody. */
  persona: PersonaId | null
  seed?: SeedName
  route: string
  /** What opens and fills the form. */
  steps?: readonly Step[]
  /** What is left to the reader of the tour. Missing where the page says it by itself. */
  last?: Step
}

export const click = (on: Target): Step => ({ do: 'click', on })
export const press = (name: string): Step => click({ role: 'button', name })
/** Types into the text field with this label. */
export const type = (name: string, text: string): Step => ({
  do: 'type',
  on: { role: 'textbox', name },
  text,
})
