import { Door } from './Door'

/** A letter on the floor: messages and subscribers. */
export function LetterDoor() {
  return (
    <Door>
      <g transform="rotate(-9 88 116)">
        <path d="M60 94h56v38H60z" fill="var(--on-brand)" />
        <path d="M60 94l28 22 28-22" stroke="var(--brand)" strokeWidth="3" />
        <path d="M60 132l21-22m35 22-21-22" stroke="var(--brand)" strokeWidth="2" />
        <circle cx="88" cy="114" r="6" fill="var(--err-line)" />
      </g>
    </Door>
  )
}
