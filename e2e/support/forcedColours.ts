/**
 * What cannot be told from the page in forced colours, where every background is the page's own: a field or a button without a
 * border, and what is chosen but looks like what is not. Runs in the page, in forced colours.
 */
export function lostInForcedColours(): string[] {
  const isSeen = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    element.getBoundingClientRect().width > 1 &&
    element.closest('.sr-only, [aria-hidden="true"]') === null
  const nameOf = (element: Element) =>
    `${element.tagName.toLowerCase()} “${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}”`
  const hasBorder = (element: Element) => {
    const style = getComputedStyle(element)
    const isDrawn = (side: string) =>
      Number.parseFloat(style.getPropertyValue(`border-${side}-width`)) > 0 &&
      !['none', 'hidden'].includes(style.getPropertyValue(`border-${side}-style`))
    return ['top', 'right', 'bottom', 'left'].some(isDrawn)
  }
  const found: string[] = []
  const fields =
    'input:not([type="checkbox"], [type="radio"], [type="file"], [type="range"]), select, textarea'
  for (const field of document.querySelectorAll(fields))
    if (isSeen(field) && !hasBorder(field) && !(field.parentElement && hasBorder(field.parentElement)))
      found.push(`no border: ${nameOf(field)}`)
  for (const button of document.querySelectorAll('.btn'))
    if (isSeen(button) && !hasBorder(button)) found.push(`no border: ${nameOf(button)}`)
  // what of a look is left in forced colours and stands out: bolder letters alone do not
  const kept = ['border', 'outline', 'text-decoration-line', 'background-color']
  const marksOf = (element: Element) =>
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
    const others = one.parentElement?.parentElement?.querySelectorAll(`${one.tagName}:not(:is(${chosen}))`)
    const roleOf = (element: Element) => element.getAttribute('role')
    const other = [...(others ?? [])].find((each) => roleOf(each) === roleOf(one) && isSeen(each))
    const before = other && marksOf(other)
    if (isSeen(one) && before && [...marksOf(one)].every((mark) => before.has(mark)))
      found.push(`looks like the others: ${nameOf(one)}`)
  }
  const ground = getComputedStyle(document.body).backgroundColor
  for (const drawing of document.querySelectorAll('svg')) {
    if (drawing.checkVisibility({ visibilityProperty: true }) && getComputedStyle(drawing).color === ground)
      found.push(`a drawing in the colour of its ground: ${nameOf(drawing.parentElement ?? drawing)}`)
  }
  for (const part of document.querySelectorAll('.fc-fill')) {
    if (part.checkVisibility() && getComputedStyle(part).backgroundColor === ground)
      found.push(`a part of a chart in the colour of its ground: ${nameOf(part.parentElement ?? part)}`)
  }
  return found
}
