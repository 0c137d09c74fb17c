import type { ComponentPropsWithRef, ReactNode } from 'react'
import { buttonClass, type ButtonLook } from './buttonClass'
import { cx } from '../cx'
import { SmartLink, type LinkTarget } from './SmartLink'

export type LinkButtonProps = Omit<ComponentPropsWithRef<'a'>, 'href'> &
  ButtonLook &
  LinkTarget & {
    /** Shown before the text. Mark it `aria-hidden`. */
    icon?: ReactNode
  }

/** A link that looks like a button. */
export function LinkButton({
  variant,
  size,
  fullWidth,
  icon,
  className,
  children,
  ...rest
}: LinkButtonProps) {
  return (
    <SmartLink {...rest} className={cx(buttonClass({ variant, size, fullWidth }), className)}>
      <span className="btn-label">
        {icon}
        {children}
      </span>
    </SmartLink>
  )
}
