/**
 * A decorative door under a string of marigolds. It covers its positioned parent and opens once to reveal it. It lets
 * clicks through and is not shown with reduced motion.
 */
export function OpeningDoor() {
  return (
    <div aria-hidden="true" className="opening-door">
      <span className="opening-leaf" />
      <span className="opening-leaf" />
      <span className="opening-toran toran" />
    </div>
  )
}
