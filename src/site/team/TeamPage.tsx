export function TeamPage() {
  return <h1>Our Team</h1>
}
