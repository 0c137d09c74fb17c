import type { MockCall } from '@mocks/calls/calls'
import { Check, CircleX, Minus } from 'lucide-react'
import { memo } from 'react'
import { cx } from '@/kit/cx'
import { durationText, isFailed, outcomeText, timeText, type Verdict, verdictOf, whoText } from './words'

/** The table's columns, for its head and its rows alike. A narrow panel shows no time and no person. */
export const columns = [
  { label: 'Verdict', look: '' },
  { label: 'Time', look: 'hidden @xl:block' },
  { label: 'Method', look: '' },
  { label: 'Path', look: '' },
  { label: 'Status', look: '' },
  { label: 'ms', look: 'text-right' },
  { label: 'Who', look: 'hidden @xl:block' },
] as const

export const rowLook =
  'grid grid-cols-[3.75rem_3rem_minmax(0,1fr)_3.5rem_2.25rem] items-center gap-x-1.5 px-1.5 text-12 @xl:grid-cols-[3.75rem_5.25rem_3rem_minmax(0,1fr)_4rem_2.5rem_7.5rem] @xl:gap-x-2.5'

export const ROW_PX = 30

type CallRowProps = {
  call: MockCall
  /** Its place among the rows that the table has, from 1; the head is the first. */
  row: number
  /** Where it stands below the head, in pixels. */
  top: number
  isActive: boolean
  isOpen: boolean
}

export const rowId = (id: number): string => `logged-call-${id}`

export const CallRow = memo(function CallRow({ call, row, top, isActive, isOpen }: CallRowProps) {
  const { id, method, path, outcome, durationMs, startedAt, who } = call
  const cells = [
    <VerdictMark key="verdict" verdict={verdictOf(call)} />,
    timeText(startedAt),
    method,
    // its end says more than its beginning
    <span key="path" className="block truncate text-left [direction:rtl]">
      <bdi>{path}</bdi>
    </span>,
    <span key="status" className={isFailed(call) ? 'font-[560] text-err' : undefined}>
      {outcomeText(outcome)}
    </span>,
    durationText(durationMs),
    whoText(who),
  ]
  return (
    <div
      role="row"
      id={rowId(id)}
      data-call={id}
      aria-rowindex={row}
      aria-selected={isOpen}
      style={{ height: ROW_PX, transform: `translateY(${top}px)` }}
      className={cx(
        rowLook,
        'absolute inset-x-0 top-0 cursor-pointer border-b border-line',
        isOpen ? 'bg-brand-tint' : 'hover:bg-sunken',
        isActive &&
          'group-focus-visible/calls:outline-2 group-focus-visible/calls:-outline-offset-2 group-focus-visible/calls:outline-brand-text',
      )}
    >
      {columns.map(({ label, look }, index) => (
        <div
          key={label}
          role="gridcell"
          title={label === 'Path' ? path : undefined}
          className={cx('truncate tabular-nums', look)}
        >
          {cells[index]}
        </div>
      ))}
    </div>
  )
})

const marks = {
  breach: { word: 'Breach', Icon: CircleX, look: 'font-[560] text-err' },
  fits: { word: 'Fits', Icon: Check, look: 'text-ok' },
  open: { word: <span className="sr-only">No answer to judge</span>, Icon: Minus, look: 'text-ink-2' },
} as const satisfies Record<Verdict, unknown>

/** What the contract says of a call, as an icon and a word; where there is nothing to judge, for screen readers alone. */
export function VerdictMark({ verdict }: { verdict: Verdict }) {
  const { word, Icon, look } = marks[verdict]
  return (
    <span className={cx('flex items-center gap-1', look)}>
      <Icon aria-hidden="true" className="size-3.5 shrink-0" />
      {word}
    </span>
  )
}
