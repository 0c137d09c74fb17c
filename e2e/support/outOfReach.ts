/** Controls that are outside the window or covered even after scrolling to them. Runs in the page. */
export function outOfReach(): string[] {
  const TOLERANCE = 2
  const found: string[] = []
  const layers = document.querySelectorAll(
    '[role="dialog"], [role="alertdialog"], [role="menu"], dialog[open]',
  )
  const layer = [...layers].findLast((each) => each.checkVisibility() && !each.closest('aside'))
  const controls = (layer ?? document.body).querySelectorAll<HTMLElement>(
    'a[href], button, input, select, textarea, summary, [tabindex="0"]',
  )
  const isDrawn = (element: Element) => element.getBoundingClientRect().width > 1
  for (const control of controls) {
    if (control.closest('[inert], [aria-hidden="true"]') || control.matches('[type="hidden"]')) continue
    if (!control.checkVisibility({ visibilityProperty: true })) continue
    // a hidden native control is reached through its label
    const label = control instanceof HTMLInputElement ? control.labels?.[0] : undefined
    const target = isDrawn(control) ? control : label
    if (!target || !isDrawn(target)) continue
    target.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    const { left, right, top, bottom } = target.getBoundingClientRect()
    const name = `${target.tagName.toLowerCase()} “${(control.getAttribute('aria-label') ?? target.textContent ?? '').trim().slice(0, 40)}”`
    // the skip link appears only on focus
    if (right <= 0) continue
    if (left < -TOLERANCE || right > innerWidth + TOLERANCE) {
      found.push(`outside the window: ${name}`)
      continue
    }
    const middle = (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2
    const over = document.elementFromPoint((left + right) / 2, middle)
    if (!over || !(target.contains(over) || over.contains(target) || label?.contains(over)))
      found.push(`covered: ${name} by ${over?.tagName} ${over?.className}`)
  }
  scrollTo(0, 0)
  return [...new Set(found)]
}
