/**
 * Ref for an element that disappears together with its button, such as a failure banner. Moves the focus to the element's
 * parent or, if that is gone too, to the page's heading.
 */
export function keepFocus(place: HTMLElement | null) {
  if (place === null) return undefined
  const around = place.parentElement
  return () => {
    if (!place.contains(document.activeElement)) return
    // the replacement is not in the document yet
    queueMicrotask(() => {
      for (const next of [around, document.querySelector('h1')]) {
        if (document.activeElement !== document.body) return
        if (next) focusOn(next)
      }
    })
  }
}

function focusOn(next: HTMLElement) {
  next.tabIndex = -1
  // a focus target needs no outline, unlike a control
  next.style.outline = 'none'
  next.focus({ preventScroll: true })
}
