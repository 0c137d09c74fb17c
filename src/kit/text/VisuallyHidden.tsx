import type { ComponentPropsWithRef } from 'react'
import { cx } from '../cx'

/** For screen readers only. */
export function VisuallyHidden({ className, ...rest }: ComponentPropsWithRef<'span'>) {
  return <span {...rest} className={cx('sr-only', className)} />
}
