import type { ReactNode } from 'react'
import { cx } from '../cx'

export type FormFootProps = {
  /** Classes for placement, such as a margin or `sticky`. */
  className?: string
  /** The form's buttons, the one that submits first. */
  children: ReactNode
}

/** The last row of a form in a panel: a border from edge to edge, and the buttons below it. */
export function FormFoot({ className, children }: FormFootProps) {
  return (
    <div
      className={cx(
        // as wide as the panel, whose padding is 20 px
        '-mx-5 -mb-5 flex flex-wrap items-center gap-2 rounded-b-3 border-t border-line bg-surface px-5 py-3.5',
        className,
      )}
    >
      {children}
    </div>
  )
}
