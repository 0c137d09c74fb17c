import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { APPROVAL_UNDO_MS } from '@/config/constants'
import type { Subscription } from '@/contract'
import { onLeaving } from '@/platform/leaving'

/**
 * Approvals that can still be taken back. They are sent together a few seconds after the last one, or at once when the queue
 * is left.
 */
export function useHeldApprovals(send: (due: readonly Subscription[]) => void) {
  const [rows, setRows] = useState<readonly Subscription[]>([])
  // a page that is left is told twice, perhaps before it is rendered again
  const waiting = useRef(rows)
  const hold = (next: readonly Subscription[]) => {
    waiting.current = next
    setRows(next)
  }
  const flush = useEffectEvent(() => {
    const due = waiting.current
    hold([])
    if (due.length > 0) send(due)
  })
  useEffect(() => {
    const timer = rows.length > 0 ? setTimeout(() => flush(), APPROVAL_UNDO_MS) : undefined
    return () => clearTimeout(timer)
  }, [rows])
  useEffect(() => {
    const stop = onLeaving(() => flush())
    return () => {
      stop()
      flush()
    }
  }, [])
  return { rows, hold }
}
