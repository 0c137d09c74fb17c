import { KeyRound } from 'lucide-react'

const ADDRESSES = [
  ['/mr', 'Marathi'],
  ['/hi', 'Hindi'],
  ['/en', 'English'],
] as const

/** Three addresses of one shop, one upon the other. */
export function LanguagesPicture() {
  return (
    <div className="grid w-full max-w-[420px] grid-cols-1 text-14">
      {ADDRESSES.map(([path, language], index) => (
        <span
          key={path}
          className="-mt-2 flex items-center justify-between gap-3 rounded-2 border border-line-2 bg-surface px-4 py-4 shadow-low first:mt-0"
          style={{ marginInline: `${(2 - index) * 16}px` }}
        >
          <span className="truncate text-ink-2">
            ratna.example<b className="text-brand-text">{path}</b>
          </span>
          <span className="font-[560]">{language}</span>
        </span>
      ))}
    </div>
  )
}

export function NearbyPicture() {
  return (
    <div className="absolute inset-0">
      <svg
        viewBox="0 0 560 220"
        preserveAspectRatio="xMidYMid slice"
        className="absolute inset-0 size-full"
        fill="none"
      >
        <g className="stroke-surface" strokeWidth="14" strokeLinecap="round">
          <path d="M-10 60C90 40 150 96 250 84s180-60 320-20M-10 176c110-30 190 20 300 6s170-30 290 4" />
          <path d="M96-10c10 70-24 120-4 240M236-10c-6 80 20 130 2 240M402-10c14 60-16 150 6 240" />
        </g>
        <ellipse cx="240" cy="136" rx="15" ry="5" className="fill-ink" opacity=".18" />
        <path
          className="fill-accent stroke-ink"
          strokeWidth="2.6"
          strokeLinejoin="round"
          d="M240 134c-16-22-25-34-25-48a25 25 0 0 1 50 0c0 14-9 26-25 48z"
        />
        <circle cx="240" cy="86" r="8" className="fill-surface stroke-ink" strokeWidth="2.6" />
      </svg>
      <span className="absolute top-[46%] left-[52%] rounded-2 border border-line-2 bg-surface px-4 py-2.5 text-14 shadow-high">
        <b className="block">Shore House</b>
        <span className="text-ok">Open</span> <span className="text-ink-3">till 9 PM, also on Dussehra</span>
      </span>
    </div>
  )
}

export function KeysPicture() {
  return (
    <dl className="w-full max-w-[280px] rounded-[12px] border border-line bg-surface px-5 py-2 text-14 shadow-low">
      {['Domain', 'Hosting', 'Code', 'Content'].map((thing) => (
        <div
          key={thing}
          className="flex items-center justify-between border-b border-line py-2.5 last:border-0"
        >
          <dt className="text-ink-2">{thing}</dt>
          <dd className="flex items-center gap-2 font-[560]">
            <KeyRound className="size-4 text-accent-text" /> yours
          </dd>
        </div>
      ))}
    </dl>
  )
}
