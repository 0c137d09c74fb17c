import type { ReactNode } from 'react'

export type StatProps = {
  /** The figure. */
  value: ReactNode
  /** The unit, in small type after the figure. */
  unit?: ReactNode
  /** What is counted. */
  label: ReactNode
  /** The period or sample that the figure is based on. */
  note?: ReactNode
}

/** A large figure with its label. Use it inside a `StatRow`. */
export function Stat({ value, unit, label, note }: StatProps) {
  return (
    <div className="flex min-w-0 flex-col-reverse justify-end border-l border-line-2 pl-[18px]">
      <dt className="mt-2.5 text-14 text-ink-2">
        {label}
        {note && <span className="block text-12 text-ink-3">{note}</span>}
      </dt>
      <dd className="text-[clamp(2.25rem,1.2rem+3.6vw,4rem)] leading-none font-[560] tracking-[-.045em] whitespace-nowrap tabular-nums">
        {value}
        {/* a space, unlike a margin, is also read aloud and copied */}
        {unit && <small className="text-[.42em] font-[520] tracking-[-.01em]"> {unit}</small>}
      </dd>
    </div>
  )
}
