/** What a hostile text did beyond being shown. `ranMark` is the global that its script would set. Runs in the page. */
export function inertFaults(ranMark: string): string[] {
  /** The padding of a quiet button reaches into its container's margin. */
  const MARGIN = 8
  const DRAWN = '[aria-hidden="true"], svg'
  const safeSchemes = /^(https?|mailto|tel|upi|blob):/
  const faults: string[] = []
  const note = (what: string, element: Element) =>
    faults.push(
      `${what}: <${element.tagName.toLowerCase()} class="${element.getAttribute('class')?.slice(0, 60) ?? ''}"> ${element.textContent?.slice(0, 40) ?? ''}`,
    )
  const isWidenedByDrawing = (element: Element) => {
    const edge = element.getBoundingClientRect().right + MARGIN
    return [...element.querySelectorAll(DRAWN)].some((drawn) => {
      const { left, right } = drawn.getBoundingClientRect()
      return Math.max(right, left + drawn.scrollWidth) > edge
    })
  }

  if (ranMark in globalThis) faults.push('a hostile text has run')
  for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
    const handler = element.getAttributeNames().find((name) => /^(on|autofocus$)/.test(name))
    if (handler !== undefined) note(`has ${handler}`, element)
    if (element.matches('#root script, #root style, object, embed, iframe[src^="javascript"], img[src="x"]'))
      note('created from data', element)
    for (const name of ['href', 'action', 'formaction', 'xlink:href']) {
      const target = element.getAttribute(name)
      if (target !== null && !safeSchemes.test(new URL(target, location.href).protocol))
        note(`leads to ${target.slice(0, 40)}`, element)
    }
    const { clientWidth, scrollWidth } = element
    // screen-reader text is one pixel wide, an inline element has no width, and a field scrolls
    const isNarrow = clientWidth <= 1 || scrollWidth <= clientWidth + MARGIN
    if (isNarrow || !element.checkVisibility() || element.matches('input, textarea')) continue
    if (element.closest(DRAWN) || isWidenedByDrawing(element)) continue
    const { overflowX, textOverflow } = getComputedStyle(element)
    if (/auto|scroll/.test(overflowX)) continue
    if (overflowX === 'visible') note(`${scrollWidth - clientWidth} px too wide`, element)
    else if (textOverflow !== 'ellipsis') note('is cut off', element)
    else if (element.closest('[title]') === null) note('is shortened without its full text', element)
  }
  return [...new Set(faults)]
}
