export const themes = ['light', 'dark'] as const
export type ThemeName = (typeof themes)[number]
/** Red, green and blue from 0 to 255. */
export type Rgb = readonly [number, number, number]

/** OKLCH to sRGB, by the matrices of CSS Color 4. */
function rgbOf(lightness: number, chroma: number, hue: number): Rgb {
  const angle = (hue * Math.PI) / 180
  const [a, b] = [chroma * Math.cos(angle), chroma * Math.sin(angle)]
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const byte = (linear: number) => {
    const encoded = linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055
    return Math.round(255 * Math.min(1, Math.max(0, encoded)))
  }
  return [
    byte(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    byte(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    byte(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ]
}

export const hexOf = (rgb: Rgb) => `#${rgb.map((part) => part.toString(16).padStart(2, '0')).join('')}`

/** The parts of an `oklch()`, lightness and alpha from 0 to 1. */
export function oklchOf(css: string) {
  const [lightness = 0, chroma = 0, hue = 0, alpha = 1] = Array.from(css.matchAll(/[\d.]+/g), Number)
  const rgb = rgbOf(lightness / 100, chroma, hue)
  return { lightness: Number((lightness / 100).toFixed(4)), chroma, hue, alpha, rgb, hex: hexOf(rgb) }
}

/** WCAG's relative luminance, from 0 to 1. */
function luminance(rgb: Rgb): number {
  const [red = 0, green = 0, blue = 0] = rgb
    .map((part) => part / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** WCAG's contrast ratio, from 1 to 21. */
export function contrastOf(one: Rgb, other: Rgb): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}
