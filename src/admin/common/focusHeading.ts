/** Whether the focus is in one of these places, or lost. If not, a late response must not move the focus. */
export function isFocusAt(places: readonly (Element | null)[]): boolean {
  const { activeElement, body } = document
  return activeElement === body || places.some((place) => place?.contains(activeElement))
}

/** Focuses the heading, for use when the focused element has been removed. */
export function focusHeading(): void {
  document.querySelector<HTMLElement>('#main h1')?.focus()
}

/** Focuses the form's heading and, if it is far down, scrolls to it. */
export function focusForm(): void {
  const heading = document.querySelector<HTMLElement>('#record-form h2')
  heading?.focus()
  if (heading && heading.getBoundingClientRect().top > window.innerHeight / 3) heading.scrollIntoView()
}
