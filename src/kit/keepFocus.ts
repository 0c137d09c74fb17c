/**
 * A ref for what goes away with a button of its own, such as a failure that has been got over. If the focus is in it then,
 * it is not lost: it moves to what surrounded it, or to the page’s heading where that has gone as well.
 */
export function keepFocus(place: HTMLElement | null) {
  if (place === null) return undefined
  const around = place.parentElement
  return () => {
    if (!place.contains(document.activeElement)) return
    // what comes in its place is not in the document yet
    queueMicrotask(() => {
      for (const next of [around, document.querySelector('h1')]) {
        if (document.activeElement !== document.body) return
        if (next) take(next)
      }
    })
  }
}

function take(next: HTMLElement) {
  next.tabIndex = -1
  // a place, not a control
  next.style.outline = 'none'
  next.focus({ preventScroll: true })
}
