import { Door } from './Door'

/** An oil lamp in an empty room: nothing at this address. */
export function LampDoor() {
  return (
    <Door>
      <circle cx="88" cy="110" r="30" fill="var(--on-brand)" opacity=".35" />
      <circle cx="88" cy="110" r="18" fill="var(--on-brand)" opacity=".5" />
      <path d="M88 122c-9-6-9-15 0-28 9 13 9 22 0 28z" fill="var(--accent)" />
      <path d="M88 121c-4-4-4-8 0-14 4 6 4 10 0 14z" fill="var(--err-line)" />
      <path d="M68 119c0 11 9 16 20 16s20-5 20-16z" fill="var(--wood)" />
      <path d="M68 119h40" stroke="var(--accent-line)" strokeWidth="3" strokeLinecap="round" />
    </Door>
  )
}
