/**
 * Two leaves under a string of marigolds, over a positioned parent. They open once and leave it as it is. Only a picture: without motion it is not
 * shown, and it takes no clicks.
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
