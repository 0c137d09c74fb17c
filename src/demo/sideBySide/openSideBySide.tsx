import { openSeats } from './seats'
import { SideBySidePage } from './SideBySidePage'

/** Takes both places as the address says. Returns the page that shows them. */
export function openSideBySide() {
  const seats = openSeats(globalThis.location.search)
  return () => <SideBySidePage seats={seats} />
}
