/**
 * Scrolls to where the reader left this history entry, or else to the address's hash. The browser tries that before a demo
 * page shows its list. Returns a function that stops keeping the place.
 */
export function keepPlace(): () => void {
  const { history, location } = globalThis
  const { placeTop } = Object(history.state)
  if (typeof placeTop === 'number') globalThis.scrollTo(0, placeTop)
  else if (location.hash !== '') location.replace(location.hash)
  const keep = () => history.replaceState({ ...history.state, placeTop: globalThis.scrollY }, '')
  // on pagehide, a reload would not see it
  document.addEventListener('scrollend', keep)
  return () => document.removeEventListener('scrollend', keep)
}
