const whenIdle = globalThis.requestIdleCallback ?? setTimeout

/** Until then, a slow phone responds to taps faster. */
const LATER_MS = 2000

/**
 * Lays out what `belowTheFold.css` skips, a section in each idle moment: a picture of the whole page shows it, and the
 * scroll bar becomes exact.
 */
export function layOutRest(): void {
  const sections = document
    .querySelectorAll<HTMLElement>('.below-the-fold > *, [data-part="footer"]')
    .values()
  const next = () => {
    const { value: section } = sections.next()
    if (!section) return
    section.style.contentVisibility = 'visible'
    whenIdle(next)
  }
  setTimeout(next, LATER_MS)
}
