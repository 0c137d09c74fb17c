/** Text that is cut off, outside the window, broken inside a word or overlaid. Runs in the page. */
export function textFaults(mayShorten: boolean): string[] {
  const TOLERANCE = 3
  const LONGEST_WORD = 24
  const ignored = '[aria-hidden="true"], .sr-only, [href="#main"], script, style, aside, option'
  const faults: string[] = []
  const lines: { owner: Element; words: string; box: DOMRect; layer: Element | undefined }[] = []
  const range = document.createRange()
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)

  const boxesAround = (
    element: Element | null,
  ): { element: Element; outer: DOMRect; style: CSSStyleDeclaration }[] =>
    element === null || element === document.body
      ? []
      : [
          { element, outer: element.getBoundingClientRect(), style: getComputedStyle(element) },
          ...boxesAround(element.parentElement),
        ]

  /** Whether a word breaks without a hyphen. Addresses and IDs may break anywhere. */
  const isBroken = (node: Node, word: string, at: number) => {
    range.setStart(node, at)
    range.setEnd(node, at + word.length)
    const rects = [...range.getClientRects()].filter(({ width }) => width > 0)
    return rects.some(({ top, height }) => Math.abs(top - (rects[0]?.top ?? top)) > height / 2)
  }

  // text that is skipped until it is scrolled into view has no layout
  const seen = { visibilityProperty: true, contentVisibilityAuto: true }
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const owner = node.parentElement
    const text = node.textContent ?? ''
    const words = text.trim().slice(0, 60)
    if (!owner || words === '' || !owner.checkVisibility(seen)) continue
    if (owner.closest(ignored)) continue
    const boxes = boxesAround(owner)
    const isShortened = ({ style }: (typeof boxes)[number]) =>
      style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none'
    // skips screen-reader text and text that may be shortened
    if (boxes.some(({ outer }) => outer.width <= 1) || (mayShorten && boxes.some(isShortened))) continue

    range.selectNodeContents(node)
    const box = range.getBoundingClientRect()
    let [scrollsX, scrollsY] = [false, false]
    for (const { outer, style } of boxes) {
      // outer boxes do not cut off text that can be scrolled into view
      scrollsX ||= /auto|scroll/.test(style.overflowX)
      scrollsY ||= /auto|scroll/.test(style.overflowY)
      const isWide = box.right > outer.right + TOLERANCE || box.left < outer.left - TOLERANCE
      const isHigh = box.bottom > outer.bottom + TOLERANCE || box.top < outer.top - TOLERANCE
      const isCutX = !scrollsX && isWide && /hidden|clip/.test(style.overflowX)
      const isCutY = !scrollsY && isHigh && /hidden|clip/.test(style.overflowY)
      if (isCutX || isCutY) faults.push(`cut off: ${words}`)
    }
    if (!scrollsX && (box.left < -TOLERANCE || box.right > innerWidth + TOLERANCE))
      faults.push(`outside the window: ${words}`)

    const scroller = boxes.find(({ style }) => /auto|scroll/.test(style.overflowY))?.outer
    // a fixed bar and a menu cover the page on purpose
    const layer = boxes.find(
      ({ element, style }) => /fixed|sticky/.test(style.position) || element.matches('[role="menu"]'),
    )?.element
    for (const rect of range.getClientRects())
      if (!scroller || (rect.bottom > scroller.top && rect.top < scroller.bottom))
        lines.push({ owner, words, box: rect, layer })

    if (getComputedStyle(owner).hyphens === 'auto' || owner.matches('code')) continue
    for (const { 0: token, index } of text.matchAll(/\S+/g)) {
      if (/[@/_.:]\w|\d/.test(token)) continue
      for (const word of token.matchAll(/[\p{L}\p{M}’']+/gu))
        if (word[0].length <= LONGEST_WORD && isBroken(node, word[0], index + word.index))
          faults.push(`broken: ${word[0]} in ${words}`)
    }
  }

  for (const [index, one] of lines.entries()) {
    for (const other of lines.slice(index + 1)) {
      if (one.layer !== other.layer) continue
      if (one.owner.contains(other.owner) || other.owner.contains(one.owner)) continue
      const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left)
      const down = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top)
      // line boxes are taller than the type, so neighbours in a tight block touch
      if (across > TOLERANCE && down > 0.3 * Math.min(one.box.height, other.box.height))
        faults.push(`overlaid: ${one.words} and ${other.words}`)
    }
  }
  return [...new Set(faults)]
}
