import { Drawing } from '../blocks'
import door from './door.svg?raw'

/** The mark grown large: an open door, and a client's shop behind it. */
export function HeroScene() {
  return (
    <div
      role="img"
      aria-label="An open door under a string of marigolds; through it a client’s mango shop by the sea, with a UPI code on the counter"
      className="door"
    >
      <Drawing svg={door} className="absolute inset-0" />
      <i className="door-left" />
      <i className="door-right" />
    </div>
  )
}
