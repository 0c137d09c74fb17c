import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { APPROVAL_UNDO_MS } from '@/config/constants'
import type { Subscription } from '@/contract'
import { onLeaving } from '@/platform/leaving'

/**
 * Approvals that can be undone. They are sent a few seconds after the last was added, or when the admin leaves the queue.
 */
export function useHeldApprovals(send: (due: readonly Subscription[]) => void) {
  const [rows, setRows] = useState<readonly Subscription[]>([])
  // a ref, because leaving a page may call flush twice before the next render
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
