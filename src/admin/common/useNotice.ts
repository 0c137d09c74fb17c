import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { OperationId } from '@/contract'
import { failureText, refusal } from '@/texts/calls'

export type Notice = { tone: 'ok' | 'err' | 'info'; text: string; detail?: ReactNode }

/**
 * The result of the last action, shown until dismissed or replaced. A success disappears after `clearAfterMs`, if given.
 */
export function useNotice(clearAfterMs?: number) {
  const [notice, setNotice] = useState<Notice | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const show = (next: Notice | null) => {
    clearTimeout(timer.current)
    setNotice(next)
    // failures stay for admins who looked away
    if (next?.tone === 'ok' && clearAfterMs !== undefined) {
      timer.current = setTimeout(() => setNotice(null), clearAfterMs)
    }
  }
  return {
    notice,
    /** A success with a `remark` stays until dismissed or replaced. */
    ok: (text: string, about?: string, remark?: string | null) =>
      show(
        remark
          ? { tone: 'info', text, detail: [about, remark].filter(Boolean).join(': ') }
          : { tone: 'ok', text, detail: about },
      ),
    info: (text: string, detail?: ReactNode) => show({ tone: 'info', text, detail }),
    /** `about` names the record. */
    failed: (id: OperationId, error: unknown, about?: string) => {
      const text = failureText(id, error)
      const detail = [about, refusal(error, text)].filter(Boolean).join(': ')
      show({ tone: 'err', text, detail })
    },
    dismiss: () => show(null),
  }
}

export type Notices = ReturnType<typeof useNotice>
