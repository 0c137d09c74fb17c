import { cx } from '../cx'
import { Skeleton } from './Skeleton'

// Uneven widths, like those of real text, in a fixed order that is the same on server and client.
const widths = [
  ['24%', '32%'],
  ['36%', '26%'],
  ['30%', '38%'],
  ['20%', '18%'],
  ['28%', '42%'],
]

export type SkeletonFactsProps = {
  /** The usual number of terms. */
  rows: number
  /** Classes for placement, such as a margin or a gap. */
  className?: string
}

/** The skeleton of a DescriptionList, hidden from screen readers: add one LoadingStatus per group. */
export function SkeletonFacts({ rows, className }: SkeletonFactsProps) {
  return (
    <div className={cx('grid gap-3.5 py-1', className)}>
      {Array.from({ length: rows }, (_, row) => {
        const [term, value] = widths[row % widths.length] ?? []
        return (
          <div key={row} className="flex justify-between">
            <Skeleton width={term} />
            <Skeleton width={value} />
          </div>
        )
      })}
    </div>
  )
}
