import type { ComponentPropsWithRef } from 'react'
import { cx } from '../cx'

export function Card({ className, ...rest }: ComponentPropsWithRef<'div'>) {
  return <div {...rest} className={cx('rounded-3 border border-line bg-surface p-5', className)} />
}
