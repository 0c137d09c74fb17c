import type { ReactNode } from 'react'
import { cx } from '../cx'

export type StatRowProps = {
  /** Classes for placement, such as a margin or a width. */
  className?: string
  /** Two to four `Stat`s. */
  children: ReactNode
}

/** A strip of figures: two per row on a phone, all in one row on a wide screen. */
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
