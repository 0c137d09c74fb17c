import { Door } from './Door'

/** A ticket on a string: support. */
export function TicketDoor() {
  return (
    <Door>
      <path d="M88 28v38" stroke="var(--wood)" strokeWidth="2" />
      <g transform="rotate(-6 88 66)">
        <path d="M68 64h40v22a5 5 0 0 0 0 10v34H68V96a5 5 0 0 0 0-10z" fill="var(--on-brand)" />
        <path d="M68 64h40v12H68z" fill="var(--brand)" />
        <path d="M74 91h28" stroke="var(--brand)" strokeWidth="2" strokeDasharray="3 3" />
        <path d="M76 104h24m-24 8h24m-24 8h13" stroke="var(--on-accent)" strokeWidth="3" />
        <circle cx="88" cy="70" r="2.5" fill="var(--lit)" />
      </g>
    </Door>
  )
}
