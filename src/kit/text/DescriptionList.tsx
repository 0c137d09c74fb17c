import type { ReactNode } from 'react'
import { cx } from '../cx'

export type DescriptionItem = {
  /** The name: a word or two. */
  term: string
  /** The value, or “N/A”. */
  value: ReactNode
}

export type DescriptionListProps = {
  /** The pairs, from top to bottom. */
  items: DescriptionItem[]
  /** Classes for placement, such as a margin or a width. */
  className?: string
}

/** A list with terms on the left and values on the right. */
export function DescriptionList({ items, className }: DescriptionListProps) {
  return (
    <dl className={cx('grid gap-1.5 text-14', className)}>
      {items.map(({ term, value }) => (
        <div key={term} className="flex justify-between gap-x-4 slim:flex-wrap">
          <dt className="text-ink-3">{term}</dt>
          <dd className="min-w-0 text-right font-[540] slim:text-left wrap-anywhere tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
