import type { MockCall } from '@mocks/calls/calls'
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual'
import { type KeyboardEvent, type MouseEvent, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { cx } from '@/kit/cx'
import { CallRow, columns, ROW_PX, rowId, rowLook } from './CallRow'

const PAGE_ROWS = 10

type CallTableProps = {
  calls: readonly MockCall[]
  openId: number | null
  onOpen: (id: number) => void
  /** Newer calls are scrolled into sight. */
  follows: boolean
  onFollow: (follows: boolean) => void
}

/**
 * Only the rows in sight are in the document. The focus stays on the table, which names its active row, so that no row
 * that is scrolled away takes the focus with it.
 */
export function CallTable({ calls, openId, onOpen, follows, onFollow }: CallTableProps) {
  const box = useRef<HTMLDivElement>(null)
  const [activeId, setActiveId] = useState<number | null>(null)
  const active = activeId === null ? -1 : calls.findIndex(({ id }) => id === activeId)
  const virtualizer = useVirtualizer({
    count: calls.length,
    getScrollElement: () => box.current,
    estimateSize: () => ROW_PX,
    getItemKey: (index) => calls[index]?.id ?? index,
    overscan: 8,
    // the head is over the first rows
    paddingStart: ROW_PX,
    scrollPaddingStart: ROW_PX,
    // what is read stays in its place when older calls make room
    anchorTo: 'end',
    followOnAppend: follows,
    // what it says to follow it follows, however far the end was when the table changed its height
    scrollEndThreshold: follows ? Infinity : 1,
    rangeExtractor: (range) => {
      const shown = defaultRangeExtractor(range)
      return active === -1 || shown.includes(active) ? shown : [...shown, active].toSorted((a, b) => a - b)
    },
  })

  useLayoutEffect(() => {
    if (follows) virtualizer.scrollToEnd()
  }, [follows, virtualizer])

  const opened = openId === null ? -1 : calls.findIndex(({ id }) => id === openId)
  // its details take room from the table
  const showOpened = useEffectEvent(() => opened !== -1 && virtualizer.scrollToIndex(opened))
  useLayoutEffect(() => {
    if (openId !== null) showOpened()
  }, [openId])

  const activate = (index: number) => {
    const call = calls[Math.min(Math.max(index, 0), calls.length - 1)]
    if (!call) return
    setActiveId(call.id)
    virtualizer.scrollToIndex(calls.indexOf(call))
  }
  const moves: Record<string, number> = {
    ArrowDown: active === -1 ? calls.length - 1 : active + 1,
    ArrowUp: active === -1 ? calls.length - 1 : active - 1,
    PageDown: active + PAGE_ROWS,
    PageUp: active - PAGE_ROWS,
    Home: 0,
    End: calls.length - 1,
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const to = moves[event.key]
    if (to !== undefined) activate(to)
    else if ((event.key === 'Enter' || event.key === ' ') && active !== -1 && activeId !== null)
      onOpen(activeId)
    else return
    event.preventDefault()
  }
  const onClick = (event: MouseEvent) => {
    const row = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-call]') : null
    if (!row) return
    const id = Number(row.dataset['call'])
    setActiveId(id)
    onOpen(id)
  }

  return (
    <div
      ref={box}
      role="grid"
      aria-label="Calls"
      aria-rowcount={calls.length + 1}
      aria-activedescendant={active === -1 || activeId === null ? undefined : rowId(activeId)}
      tabIndex={0}
      onKeyDown={onKeyDown}
      onClick={onClick}
      // this comes before the virtualizer has heard of the scroll
      onScroll={({ currentTarget: { scrollHeight, scrollTop, clientHeight } }) =>
        onFollow(scrollHeight - scrollTop - clientHeight < ROW_PX)
      }
      className="group/calls @container min-h-0 flex-1 overflow-y-auto border-y border-line"
    >
      <div role="rowgroup" className="sticky top-0 z-10 bg-surface">
        <div
          role="row"
          aria-rowindex={1}
          style={{ height: ROW_PX }}
          className={cx(rowLook, 'border-b border-line-2')}
        >
          {columns.map(({ label, look }) => (
            <div key={label} role="columnheader" className={cx('truncate font-[560] text-ink-2', look)}>
              {label}
            </div>
          ))}
        </div>
      </div>
      <div role="rowgroup" className="relative" style={{ height: virtualizer.getTotalSize() - ROW_PX }}>
        {virtualizer.getVirtualItems().map(({ key, index, start }) => {
          const call = calls[index]
          return (
            call && (
              <CallRow
                key={key}
                call={call}
                row={index + 2}
                top={start - ROW_PX}
                isActive={index === active}
                isOpen={call.id === openId}
              />
            )
          )
        })}
      </div>
    </div>
  )
}
