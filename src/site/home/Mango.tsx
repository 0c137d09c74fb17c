/** The fruit of the orchard shop, drawn once for the hero and for the project. */
export function Mango({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 200 180" aria-hidden="true" className={className}>
      <ellipse cx="98" cy="164" rx="70" ry="8" fill="oklch(82% .05 85)" />
      <path
        d="M120 27c38 3 64 36 60 75-4 39-42 61-84 57-34-3-66-18-78-34-5-7 1-12 9-13 20-3 22-18 30-40 11-30 34-48 63-45z"
        fill="oklch(81% .15 80)"
      />
      <path
        d="M120 27c38 3 64 36 60 75-2 21-14 37-31 47 20-36 12-98-39-122 4-.4 7-.4 10 0z"
        fill="oklch(71% .155 48)"
      />
      <path
        d="M32 112c20-3 26-14 33-34"
        stroke="oklch(73% .14 70)"
        strokeWidth="3"
        strokeLinecap="round"
        fill="none"
        opacity=".7"
      />
      <path
        d="M74 66c7-13 16-20 28-23"
        stroke="oklch(93% .08 92)"
        strokeWidth="7"
        strokeLinecap="round"
        fill="none"
      />
      <path
        d="M119 29c-2-9-1-15 3-22"
        stroke="oklch(36% .06 90)"
        strokeWidth="6"
        strokeLinecap="round"
        fill="none"
      />
      <path d="M121 14c16-17 44-14 60 0-18 12-42 12-60 0z" fill="oklch(48% .11 150)" />
    </svg>
  )
}
