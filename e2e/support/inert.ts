/**
 * What a page does with its data beyond showing it as text: ran it, made elements or dangerous links of it, or let it
 * out of its place. `ranMark` is the global that a hostile text would set. Runs in the page.
 */
export function inertFaults(ranMark: string): string[] {
  const TOUCH = 3
  /** A quiet button stands with its own padding in the margin of what holds it. */
  const MARGIN = 8
  const faults: string[] = []
  const sayOf = (element: Element) =>
    `<${element.tagName.toLowerCase()} class="${element.getAttribute('class')?.slice(0, 60) ?? ''}"> ${element.textContent?.slice(0, 40) ?? ''}`
  const note = (what: string, element: Element, more = '') => faults.push(`${what}: ${sayOf(element)}${more}`)

  if (ranMark in globalThis) faults.push('a text has run')
  const wide = document.documentElement.scrollWidth - innerWidth
  if (wide > 0) faults.push(`the page scrolls ${wide} px sideways`)

  const schemes = /^(https?|mailto|tel|upi|blob):/
  const layers = new Map<Element, Element | null>()
  /** The nearest box around an element that stands over or beside the flow of the page. */
  const layerOf = (element: Element | null): Element | null => {
    if (element === null) return null
    const known = layers.get(element)
    if (known !== undefined) return known
    const own = /fixed|sticky|absolute/.test(getComputedStyle(element).position)
    const layer = own ? element : layerOf(element.parentElement)
    layers.set(element, layer)
    return layer
  }
  /** What is left of a box inside all boxes around it that hide what leaves them. */
  const seenOf = (box: DOMRect, owner: Element): DOMRect => {
    let { left, top, right, bottom } = box
    for (
      let around: Element | null = owner;
      around && around !== document.body;
      around = around.parentElement
    ) {
      const { overflowX, overflowY } = getComputedStyle(around)
      const outer = around.getBoundingClientRect()
      if (overflowX !== 'visible') [left, right] = [Math.max(left, outer.left), Math.min(right, outer.right)]
      if (overflowY !== 'visible') [top, bottom] = [Math.max(top, outer.top), Math.min(bottom, outer.bottom)]
    }
    return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top))
  }
  const DRAWN = '[aria-hidden="true"], svg'
  const isWidenedByDrawing = (element: Element) => {
    const edge = element.getBoundingClientRect().right + MARGIN
    // also by a part of it that is no element, such as the ground of the home page's picture, which leaves the window
    return [...element.querySelectorAll(DRAWN)].some((drawn) => {
      const { left, right } = drawn.getBoundingClientRect()
      return Math.max(right, left + drawn.scrollWidth) > edge
    })
  }
  const blockOf = (element: Element): Element =>
    getComputedStyle(element).display.startsWith('inline') && element.parentElement
      ? blockOf(element.parentElement)
      : element

  for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
    const handler = element.getAttributeNames().find((name) => /^(on|autofocus$)/.test(name))
    if (handler !== undefined) note(`has ${handler}`, element)
    if (element.matches('#root script, #root style, object, embed, iframe[src^="javascript"], img[src="x"]'))
      note('made of data', element)
    for (const name of ['href', 'action', 'formaction', 'xlink:href']) {
      const sent = element.getAttribute(name)
      if (sent !== null && !schemes.test(new URL(sent, location.href).protocol))
        note(`leads to ${sent.slice(0, 40)}`, element)
    }
    const { clientWidth, scrollWidth } = element
    // a text for screen readers alone is a pixel wide, and an inline part has no width of its own
    if (clientWidth <= 1 || scrollWidth <= clientWidth + MARGIN || !element.checkVisibility()) continue
    // a field scrolls what is typed in it
    if (element.matches('input, textarea')) continue
    if (element.closest(DRAWN) || isWidenedByDrawing(element)) continue
    const { overflowX, textOverflow } = getComputedStyle(element)
    if (/auto|scroll/.test(overflowX)) continue
    if (overflowX === 'visible') note(`${scrollWidth - clientWidth} px too wide`, element)
    else if (textOverflow !== 'ellipsis') note('is cut off', element)
    else if (element.closest('[title]') === null) note('is shortened, and its whole text is nowhere', element)
  }

  const texts: { block: Element; layer: Element | null; box: DOMRect; words: string }[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const owner = node.parentElement
    const words = node.textContent?.trim() ?? ''
    if (words === '' || !owner?.checkVisibility({ visibilityProperty: true })) continue
    if (owner.closest('[aria-hidden="true"], .sr-only, option, svg, aside')) continue
    range.selectNodeContents(node)
    const box = seenOf(range.getBoundingClientRect(), owner)
    const block = blockOf(owner)
    if (box.height > 0 && block.getBoundingClientRect().width > 1)
      texts.push({ block, layer: layerOf(owner), box, words: words.slice(0, 30) })
  }
  texts.sort((one, other) => one.box.top - other.box.top)
  for (const [index, one] of texts.entries()) {
    for (const other of texts.slice(index + 1)) {
      if (other.box.top > one.box.bottom - TOUCH) break
      if (one.layer !== other.layer || one.block.contains(other.block) || other.block.contains(one.block))
        continue
      const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left)
      const down = Math.min(one.box.bottom, other.box.bottom) - other.box.top
      const touch = Math.max(TOUCH, 0.35 * Math.min(one.box.height, other.box.height, 40))
      if (across > TOUCH && down > touch) faults.push(`overlaid: ${one.words} and ${other.words}`)
    }
  }
  return faults
}
