import { LoadingStatus } from './LoadingStatus'
import { Skeleton } from './Skeleton'

// Uneven like real text; a fixed order, so that server and browser draw the same.
const widths = ['72%', '54%', '63%', '48%', '68%']

export type SkeletonListProps = {
  /** As many as usually come. */
  rows?: number
  /** With the head of a panel, where that is not known yet either. */
  header?: boolean
  /** Classes for where it stands, such as a margin or a width. */
  className?: string
}

/** The shape of a panel with a list of entries. */
export function SkeletonList({ rows = 3, header = false, className }: SkeletonListProps) {
  return (
    <div aria-busy="true" className={className}>
      <LoadingStatus />
      {header && (
        <div className="flex min-h-[52px] items-center justify-between border-b border-line px-5">
          <Skeleton width={130} />
          <Skeleton width={48} />
        </div>
      )}
      {Array.from({ length: rows }, (_, row) => (
        <div
          key={row}
          className="grid grid-cols-[20px_minmax(0,1fr)_auto] gap-x-3 border-b border-line px-5 py-3.5 last:border-b-0"
        >
          <Skeleton shape="circle" />
          <div>
            <Skeleton width={widths[row % widths.length]} />
            <Skeleton width={widths[(row + 2) % widths.length]} height={11} className="mt-2.5" />
          </div>
          <Skeleton width={44} height={11} />
        </div>
      ))}
    </div>
  )
}
