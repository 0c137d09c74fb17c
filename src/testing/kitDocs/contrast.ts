import { contrastOf } from '../../../.storybook/foundations/contrast'
import { valueOf } from '../../../.storybook/foundations/tokens'
import type { Theme } from '../../../.storybook/tokenColour'
import type { Contrast } from './sections'

/** From 1 to 21, worked out from the tokens as they are. Throws where one of them does not exist. */
export function contrastIn(theme: Theme, { ink, on }: Contrast): number {
  for (const token of [ink, on]) if (valueOf(token) === '') throw new Error(`There is no colour --${token}.`)
  return contrastOf({ front: ink, ground: on }, theme)
}
