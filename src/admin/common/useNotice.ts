import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { OperationId } from '@/contract'
import { failureText, refusal } from '@/texts/calls'
import { miss, type Notice } from './missed'
import { useIsGone } from './useIsGone'

/**
 * The result of the last action, shown until dismissed or replaced. A success disappears after `clearAfterMs`, if given. A
 * failure that comes after the tab was left is shown by the shell.
 */
export function useNotice(clearAfterMs?: number) {
  const [notice, setNotice] = useState<Notice | null>(null)
  const isGone = useIsGone()
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
      const tell = isGone() ? miss : show
      tell({ tone: 'err', text, detail })
    },
    dismiss: () => show(null),
  }
}

export type Notices = ReturnType<typeof useNotice>
