/** A sketch of the way in the map's place: sea, shore, lanes and the door. It says nothing that the address does not. */
export function DrawnMap() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 640 360"
      preserveAspectRatio="xMidYMid slice"
      fill="none"
      className="absolute inset-0 size-full"
    >
      <path
        className="fill-info-tint"
        d="M0 0h196c-22 34 14 66 2 108-10 34-58 44-62 84-4 44 42 58 38 104-2 26-18 44-26 64H0z"
      />
      <g className="stroke-info-line" strokeWidth="1.5" strokeLinecap="round" opacity=".55">
        <path d="M28 70q9-8 18 0t18 0M74 138q9-8 18 0t18 0M22 214q9-8 18 0t18 0M66 292q9-8 18 0t18 0" />
      </g>
      <g className="stroke-sunken" strokeWidth="15" strokeLinecap="round" strokeLinejoin="round">
        <path d="M252-10c-14 60 26 96 14 150-12 50-66 70-58 120 6 40 30 60 26 110" />
        <path d="M264 132c90 10 150-24 226 6 70 28 110 20 170 8" />
        <path d="M214 250c90-14 150 30 250 8 70-16 120 6 190-4" />
        <path d="M392 126c8 50-14 90 2 142 10 34 4 60 6 110M506 142c-6 40 18 74 8 112-8 34 4 70 2 120M420-10c6 40-18 90-28 138" />
      </g>
      <g className="fill-sunken">
        <rect x="296" y="36" width="70" height="58" rx="6" />
        <rect x="446" y="30" width="96" height="70" rx="6" />
        <rect x="292" y="172" width="66" height="54" rx="6" />
        <rect x="422" y="176" width="66" height="54" rx="6" />
        <rect x="548" y="180" width="60" height="50" rx="6" />
        <rect x="272" y="290" width="92" height="48" rx="6" />
        <rect x="430" y="296" width="60" height="40" rx="6" />
        <rect x="546" y="290" width="74" height="46" rx="6" />
      </g>
      <path
        className="stroke-brand"
        strokeWidth="4"
        strokeLinecap="round"
        strokeDasharray="2 11"
        d="M266 138c46 6 84 0 124-6 6 42-12 78-4 122"
      />
      <ellipse cx="386" cy="262" rx="17" ry="6" className="fill-ink" opacity=".16" />
      <path
        className="fill-accent stroke-ink"
        strokeWidth="3"
        strokeLinejoin="round"
        d="M386 260c-18-24-28-38-28-54a28 28 0 0 1 56 0c0 16-10 30-28 54z"
      />
      <path className="stroke-ink" strokeWidth="3.4" d="M377 218v-20h18v20M373 219h26" />
    </svg>
  )
}
