import type { ReactNode } from 'react'
import { cx } from '../cx'

export type StatRowProps = {
  /** Classes for where it stands, such as a margin or a width. */
  className?: string
  /** Two to four of `Stat`. */
  children: ReactNode
}

/** The strip of figures: a strong rule above, two in a row on a phone, all in one line on a wide screen. */
export function StatRow({ className, children }: StatRowProps) {
  return (
    <dl
      className={cx(
        'grid grid-cols-[repeat(auto-fit,minmax(min(100%,9.375rem),1fr))] gap-y-7 border-t-2 border-ink pt-5',
        className,
      )}
    >
      {children}
    </dl>
  )
}
