import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react'
import { buttonClass, type ButtonLook } from './buttonClass'
import { cx } from '../cx'
import { Spinner } from '../feedback/Spinner'

export type ButtonProps = ComponentPropsWithRef<'button'> &
  ButtonLook & {
    /** Shown before the text. Mark it `aria-hidden`. */
    icon?: ReactNode
    /** While true, the button keeps its width, shows `busyLabel`, ignores clicks and stays focusable. */
    busy?: boolean
    /** Shown while `busy`: “Approving…”. */
    busyLabel?: string
    /**
     * Counts every quick click. By default a double click counts once: its second half could hit the next screen.
     */
    repeats?: boolean
  }

/** Performs an action on this page. Takes every attribute of `<button>`; a double click counts once. */
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
    // Also stops a submit button from sending its form twice.
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
      {/* The pseudo-element (data-ghost) reserves space for the busy label without adding its text to the page. */}
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
