/** A client's frame and the admin's next to each other, on one store. */
export function SideBySidePage() {
  return (
    <main id="main">
      <h1>Side by side</h1>
    </main>
  )
}
