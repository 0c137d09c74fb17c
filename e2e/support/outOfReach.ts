/**
 * Controls that nobody can get at in this window: scrolled to, as the focus scrolls, they are beyond its edges, or something
 * else lies over their middle, such as a bar that stays. Of a page with a dialog or a menu open, only what is in that counts.
 * Runs in the page.
 */
export function outOfReach(): string[] {
  const tolerance = 2
  const found: string[] = []
  const layer = [
    ...document.querySelectorAll('[role="dialog"], [role="alertdialog"], [role="menu"], dialog[open]'),
  ].findLast((each) => each.checkVisibility() && !each.closest('aside'))
  const controls = (layer ?? document.body).querySelectorAll<HTMLElement>(
    'a[href], button, input, select, textarea, summary, [tabindex="0"]',
  )
  for (const control of controls) {
    if (control.closest('[inert], [aria-hidden="true"]') || control.matches('[type="hidden"]')) continue
    if (!control.checkVisibility({ visibilityProperty: true })) continue
    // what is drawn in the place of a native control is its label
    const label = control instanceof HTMLInputElement ? control.labels?.[0] : undefined
    const isDrawn = (element: Element) => element.getBoundingClientRect().width > 1
    const target = isDrawn(control) ? control : label
    // a link for the keyboard alone, which comes into sight with the focus
    if (!target || !isDrawn(target)) continue
    target.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    const box = target.getBoundingClientRect()
    const name = `${target.tagName.toLowerCase()} “${(control.getAttribute('aria-label') ?? target.textContent ?? '').trim().slice(0, 40)}”`
    if (box.bottom <= 0) continue
    if (box.left < -tolerance || box.right > innerWidth + tolerance) {
      found.push(`beyond the window’s side: ${name}`)
      continue
    }
    const top = Math.max(box.top, 0)
    const bottom = Math.min(box.bottom, innerHeight)
    const over = document.elementFromPoint((box.left + box.right) / 2, (top + bottom) / 2)
    const isOwn = over && (target.contains(over) || over.contains(target) || label?.contains(over))
    if (!isOwn) found.push(`covered: ${name} by ${over?.tagName} ${over?.className}`)
  }
  scrollTo(0, 0)
  return [...new Set(found)]
}
