import { paintedColour, type Theme } from '../../../.storybook/tokenColour'

function luminance(rgb: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = rgb.map((channel) => {
    const part = channel / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

const isThere = (token: string) =>
  getComputedStyle(document.documentElement).getPropertyValue(`--${token}`) !== ''

/** The contrast of two tokens as WCAG 2.2 defines it, from 1 to 21. Throws where a token does not exist. */
export function contrast(ink: string, on: string, theme: Theme): number {
  for (const token of [ink, on]) if (!isThere(token)) throw new Error(`There is no colour --${token}.`)
  const painted = [ink, on].map((token) => luminance(paintedColour(token, theme).slice(0, 3)))
  const [dark = 0, light = 0] = painted.toSorted((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}
