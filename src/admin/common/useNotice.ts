import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { OperationId } from '@/contract'
import { failureText, refusal } from '@/texts/calls'

export type Notice = { tone: 'ok' | 'err' | 'info'; text: string; detail?: ReactNode }

/**
 * The result of the last action, shown until it is dismissed or the next action begins. A success disappears by itself
 * after `clearAfterMs`, where that is given.
 */
export function useNotice(clearAfterMs?: number) {
  const [notice, setNotice] = useState<Notice | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  // a timer that outlives the screen would hold it in memory
  useEffect(() => () => clearTimeout(timer.current), [])
  const show = (next: Notice | null) => {
    clearTimeout(timer.current)
    setNotice(next)
    // a failure stays, so that an admin who looked away still finds it
    if (next?.tone === 'ok' && clearAfterMs !== undefined) {
      timer.current = setTimeout(() => setNotice(null), clearAfterMs)
    }
  }
  return {
    notice,
    /** A success with a `remark` on how it was done stays, as a failure does. */
    ok: (text: string, about?: string, remark?: string | null) =>
      show(
        remark
          ? { tone: 'info', text, detail: [about, remark].filter(Boolean).join(': ') }
          : { tone: 'ok', text, detail: about },
      ),
    info: (text: string, detail?: ReactNode) => show({ tone: 'info', text, detail }),
    /** `about` names what the action was about. */
    failed: (id: OperationId, error: unknown, about?: string) => {
      const text = failureText(id, error)
      const detail = [about, refusal(error, text)].filter(Boolean).join(': ')
      show({ tone: 'err', text, detail })
    },
    dismiss: () => show(null),
  }
}

export type Notices = ReturnType<typeof useNotice>
