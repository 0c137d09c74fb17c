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
      const tell = isGone() ? miss : show
      tell(failure(failureText(id, error), error, about))
    },
    /** For a form that shows its failure itself, unless the tab was left. */
    failedLate: (text: string, error: unknown, about: string) => {
      if (isGone()) miss(failure(text, error, about))
    },
    dismiss: () => show(null),
  }
}

const failure = (text: string, error: unknown, about?: string): Notice => ({
  tone: 'err',
  text,
  detail: [about, refusal(error, text)].filter(Boolean).join(': '),
})

export type Notices = ReturnType<typeof useNotice>
