import { KeyRound } from 'lucide-react'
import { Drawing } from '../blocks'
import nearby from './nearby.svg?no-inline'

const ADDRESSES = [
  ['/mr', 'Marathi'],
  ['/hi', 'Hindi'],
  ['/en', 'English'],
] as const

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
      <Drawing file={nearby} className="absolute inset-0 size-full" />
      <span className="absolute top-[46%] left-[52%] mr-4 rounded-2 border border-line-2 bg-surface px-4 py-2.5 text-14 shadow-high">
        <b className="block">Shore House</b>
        <span className="text-ok">Open</span> <span className="text-ink-3">till 9 pm, even on Dussehra</span>
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
