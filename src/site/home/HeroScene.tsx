import door from './door.svg?no-inline'

/** Each string of marigolds is a separate SVG, because browsers animate part of an SVG on the main thread. */
const parts = ['door', 'string-1', 'string-2']

/** The logo as a large picture: an open door with a client's shop behind it. */
export function HeroScene() {
  return (
    <div
      role="img"
      aria-label="An open door under a string of marigolds; through it a client’s mango shop by the sea, with a UPI code on the counter"
      className="door"
    >
      {parts.map((part) => (
        <svg key={part} viewBox="0 0 600 640" fill="none" aria-hidden="true">
          <use href={`${door}#${part}`} />
        </svg>
      ))}
      <i className="door-left" />
      <i className="door-right" />
    </div>
  )
}
