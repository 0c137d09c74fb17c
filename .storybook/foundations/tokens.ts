import { useSyncExternalStore } from 'react'
import css from '../../src/kit/tokens.css?raw'

/** The names of all tokens in the order of tokens.css, each once: `paper`, `t-12` and so on. */
const tokenNames: readonly string[] = [
  ...new Set(Array.from(css.matchAll(/^ {2}--([\w-]+):/gm), ([, name = '']) => name)),
]

/** Those whose name begins so, as `s-` for the spaces. */
export const tokensFrom = (prefix: string) => tokenNames.filter((name) => name.startsWith(prefix))

/** The token's value as its sheet gives it. */
export const valueOf = (token: string): string =>
  getComputedStyle(document.documentElement).getPropertyValue(`--${token}`).trim()

/** What the browser makes of a length at this width of the window, in CSS pixels. */
export function pixelsOf(token: string): number {
  const probe = document.createElement('div')
  probe.style.cssText = `position: absolute; width: var(--${token})`
  // beside the body, whose children Storybook hides while it prepares a story
  document.documentElement.append(probe)
  const { width } = probe.getBoundingClientRect()
  probe.remove()
  return Math.round(width * 100) / 100
}

const onResize = (tell: () => void) => {
  addEventListener('resize', tell)
  return () => removeEventListener('resize', tell)
}

/** For a part that shows what `pixelsOf` says: it is drawn anew with each width of the window. */
export const useWindowWidth = (): number => useSyncExternalStore(onResize, () => innerWidth)

/** The tokens of a CSS type, by asking the browser: a colour, a duration, an easing. */
export const tokensThatAre = (property: 'color' | 'transition-duration' | 'transition-timing-function') =>
  tokenNames.filter((name) => CSS.supports(property, valueOf(name)))
