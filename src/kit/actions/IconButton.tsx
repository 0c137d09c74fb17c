import type { ComponentPropsWithRef, ReactNode } from 'react'
import { buttonClass, type ButtonLook } from './buttonClass'
import { cx } from '../cx'

export type IconButtonProps = Omit<ComponentPropsWithRef<'button'>, 'children' | 'aria-label'> &
  Omit<ButtonLook, 'fullWidth'> & {
    /** The accessible name and the tooltip. */
    label: string
    /** The icon. Mark it `aria-hidden`. */
    icon: ReactNode
  }

/** A button with an icon and no text, for tight spaces. Takes every attribute of `<button>`. */
export function IconButton({
  label,
  icon,
  variant = 'quiet',
  size = 'sm',
  className,
  onClick,
  type = 'button',
  title = label,
  ...rest
}: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      title={title}
      aria-label={label}
      className={cx(buttonClass({ variant, size }), 'btn-icon', className)}
      onClick={(event) => {
        if (event.detail > 1) event.preventDefault()
        else onClick?.(event)
      }}
    >
      <span className="contents [&>svg]:size-[1.25em]">{icon}</span>
    </button>
  )
}
