/**
 * Lines of text that a reader cannot read: cut off by a box that hides what overflows it, out of the window sideways,
 * or overlaid by other text. Drawings, which a screen reader is not told of, are left out; so is what the page shortens to
 * some lines or with dots at the end, if it may. Runs in the page.
 */
export function textFaults(mayShorten: boolean): string[] {
  const tolerance = 3
  const hides = /hidden|clip/
  const boxesOf = (start: Element) => {
    const boxes: { element: Element; outer: DOMRect; style: CSSStyleDeclaration }[] = []
    for (
      let element: Element | null = start;
      element && element !== document.body;
      element = element.parentElement
    ) {
      boxes.push({ element, outer: element.getBoundingClientRect(), style: getComputedStyle(element) })
    }
    return boxes
  }
  const faults: string[] = []
  const lines: { owner: Element; words: string; box: DOMRect; bar: Element | undefined }[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const owner = node.parentElement
    const words = node.textContent?.trim() ?? ''
    if (!owner || words === '' || !owner.checkVisibility({ visibilityProperty: true })) continue
    if (owner.closest('[aria-hidden="true"], .sr-only, [href="#main"], script, style, aside, option'))
      continue
    const range = document.createRange()
    range.selectNodeContents(node)
    const box = range.getBoundingClientRect()
    const boxesAround = boxesOf(owner)
    // for screen readers alone
    if (boxesAround.some(({ outer }) => outer.width <= 1)) continue
    const shortens = ({ style }: (typeof boxesAround)[number]) =>
      style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none'
    if (mayShorten && boxesAround.some(shortens)) continue
    const scrolls = boxesAround.some(({ style }) => /auto|scroll/.test(style.overflowX))
    const outside = box.left < -tolerance || box.right > innerWidth + tolerance
    if (outside && !scrolls) faults.push(`out of the window: ${words}`)
    let [seenAcross, seenDown] = [false, false]
    for (const { outer, style } of boxesAround) {
      const across = box.right > outer.right + tolerance || box.left < outer.left - tolerance
      const down = box.bottom > outer.bottom + tolerance || box.top < outer.top - tolerance
      // what can be scrolled into sight is cut off by nothing further out
      seenAcross ||= /auto|scroll/.test(style.overflowX)
      seenDown ||= /auto|scroll/.test(style.overflowY)
      if (
        (hides.test(style.overflowX) && across && !seenAcross) ||
        (hides.test(style.overflowY) && down && !seenDown)
      )
        faults.push(`cut off: ${words}`)
    }
    // a word in two, where the window has room for it; an address may break anywhere
    const wide = innerWidth >= 1024 && !words.includes('@')
    for (const { 0: word, index } of wide ? (node.textContent ?? '').matchAll(/[\p{L}\p{N}]+/gu) : []) {
      range.setStart(node, index)
      range.setEnd(node, index + word.length)
      const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
      if (tops.size > 1) faults.push(`broken: ${word}`)
    }
    range.selectNodeContents(node)
    const bar = boxesAround.find(
      ({ element, style }) => /fixed|sticky/.test(style.position) || element.matches('[role="menu"]'),
    )?.element
    const scroller = boxesAround.find(({ style }) => /auto|scroll/.test(style.overflowY))?.outer
    for (const rect of range.getClientRects()) {
      // what is scrolled out of sight inside the page lies over nothing
      const isSeen = !scroller || (rect.bottom > scroller.top && rect.top < scroller.bottom)
      if (isSeen) lines.push({ owner, words, box: rect, bar })
    }
  }
  for (const [index, one] of lines.entries()) {
    for (const other of lines.slice(index + 1)) {
      // the page is scrolled under a bar that stays, and a menu opens over it
      if (one.bar !== other.bar) continue
      if (one.owner.contains(other.owner) || other.owner.contains(one.owner)) continue
      const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left)
      const down = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top)
      // a line's box is taller than its letters, so neighbours in a tight block touch a little
      const touch = 0.3 * Math.min(one.box.height, other.box.height)
      if (across > tolerance && down > touch) faults.push(`overlaid: ${one.words} and ${other.words}`)
    }
  }
  return faults
}
