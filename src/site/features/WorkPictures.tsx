import { Check, CloudOff } from 'lucide-react'
import { rupees } from '@/lib/money'

const FRAMES = [
  ['0.3 s', 1],
  ['0.6 s', 2],
  ['1 s', 3],
] as const

/** A filmstrip of a page loading: words, then the picture, then the button. */
export function SpeedPicture() {
  return (
    <div className="flex w-full max-w-[440px] justify-center gap-[clamp(10px,2vw,24px)]">
      {FRAMES.map(([time, parts]) => (
        <div key={time} className="w-[112px] min-w-0 text-center text-12 text-ink-2 tabular-nums">
          <div className="grid h-[158px] content-start gap-2 rounded-[14px] border-2 border-frame bg-surface p-2.5">
            <span className="h-2.5 w-3/5 rounded-full bg-ink" />
            <span className="h-1.5 rounded-full bg-line-2" />
            <span className="h-1.5 w-4/5 rounded-full bg-line-2" />
            {parts > 1 && <span className="h-[52px] rounded-1 bg-accent" />}
            {parts > 2 && <span className="mt-1 h-6 rounded-1 bg-brand" />}
          </div>
          <span className={parts === 3 ? 'mt-2 block font-semibold text-ok' : 'mt-2 block'}>{time}</span>
        </div>
      ))}
    </div>
  )
}

export function UpiPicture() {
  return (
    <div className="w-full max-w-[248px] rounded-[12px] border border-line bg-surface p-5 text-14 shadow-high tabular-nums">
      <span className="flex items-center gap-2 font-[560] text-ok">
        <span className="grid size-6 place-items-center rounded-full bg-ok-tint">
          <Check className="size-4" strokeWidth={2.6} />
        </span>
        Paid
      </span>
      <b className="mt-1.5 block text-36 leading-tight font-[600] tracking-[-.04em]">{rupees(4530)}</b>
      <span className="mt-2 flex justify-between border-t border-dashed border-line-2 pt-2.5 text-ink-2">
        <span>Gateway’s share</span>
        <b className="text-ink">{rupees(0)}</b>
      </span>
    </div>
  )
}

const ORDERS = [
  ['Surmai, 12 kg', 'Sent', true],
  ['Pomfret, 4 kg', 'Waiting', false],
  ['Prawns, 9 kg', 'Waiting', false],
] as const

export function OfflinePicture() {
  return (
    <div className="grid w-full max-w-[280px] gap-2 text-14">
      {ORDERS.map(([what, state, sent]) => (
        <span
          key={what}
          className="flex items-center justify-between gap-3 rounded-2 border border-line-2 bg-surface px-3.5 py-2.5"
        >
          <b className="font-[560]">{what}</b>
          <span className={`flex items-center gap-1.5 text-12 ${sent ? 'text-ok' : 'text-warn'}`}>
            {sent ? <Check className="size-3.5" /> : <CloudOff className="size-3.5" />}
            {state}
          </span>
        </span>
      ))}
    </div>
  )
}
