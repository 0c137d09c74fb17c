import type { SeedName } from '@mocks/seeds'
import type { PersonaId } from '@mocks/seeds/personas'
import type { Step, Target } from '../../steps/step'

/** A screen of the product, and the steps there. */
export type Place = {
  screen: string
  /** Null: a visitor. */
  persona: PersonaId | null
  seed?: SeedName
  route: string
  /** What opens and fills the form. */
  steps?: readonly Step[]
  /** The last step, left to the reader of the tour. Missing if the page shows the message by itself. */
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
