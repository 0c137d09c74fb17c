import type { SeedName } from '@mocks/seeds'
import type { PersonaId } from '@mocks/seeds/personas'
import type { Press, Target, UserStep } from '../../steps/step'

/** A screen of the product, and the steps there. */
export type Place = {
  screen: string
  /** Null for a visitor. */
  persona: PersonaId | null
  seed?: SeedName
  route: string
  /** The steps that open the form and fill it in. */
  steps?: readonly UserStep[]
  /** The last step, left to the reader of the tour. Missing if the page shows the message by itself. */
  last?: Press
}

export const click = (on: Target): UserStep => ({ do: 'click', on })
export const press = (name: string): Press => ({ do: 'click', on: { role: 'button', name } })
export const type = (name: string, text: string): UserStep => ({
  do: 'type',
  on: { role: 'textbox', name },
  text,
})
