/** An open door under a string of marigolds, for empty states. */
export function Doorway() {
  return (
    <svg
      aria-hidden="true"
      width="120"
      height="84"
      viewBox="0 0 120 84"
      fill="none"
      strokeWidth="1.75"
      strokeLinejoin="round"
      className="stroke-edge"
    >
      <path d="M20 80V10h80v70M8 80h104" />
      <path d="M34 80V24h30v56" className="fill-sunken" />
      <path d="M34 24l22 8v48l-22 0" className="fill-surface" />
      <circle cx="51" cy="56" r="1.6" className="fill-accent" stroke="none" />
      <g className="fill-accent" stroke="none">
        <circle cx="32" cy="14" r="3" />
        <circle cx="46" cy="17" r="3" />
        <circle cx="60" cy="18" r="3" />
        <circle cx="74" cy="17" r="3" />
        <circle cx="88" cy="14" r="3" />
      </g>
    </svg>
  )
}
