import type { ComponentPropsWithRef } from 'react'
import { cx } from '../cx'

/** The 1200 px page width with gutters. Takes every attribute of `<div>`. */
export function Container({ className, ...rest }: ComponentPropsWithRef<'div'>) {
  return <div {...rest} className={cx('wrap', className)} />
}
