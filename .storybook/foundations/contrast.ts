import { paintedColour, type Theme } from '../tokenColour'
import type { Pair } from './colourRoles'

/** The share of light that a colour sends back, from 0 to 1, as WCAG reckons it. */
function luminance(token: string, theme: Theme): number {
  const [red = 0, green = 0, blue = 0] = paintedColour(token, theme)
    .map((part) => part / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** The contrast of the two colours, from 1 to 21. */
export function contrastOf({ front, ground }: Pick<Pair, 'front' | 'ground'>, theme: Theme): number {
  const [dark = 0, light = 0] = [luminance(front, theme), luminance(ground, theme)].toSorted((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}
