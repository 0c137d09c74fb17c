import type { ReactNode } from 'react'
import { cx } from '../cx'
import { Doorway } from '../layout/Doorway'

export type EmptyStateProps = {
  title: ReactNode
  /** The next step. */
  action?: ReactNode
  /** Another picture, or null for none. */
  art?: ReactNode
  level?: 2 | 3 | 4
  className?: string
  /** Why it is empty. */
  children?: ReactNode
}

export function EmptyState({ title, action, art, level = 3, className, children }: EmptyStateProps) {
  const Heading = `h${level}` as const
  return (
    <div className={cx('grid justify-items-center gap-2 px-6 pt-9 pb-10 text-center', className)}>
      {art === undefined ? <Doorway /> : art}
      <Heading className="text-18">{title}</Heading>
      {children && <div className="max-w-[42ch] text-14 text-ink-2">{children}</div>}
      {action && <div className="mt-2.5 flex flex-wrap justify-center gap-2">{action}</div>}
    </div>
  )
}
