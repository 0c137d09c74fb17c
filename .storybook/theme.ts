import type { Theme } from './tokenColour'

const ofTheSystem = (): Theme =>
  globalThis.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'

/** What the toolbar's choice of theme comes to; the system's theme unless one is chosen. */
export const themeOf = (chosen: unknown): Theme =>
  chosen === 'light' || chosen === 'dark' ? chosen : ofTheSystem()

/** The theme when the page is loaded: Storybook writes the toolbar's choice into the address, as in `globals=theme:dark`. */
export const initialTheme = (): Theme =>
  themeOf(/\btheme:(\w+)/.exec(new URLSearchParams(globalThis.location.search).get('globals') ?? '')?.[1])
