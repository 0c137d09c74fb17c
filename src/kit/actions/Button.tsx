import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react'
import { buttonClass, type ButtonLook } from './buttonClass'
import { cx } from '../cx'
import { Spinner } from '../feedback/Spinner'

export type ButtonProps = ComponentPropsWithRef<'button'> &
  ButtonLook & {
    /** Before the words, `aria-hidden`. */
    icon?: ReactNode
    /** Waiting: keeps its width, says `busyLabel`, ignores clicks, stays focusable. */
    busy?: boolean
    /** What is being done, while `busy`: “Approving…”. */
    busyLabel?: string
    /** Each of several quick clicks counts. Elsewhere a double click is one: its second half may land on what came next. */
    repeats?: boolean
  }

/** Does something here and now. Takes every attribute of `<button>` too; a double click counts once. */
export function Button({
  variant,
  size,
  fullWidth,
  icon,
  busy,
  busyLabel = 'Working…',
  repeats,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    // A submit button must not send its form a second time either.
    if (busy || (event.detail > 1 && !repeats)) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      {...rest}
      type={type}
      className={cx(buttonClass({ variant, size, fullWidth }), className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled']}
      onClick={handleClick}
    >
      {/* The ghost reserves room for the waiting label without putting its words into the page. */}
      <span className="btn-stack" data-ghost={busy === undefined ? undefined : busyLabel}>
        <span className={cx('btn-label', busy && 'invisible')} aria-hidden={busy || undefined}>
          {icon}
          {children}
        </span>
        {busy && (
          <span className="btn-label">
            <Spinner />
            {busyLabel}
          </span>
        )}
      </span>
    </button>
  )
}
