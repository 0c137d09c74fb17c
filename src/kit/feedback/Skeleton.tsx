import type { CSSProperties } from 'react'
import { cx } from '../cx'

export type SkeletonProps = {
  shape?: 'line' | 'block' | 'circle'
  /** A CSS length or percentage. */
  width?: string | number
  height?: string | number
  className?: string
}

/** One grey shape. It is a picture: whoever shows skeletons says "Loading…" once, see LoadingStatus. */
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
