import { Door } from './Door'

/** A temple bell: notifications. */
export function BellDoor() {
  return (
    <Door>
      <path d="M88 28v36" stroke="var(--wood)" strokeWidth="2" />
      <path d="M66 110c7-6 7-12 8-24a14 14 0 0 1 28 0c1 12 1 18 8 24z" fill="var(--accent-line)" />
      <path d="M88 72a14 14 0 0 1 14 14c1 12 1 18 8 24H94c2-14 2-28-6-38z" fill="var(--accent)" />
      <path d="M64 110h48" stroke="var(--on-accent)" strokeWidth="5" strokeLinecap="round" />
      <circle cx="88" cy="118" r="5" fill="var(--on-accent)" />
    </Door>
  )
}
