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
        // the border reaches over the panel's padding of 20 px, and as an image makes nothing wider
        '-mb-5 flex flex-wrap items-center gap-2 border-t bg-surface py-3.5 [border-image:linear-gradient(var(--line),var(--line))_1_0_0/1px_0_0/0_20px]',
        className,
      )}
    >
      {children}
    </div>
  )
}
