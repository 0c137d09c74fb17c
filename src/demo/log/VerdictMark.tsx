import { Check, CircleX, Minus } from 'lucide-react'
import { cx } from '@/kit/cx'
import type { CallVerdict } from './words'

const marks = {
  breach: { word: 'Breach', Icon: CircleX, look: 'font-[560] text-err' },
  fits: { word: 'Fits', Icon: Check, look: 'text-ok' },
  open: { word: <span className="sr-only">No answer yet</span>, Icon: Minus, look: 'text-ink-2' },
} as const satisfies Record<CallVerdict, unknown>

export function VerdictMark({ verdict }: { verdict: CallVerdict }) {
  const { word, Icon, look } = marks[verdict]
  return (
    <span className={cx('flex items-center gap-1', look)}>
      <Icon aria-hidden="true" className="size-3.5 shrink-0" />
      {word}
    </span>
  )
}
