import { Door } from './Door'

/** A free chair: people. */
export function ChairDoor() {
  return (
    <Door>
      <path d="M72 70v34m30-34v34" stroke="var(--on-accent)" strokeWidth="5" />
      <path d="M70 70h34v9H70zm0 14h34v6H70z" fill="var(--wood)" />
      <path d="M66 102h42v9H66z" fill="var(--wood)" />
      <path d="M69 100h36v6H69z" fill="var(--brand)" />
      <path d="M69 111v25m36-25v25M74 111v19m26-19v19" stroke="var(--on-accent)" strokeWidth="4" />
    </Door>
  )
}
