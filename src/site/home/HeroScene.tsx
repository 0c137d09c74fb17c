import door from './door.svg?no-inline'

/** The logo as a large picture: an open door with a client's shop behind it. */
export function HeroScene() {
  return (
    <div
      role="img"
      aria-label="An open door under a string of marigolds; through it a client’s mango shop by the sea, with a UPI code on the counter"
      className="door"
    >
      <svg viewBox="0 0 600 640" fill="none" aria-hidden="true">
        <use href={`${door}#door`} />
        <use href={`${door}#string-1`} className="door-string" />
        <use href={`${door}#string-2`} className="door-string" />
      </svg>
      <i className="door-left" />
      <i className="door-right" />
    </div>
  )
}
