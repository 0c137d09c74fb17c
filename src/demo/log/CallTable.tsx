import type { MockCall } from '@mocks/calls/calls'
import { type KeyboardEvent, memo, useLayoutEffect } from 'react'
import { cx } from '@/kit/cx'
import { VerdictMark } from './VerdictMark'
import { durationText, isFailed, outcomeText, timeText, verdictOf, whoText } from './words'

const wide = 'hidden @xl:table-cell'
const columns = [
  { label: 'Verdict', look: 'w-17' },
  { label: 'Time', look: `w-24 ${wide}` },
  { label: 'Method', look: 'w-16' },
  { label: 'Path', look: '' },
  { label: 'Status', look: 'w-16' },
  { label: 'ms', look: 'w-11 text-right' },
  { label: 'Who', look: `w-30 ${wide}` },
] as const

export const openerId = (id: number): string => `logged-call-${id}`

type CallTableProps = { calls: readonly MockCall[]; openId: number | null; onOpen: (id: number) => void }

/** A table with one tab stop: arrow keys move between the calls. */
export function CallTable({ calls, openId, onOpen }: CallTableProps) {
  const isOpenShown = calls.some(({ id }) => id === openId)
  const tabStop = isOpenShown ? openId : calls[0]?.id
  // the opened details shrink the table, which could hide the call's row
  useLayoutEffect(() => {
    if (openId !== null) document.getElementById(openerId(openId))?.scrollIntoView({ block: 'nearest' })
  }, [openId])
  return (
    <table aria-label="Calls" className="w-full table-fixed text-12">
      <thead className="sticky top-0 z-10 bg-surface">
        <tr>
          {columns.map(({ label, look }) => (
            <th
              key={label}
              className={cx(
                'truncate border-b border-line-2 px-1.5 py-1 text-left font-[560] text-ink-2',
                look,
              )}
            >
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {calls.map((call) => (
          <CallRow
            key={call.id}
            call={call}
            isOpen={call.id === openId}
            isTabStop={call.id === tabStop}
            onOpen={onOpen}
          />
        ))}
      </tbody>
    </table>
  )
}

type CallRowProps = {
  call: MockCall
  isOpen: boolean
  isTabStop: boolean
  onOpen: CallTableProps['onOpen']
}

const CallRow = memo(function CallRow({ call, isOpen, isTabStop, onOpen }: CallRowProps) {
  const { id, method, path, outcome, durationMs, startedAt, who } = call
  const cells = [
    <VerdictMark key="verdict" verdict={verdictOf(call)} />,
    timeText(startedAt),
    method,
    <button
      key="path"
      id={openerId(id)}
      type="button"
      aria-expanded={isOpen}
      tabIndex={isTabStop ? 0 : -1}
      title={path}
      onClick={() => onOpen(id)}
      onKeyDown={moveFocus}
      // cuts off the beginning: the end of a path says more
      className="block w-full scroll-mt-8 truncate text-left outline-none [direction:rtl] after:absolute after:inset-0 focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-brand-text"
    >
      <bdi>{path}</bdi>
    </button>,
    <span key="status" className={isFailed(call) ? 'font-[560] text-err' : undefined}>
      {outcomeText(outcome)}
    </span>,
    durationText(durationMs),
    whoText(who),
  ]
  return (
    <tr className={cx('relative border-b border-line', isOpen ? 'bg-brand-tint' : 'hover:bg-sunken')}>
      {columns.map(({ label, look }, index) => (
        <td key={label} className={cx('h-7.5 truncate px-1.5 tabular-nums', look)}>
          {cells[index]}
        </td>
      ))}
    </tr>
  )
})

function moveFocus(event: KeyboardEvent): void {
  const openers = [...(event.currentTarget.closest('tbody')?.querySelectorAll('button') ?? [])]
  const at = openers.findIndex((opener) => opener === event.currentTarget)
  const last = openers.length - 1
  const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: last }[event.key]
  if (to === undefined) return
  event.preventDefault()
  openers[Math.min(Math.max(to, 0), last)]?.focus()
}
