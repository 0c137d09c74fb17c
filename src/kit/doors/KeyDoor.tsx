import { Door } from './Door'

/** A key on a string: plans. */
export function KeyDoor() {
  return (
    <Door>
      <path d="M88 28v40" stroke="var(--wood)" strokeWidth="2" />
      <circle cx="88" cy="78" r="11" stroke="var(--accent-line)" strokeWidth="6" />
      <path d="M88 89v42m0-4h12m-12-11h9" stroke="var(--accent-line)" strokeWidth="6" />
      <circle cx="88" cy="66" r="4" fill="var(--err-line)" />
    </Door>
  )
}
