/**
 * Whether the focus is in one of these places, or nowhere, as after its place has left the page. An answer may come late:
 * whoever has gone on meanwhile keeps the focus where they are.
 */
export function isFocusAt(places: readonly (Element | null)[]): boolean {
  const { activeElement, body } = document
  return activeElement === body || places.some((place) => place?.contains(activeElement))
}

/** Moves the focus to the page's heading. Needed when the element that had the focus has left the page. */
export function focusHeading(): void {
  document.querySelector<HTMLElement>('#main h1')?.focus()
}

/** Moves the focus to the form. On a narrow page the form stands below the records, so the page scrolls to it. */
export function focusForm(): void {
  const heading = document.querySelector<HTMLElement>('#record-form h2')
  heading?.focus()
  if (heading && heading.getBoundingClientRect().top > window.innerHeight / 3) heading.scrollIntoView()
}
