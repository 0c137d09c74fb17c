import type { ReactNode } from 'react'

/** The marigolds hang as dotted lines: each string is a row of round dashes. */
const STRINGS = 'M56 37v12.1M67 37v6.1M78 37v.1M98 37v.1M109 37v6.1M120 37v12.1'
const TIPS =
  'M56 52c-3 2-3 7 0 10 3-3 3-8 0-10zm11-6c-3 2-3 7 0 10 3-3 3-8 0-10zm42 0c-3 2-3 7 0 10 3-3 3-8 0-10zm11 6c-3 2-3 7 0 10 3-3 3-8 0-10z'

/** The paths of both leaves, open and shut: wood, panels, knobs. */
const OPEN = [
  'M50 29 19 22v127l31-8zm76 0 31-7v127l-31-8z',
  'M25 33l19 4v42l-19 1zm126 0-19 4v42l19 1zM25 90h19v41l-19 5zm126 0h-19v41l19 5z',
  'M22 85v.1M154 85v.1',
] as const
const SHUT = [
  'M50 28h37v112H50zm39 0h37v112H89z',
  'M57 58h23v24H57zm39 0h23v24H96zM57 92h23v40H57zm39 0h23v40H96z',
  'M83 87v.1M93 87v.1',
] as const

type DoorProps = {
  /** Whether the door is shut. */
  shut?: boolean
  /** The SVG drawing inside: the room is 76 × 112 at (50, 28), and its floor begins at y = 118. */
  children?: ReactNode
}

/** A picture of a door, for empty states, the 404 page and errors. The room is lit in the dark theme. */
export function Door({ shut = false, children }: DoorProps) {
  const [wood, panels, knobs] = shut ? SHUT : OPEN
  return (
    <svg aria-hidden="true" width="154" height="144" viewBox="0 0 176 164" fill="none">
      <ellipse cx="88" cy="151" rx="86" ry="10" fill="var(--sunken)" />
      {!shut && <path d="M50 140h76l26 24H24z" fill="var(--lit)" opacity=".3" />}
      <path d="M50 28h76v114H50z" fill="var(--lit)" />
      <path d="M50 118h76v24H50z" fill="var(--accent-line)" opacity=".3" />
      {!shut && children}
      <path d="M46 144V24h84v120M30 145h116" stroke="var(--ink)" strokeWidth="8" />
      <path d={wood} fill="var(--brand)" />
      <path d={panels} stroke="var(--brand-hover)" strokeWidth="3" />
      <path d={knobs} stroke="var(--accent)" strokeWidth="5" strokeLinecap="round" />
      {shut && children}
      <path d="M50 31h76" stroke="var(--ok-line)" strokeWidth="2" />
      <path d={TIPS} fill="var(--ok-line)" />
      <g strokeLinecap="round" strokeDasharray="0 6">
        <path d={STRINGS} stroke="var(--accent)" strokeWidth="7" />
        <path d={STRINGS} stroke="var(--wood)" strokeWidth="3" />
      </g>
    </svg>
  )
}
