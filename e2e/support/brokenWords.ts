/**
 * Words that stand on two lines although nothing allows them to be divided: no hyphen, and no hyphenation by the browser.
 * Addresses, ids, what is longer than any word, and what a screen reader alone is told are left out. Runs in the page.
 */
export function brokenWords(): string[] {
  const LONGEST = 24
  const found: string[] = []
  const range = document.createRange()
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const owner = node.parentElement
    const text = node.textContent ?? ''
    if (owner === null || text.trim() === '' || !owner.checkVisibility({ visibilityProperty: true })) continue
    if (owner.closest('.sr-only, [aria-hidden="true"], script, style, option, code') !== null) continue
    if (getComputedStyle(owner).hyphens === 'auto') continue
    for (const { 0: token, index } of text.matchAll(/\S+/g)) {
      // an address, a file or an id has no places where a reader expects it to be divided
      if (/[@/_.:]\w|\d/.test(token)) continue
      for (const word of token.matchAll(/[\p{L}\p{M}’']+/gu)) {
        if (word[0].length > LONGEST) continue
        range.setStart(node, index + word.index)
        range.setEnd(node, index + word.index + word[0].length)
        const rects = [...range.getClientRects()].filter(({ width }) => width > 0)
        const [first] = rects
        if (first && rects.some(({ top }) => Math.abs(top - first.top) > first.height / 2))
          found.push(`${word[0]} in “${text.trim().slice(0, 60)}”`)
      }
    }
  }
  return [...new Set(found)]
}
