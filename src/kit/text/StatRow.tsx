import type { ReactNode } from 'react'
import { cx } from '../cx'

/** The strip of figures: a strong rule above, two in a row on a phone, all in one line on a wide screen. */
export function StatRow({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <dl
      className={cx(
        'grid grid-cols-[repeat(auto-fit,minmax(min(100%,150px),1fr))] gap-y-7 border-t-2 border-ink pt-5',
        className,
      )}
    >
      {children}
    </dl>
  )
}
