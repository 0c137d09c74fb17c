const whenIdle = globalThis.requestIdleCallback ?? setTimeout

/** Until then, a slow phone responds to taps faster. */
const LATER_MS = 2000

/**
 * Lays out what `belowTheFold.css` skips, a section in each idle moment: a picture of the whole page shows it, and the
 * scroll bar becomes exact.
 */
export function layOutRest(): void {
  setTimeout(() => {
    // looked up now, because /plans may have replaced its skeleton
    const sections = [...document.querySelectorAll<HTMLElement>('.below-the-fold > *, [data-part="footer"]')]
    const next = () => {
      const section = sections.shift()
      if (!section) return
      section.style.contentVisibility = 'visible'
      whenIdle(next)
    }
    next()
  }, LATER_MS)
}
