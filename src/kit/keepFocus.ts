/**
 * Ref for an element, such as a failure banner, that disappears while its button has the focus. Moves the focus to the
 * element's parent or, if that is gone too, to the page's heading.
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

export function focusOn(next: HTMLElement) {
  next.tabIndex = -1
  // unlike a control, this focus target needs no outline
  next.style.outline = 'none'
  next.focus({ preventScroll: true })
}
