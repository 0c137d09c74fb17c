import { useId, type ReactNode } from 'react'
import { cx } from '../cx'

export type PanelProps = {
  /** The heading and accessible name. */
  title?: ReactNode
  /** Shown at the end of the header line: a button, a badge or a count. */
  action?: ReactNode
  /** Removes the padding of 20 px, for lists and tables. */
  flush?: boolean
  /** Classes for placement, such as a margin or a width. */
  className?: string
  /** The content. */
  children?: ReactNode
}

/** A bordered section of the portal or the admin panel. */
export function Panel({ title, action, flush = false, className, children }: PanelProps) {
  const id = useId()
  return (
    <section
      aria-labelledby={title ? id : undefined}
      className={cx('rounded-3 border border-line bg-surface', flush && 'overflow-clip', className)}
    >
      {(title || action) && (
        <header className="flex min-h-[52px] flex-wrap items-center justify-between gap-x-3 gap-y-2 border-b border-line px-5 py-2.5">
          {title && (
            <h2 id={id} className="text-[1.0625rem] tracking-[-.01em] wrap-anywhere">
              {title}
            </h2>
          )}
          {action}
        </header>
      )}
      {flush ? children : <div className="p-5">{children}</div>}
    </section>
  )
}
