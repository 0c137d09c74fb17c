import { Door } from './Door'

/** A calendar on the wall: terms and dates. */
export function CalendarDoor() {
  return (
    <Door>
      <path d="M88 54l-12 16m12-16 12 16" stroke="var(--wood)" strokeWidth="2" />
      <path d="M62 68h52v52H62z" fill="var(--on-brand)" />
      <path d="M62 68h52v13H62z" fill="var(--err-line)" />
      <path
        d="M70 90v.1m12-.1v.1m12-.1v.1m12-.1v.1M70 101v.1m12-.1v.1m24-.1v.1M70 112v.1m12-.1v.1m12-.1v.1"
        stroke="var(--on-accent)"
        opacity=".5"
        strokeWidth="5"
        strokeLinecap="round"
      />
      <circle cx="94" cy="101" r="6" fill="var(--accent)" />
    </Door>
  )
}
