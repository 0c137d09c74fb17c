/** Controls, selections and drawings that can no longer be seen in forced colours. Runs in the page. */
export function lostInForcedColours(): string[] {
  const found: string[] = []
  const nameOf = (element: Element) =>
    `${element.tagName.toLowerCase()} “${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}”`
  const isSeen = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    element.getBoundingClientRect().width > 1 &&
    element.closest('.sr-only, [aria-hidden="true"]') === null
  const hasBorder = (element: Element | null) =>
    element !== null &&
    /[1-9]\d*(\.\d+)?px (solid|dashed|dotted|double)/.test(
      ['top', 'right', 'bottom', 'left']
        .map((side) => getComputedStyle(element).getPropertyValue(`border-${side}`))
        .join(),
    )
  const bordered =
    '.btn, select, textarea, input:not([type="checkbox"], [type="radio"], [type="file"], [type="range"])'
  for (const control of document.querySelectorAll(bordered)) {
    const isField = !control.matches('.btn')
    if (isSeen(control) && !hasBorder(control) && !(isField && hasBorder(control.parentElement)))
      found.push(`no border: ${nameOf(control)}`)
  }

  // bold type alone does not mark a selection
  const kept = ['border', 'outline', 'text-decoration-line', 'background-color']
  const looksOf = (element: Element) =>
    new Set(
      [element, ...element.querySelectorAll('*')].flatMap((part) =>
        [null, '::before', '::after'].map((pseudo) => {
          const style = getComputedStyle(part, pseudo)
          const isDrawn = pseudo === null || (style.content !== 'none' && style.display !== 'none')
          return isDrawn ? kept.map((property) => style.getPropertyValue(property)).join() : ''
        }),
      ),
    )
  const chosen = '[aria-selected="true"], [aria-pressed="true"], [aria-current]:not([aria-current="false"])'
  for (const one of document.querySelectorAll(chosen)) {
    const siblings = one.parentElement?.parentElement?.querySelectorAll(`${one.tagName}:not(:is(${chosen}))`)
    const other = [...(siblings ?? [])].find(
      (each) => each.getAttribute('role') === one.getAttribute('role') && isSeen(each),
    )
    if (!other || !isSeen(one)) continue
    const looks = looksOf(other)
    if ([...looksOf(one)].every((look) => looks.has(look)))
      found.push(`looks like the others: ${nameOf(one)}`)
  }

  const ground = getComputedStyle(document.body).backgroundColor
  for (const drawing of document.querySelectorAll('svg, .fc-fill')) {
    const { color, backgroundColor } = getComputedStyle(drawing)
    const drawnIn = drawing.matches('svg') ? color : backgroundColor
    if (drawing.checkVisibility({ visibilityProperty: true }) && drawnIn === ground)
      found.push(`same colour as the background: ${nameOf(drawing.parentElement ?? drawing)}`)
  }
  // a scanner needs a dark code on white
  for (const code of document.querySelectorAll('[role="img"][aria-label*="QR"]'))
    if (getComputedStyle(code.parentElement ?? code).getPropertyValue('forced-color-adjust') !== 'none')
      found.push(`does not opt out of forced colours: ${nameOf(code)}`)
  return [...new Set(found)]
}
