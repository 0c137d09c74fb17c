import type { ReactNode } from 'react'
import { cx } from '../cx'

export type FormFootProps = {
  /** Classes for placement, such as a margin or `sticky`. */
  className?: string
  /** The form's buttons, starting with the submit button. */
  children: ReactNode
}

/** The last row of a form in a panel: a border from edge to edge, and the buttons below it. */
export function FormFoot({ className, children }: FormFootProps) {
  return (
    <div
      className={cx(
        // the border extends over the panel's 20 px padding; drawn as an image, it does not widen the form
        '-mb-5 flex flex-wrap items-center gap-2 border-t bg-surface py-3.5 [border-image:linear-gradient(var(--line),var(--line))_1_0_0/1px_0_0/0_20px]',
        className,
      )}
    >
      {children}
    </div>
  )
}
