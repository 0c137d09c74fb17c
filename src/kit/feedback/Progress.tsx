import { cx } from '../cx'

export type ProgressProps = {
  /** The progress in words: “67 of 90 days used”. */
  label: string
  /** The part used, in the unit of `max`. */
  value: number
  /** The whole; 0 shows no progress. */
  max: number
  /** The current position, shown above the pin. */
  at: string
  /** The text below the start of the bar. */
  start: string
  /** The text below the end of the bar. */
  end: string
  /**
   * `warn` when little is left.
   * @default brand
   */
  tone?: 'brand' | 'warn'
}

const fills = { brand: 'bg-brand', warn: 'bg-accent' }

/** A span of time with a pin at the current position. */
export function Progress({ label, value, max, at, start, end, tone = 'brand' }: ProgressProps) {
  const part = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0
  const left = `${(part * 100).toFixed(1)}%`
  return (
    <div role="img" aria-label={label} className="relative pt-[1.625rem]">
      <span className="absolute inset-x-0 top-0 flex text-12 font-[560] whitespace-nowrap text-ink">
        {/* Two flexible spacers centre the text over the pin and stop it at both edges. */}
        <span className="min-w-0" style={{ flex: `${part} 1 0` }} />
        <span className="w-0 grow-0" />
        <span className="flex-none">{at}</span>
        <span className="min-w-0" style={{ flex: `${1 - part} 1 0` }} />
      </span>
      <div className="relative h-2.5 overflow-hidden rounded-[5px] border border-line-2 bg-sunken">
        <span className={cx('fc-fill absolute inset-y-0 left-0', fills[tone])} style={{ width: left }} />
      </div>
      <span
        className="fc-fill absolute top-[calc(1.625rem-3px)] h-4 w-[3px] rounded-[2px] bg-ink"
        style={{ left: `clamp(0px, calc(${left} - 1px), calc(100% - 3px))` }}
      />
      <div className="mt-[.3375rem] flex flex-wrap justify-between gap-x-4 text-12 text-ink-3 tabular-nums">
        <span>{start}</span>
        <span>{end}</span>
      </div>
    </div>
  )
}
