/**
 * Lines of text that a reader cannot read: cut off by a box that hides what overflows it, out of the window sideways,
 * or overlaid by other text. Drawings, which a screen reader is not told of, are left out. Runs in the page.
 */
export function textFaults(): string[] {
  const tolerance = 3
  const hides = /hidden|clip/
  const boxesOf = (start: Element) => {
    const boxes: { outer: DOMRect; overflowX: string; overflowY: string }[] = []
    for (
      let element: Element | null = start;
      element && element !== document.body;
      element = element.parentElement
    ) {
      const { overflowX, overflowY } = getComputedStyle(element)
      boxes.push({ outer: element.getBoundingClientRect(), overflowX, overflowY })
    }
    return boxes
  }
  const faults: string[] = []
  const lines: { owner: Element; words: string; box: DOMRect }[] = []
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
    const scrolls = boxesAround.some(({ overflowX }) => /auto|scroll/.test(overflowX))
    const outside = box.left < -tolerance || box.right > innerWidth + tolerance
    if (outside && !scrolls) faults.push(`out of the window: ${words}`)
    for (const { outer, overflowX, overflowY } of boxesAround) {
      const across = box.right > outer.right + tolerance || box.left < outer.left - tolerance
      const down = box.bottom > outer.bottom + tolerance || box.top < outer.top - tolerance
      if ((hides.test(overflowX) && across) || (hides.test(overflowY) && down))
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
    for (const rect of range.getClientRects()) lines.push({ owner, words, box: rect })
  }
  for (const [index, one] of lines.entries()) {
    for (const other of lines.slice(index + 1)) {
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
