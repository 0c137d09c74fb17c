import { create, type ThemeVars } from 'storybook/theming'
import type { ThemeName } from './foundations/colour.ts'

const systemTheme = (): ThemeName =>
  globalThis.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'

/** The theme chosen in the toolbar, else the system's. */
export const themeOf = (chosen: unknown): ThemeName =>
  chosen === 'light' || chosen === 'dark' ? chosen : systemTheme()

/** From the address, as in `globals=theme:dark`. */
export const initialTheme = (): ThemeName =>
  themeOf(/\btheme:(\w+)/.exec(new URLSearchParams(globalThis.location.search).get('globals') ?? '')?.[1])

/** A colour token as #rrggbb, the only notation Storybook's themes accept. */
export function hexOf(token: string, theme: ThemeName): string {
  const probe = document.createElement('span')
  probe.dataset['theme'] = theme
  probe.style.color = `var(--${token})`
  document.body.append(probe)
  const { color } = getComputedStyle(probe)
  probe.remove()
  const canvas = document.createElement('canvas').getContext('2d')
  if (canvas === null) throw new Error('The browser has no canvas.')
  canvas.fillStyle = color
  canvas.fillRect(0, 0, 1, 1)
  const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data
  return `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`
}

/** Storybook's UI in the product's tokens. */
export function storybookTheme(theme: ThemeName): ThemeVars {
  const colour = (token: string) => hexOf(token, theme)
  return create({
    base: theme,
    colorPrimary: colour('brand'),
    colorSecondary: colour('brand'),
    appBg: colour('sunken'),
    appContentBg: colour('paper'),
    appHoverBg: colour('brand-tint'),
    appPreviewBg: colour('paper'),
    appBorderColor: colour('line'),
    appBorderRadius: 10,
    fontBase: getComputedStyle(document.documentElement).getPropertyValue('--font'),
    textColor: colour('ink'),
    textInverseColor: colour('paper'),
    textMutedColor: colour('ink-3'),
    barTextColor: colour('ink-2'),
    barHoverColor: colour('brand-text'),
    barSelectedColor: colour('brand-text'),
    barBg: colour('surface'),
    buttonBg: colour('surface'),
    buttonBorder: colour('line-2'),
    booleanBg: colour('sunken'),
    booleanSelectedBg: colour('surface'),
    inputBg: colour('surface'),
    inputBorder: colour('edge'),
    inputTextColor: colour('ink'),
    inputBorderRadius: 6,
  })
}
