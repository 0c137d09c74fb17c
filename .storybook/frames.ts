import type { ViewportMap } from 'storybook/viewport'
import { screenSizes } from './screenSizes.ts'
import { themeOf } from './theme.ts'

type Size = { width: number; height: number }

/** One window on a story. `size` is null where it takes whatever room there is. */
export type Frame = { name: string; theme: string; size: Size | null }

type Globals = {
  theme?: unknown
  screens?: unknown
  viewport?: string | { value?: string; isRotated?: boolean }
}

/**
 * What the toolbar asks for: one frame for each theme and screen; none where Storybook's own canvas is enough. One screen
 * is that of the viewport in force, by the story or the toolbar.
 */
export function framesOf(globals: Globals, viewports: ViewportMap): Frame[] {
  const bothThemes = globals.theme === 'both'
  const bothScreens = globals.screens === 'both'
  if (!bothThemes && !bothScreens) return []
  const themes = bothThemes ? ['light', 'dark'] : [themeOf(globals.theme)]
  const sizes = bothScreens
    ? [screenSizes.phone, screenSizes.laptop]
    : [sizeOf(globals.viewport ?? {}, viewports)]
  return sizes.flatMap((size) =>
    themes.map((theme) => ({ theme, size, name: size === null ? theme : `${size.width} px, ${theme}` })),
  )
}

/** Of a viewport by its key, or as it is called once its edge was drawn: `390px-844px`. */
function sizeOf(chosen: NonNullable<Globals['viewport']>, viewports: ViewportMap): Size | null {
  const { value = '', isRotated = false } = typeof chosen === 'string' ? { value: chosen } : chosen
  const { width, height } = viewports[value]?.styles ?? {}
  const lengths = /^(\d+)(?:px)?-(\d+)(?:px)?$/.exec(width ? `${width}-${height}` : value)
  if (lengths === null) return null
  const [shown = 0, other = 0] = lengths.slice(1).map(Number)
  return isRotated ? { width: other, height: shown } : { width: shown, height: other }
}
