import { Door } from './Door'

/** A shut door with a blank sign on it: errors. */
export function ShutDoor() {
  return (
    <Door shut>
      <path d="M88 60 70 76m18-16 18 16" stroke="var(--on-accent)" strokeWidth="2" />
      <g transform="rotate(-4 88 88)">
        <path d="M62 76h52v28H62z" fill="var(--on-brand)" />
        <path d="M70 86h36m-36 9h22" stroke="var(--on-accent)" strokeWidth="3" />
      </g>
    </Door>
  )
}
