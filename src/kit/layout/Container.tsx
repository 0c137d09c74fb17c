import type { ComponentPropsWithRef } from 'react'
import { cx } from '../cx'

/** The page width with gutters: 1200 px, more on very wide screens. Takes every attribute of `<div>`. */
export function Container({ className, ...rest }: ComponentPropsWithRef<'div'>) {
  return <div {...rest} className={cx('wrap', className)} />
}
