import type { CSSProperties } from 'react'
import { cx } from '../cx'

export type SkeletonProps = {
  /** `line` for text, `block` for a picture or a button, `circle` for an avatar. */
  shape?: 'line' | 'block' | 'circle'
  /** A CSS length or percentage; a number means pixels. */
  width?: string | number
  /** A CSS length; a number means pixels. */
  height?: string | number
  /** Classes for placement, such as a margin or a width. */
  className?: string
}

/** One grey shape, hidden from screen readers: add one LoadingStatus per group. */
export function Skeleton({ shape = 'line', width, height, className }: SkeletonProps) {
  const standard: CSSProperties =
    shape === 'circle'
      ? { width: 18, height: 18, borderRadius: '50%' }
      : { height: shape === 'line' ? 14 : 120 }
  const size: CSSProperties = {
    ...standard,
    ...(width !== undefined && { width }),
    ...(height !== undefined && { height }),
  }
  return <div aria-hidden="true" className={cx('skel', className)} style={size} />
}
