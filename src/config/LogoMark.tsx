export function LogoMark({ className = '' }: { className?: string }) {
  return (
    <svg
      aria-hidden="true"
      width="26"
      height="28"
      viewBox="0 0 26 28"
      fill="none"
      stroke="currentColor"
      className={`shrink-0 ${className}`}
    >
      <path d="M3 25V3h20v22" strokeWidth="3.4" />
      <path d="M0 26.2h26" strokeWidth="2.6" />
      <g fill="var(--accent)" stroke="none">
        <circle cx="8.4" cy="9" r="2" />
        <circle cx="13" cy="11" r="2" />
        <circle cx="17.6" cy="9" r="2" />
      </g>
    </svg>
  )
}
