import { oklchOf, type Rgb, type ThemeName } from '../foundations/colour.ts'

type Color = { colorSpace: 'oklch' | 'srgb'; components: number[]; alpha: number; hex: string }
type Measure = { value: number; unit: string }
type Shadow = { color: Color; offsetX: Measure; offsetY: Measure; blur: Measure; spread: Measure }

/** A design token in the types of the Design Tokens format, or `css` if the format has no type for the value. */
export type Token =
  | { type: 'color'; value: Color }
  | { type: 'dimension' | 'duration'; value: Measure }
  | { type: 'cubicBezier'; value: number[] }
  | { type: 'fontFamily'; value: string[] }
  | { type: 'fontWeight' | 'number'; value: number }
  | { type: 'shadow'; value: Shadow[] }
  | { type: 'css'; value: string }

const argument = String.raw`((?:[^(),]|\([^()]*\))+)`
const lightDark = new RegExp(`light-dark\\(${argument}, ${argument}\\)`, 'g')

/** The declarations of a style sheet by name, with the values of one theme. */
export function declarationsOf(css: string, theme: ThemeName): [name: string, value: string][] {
  const declarations = css.matchAll(/^ {2}--([\w-]+):\s*([^;]+);/gm)
  return Array.from(declarations, ([, name = '', value = '']) => [
    name,
    value.replace(/\s+/g, ' ').replace(lightDark, theme === 'light' ? '$1' : '$2'),
  ])
}

const isColour = (css: string) => /^oklch\([^)]*\)$/.test(css)

/** The colours of one theme by name. */
export const coloursOf = (css: string, theme: ThemeName): Map<string, Rgb> =>
  new Map(
    declarationsOf(css, theme).flatMap(([name, value]) =>
      isColour(value) ? [[name, oklchOf(value).rgb] as const] : [],
    ),
  )

function colorOf(css: string): Color {
  if (css === 'transparent') return { colorSpace: 'srgb', components: [0, 0, 0], alpha: 0, hex: '#000000' }
  const { lightness, chroma, hue, alpha, hex } = oklchOf(css)
  return { colorSpace: 'oklch', components: [lightness, chroma, hue], alpha, hex }
}

const measureOf = (css: string): Measure => ({
  value: Number.parseFloat(css),
  unit: /[a-z]+$/.exec(css)?.[0] ?? 'px',
})

function shadowOf(css: string): Shadow {
  const [, x = '', y = '', blur = '', spread = '0', color = ''] =
    /^(\S+) (\S+) (\S+)(?: (-?\d\S*))? (.+)$/.exec(css) ?? []
  return {
    color: colorOf(color),
    offsetX: measureOf(x),
    offsetY: measureOf(y),
    blur: measureOf(blur),
    spread: measureOf(spread),
  }
}

/** Reads a value by its notation. */
export function tokenOf(css: string): Token {
  if (isColour(css)) return { type: 'color', value: colorOf(css) }
  if (/^-?[\d.]+(px|rem)$/.test(css)) return { type: 'dimension', value: measureOf(css) }
  if (/^[\d.]+m?s$/.test(css)) return { type: 'duration', value: measureOf(css) }
  if (/^\d{3}$/.test(css)) return { type: 'fontWeight', value: Number(css) }
  if (/^[\d.]+$/.test(css)) return { type: 'number', value: Number(css) }
  if (css.startsWith("'"))
    return { type: 'fontFamily', value: css.split(', ').map((name) => name.replaceAll("'", '')) }
  if (css.startsWith('cubic-bezier('))
    return { type: 'cubicBezier', value: css.slice('cubic-bezier('.length, -1).split(', ').map(Number) }
  if (/^0 \d/.test(css)) return { type: 'shadow', value: css.split(', ').map(shadowOf) }
  return { type: 'css', value: css }
}
