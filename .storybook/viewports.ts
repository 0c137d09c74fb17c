import type { Viewport } from 'storybook/viewport'
import css from '../src/kit/theme.css?raw'
import { screenSizes } from './screenSizes'

const px = (length: number) => `${length}px`

const typeOf = (width: number) => (width < 640 ? 'mobile' : width < 1024 ? 'tablet' : 'desktop')

/** Each breakpoint of theme.css, at its first width. */
const breakpoints = Array.from(css.matchAll(/--breakpoint-(\w+): (\d+)px/g), ([, name = '', width = '']) => ({
  key: `from-${name}`,
  name: `From ${name}`,
  width: Number(width),
  height: screenSizes.tablet.height,
}))

const screens = Object.entries(screenSizes).map(([key, screen]) => ({ key, ...screen }))

/** For the toolbar: the screens, then the breakpoints. */
export const viewports = Object.fromEntries(
  [...screens, ...breakpoints].map(({ key, name, width, height }): [string, Viewport] => [
    key,
    { name: `${name}, ${width}`, type: typeOf(width), styles: { width: px(width), height: px(height) } },
  ]),
)
