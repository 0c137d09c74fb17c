import type { ReactNode } from 'react'
import { LoadingStatus } from './LoadingStatus'
import { Skeleton } from './Skeleton'

// Uneven widths, like those of real text, in a fixed order that is the same on server and client.
const widths = ['72%', '54%', '63%', '48%', '68%']

export type SkeletonListProps = {
  /** The usual number of rows. */
  rows?: number
  /**
   * Whether rows start with an icon.
   * @default true
   */
  icons?: boolean
  /** Adds a panel header, if that is loading too. */
  header?: boolean
  /** Shown below the lines of each row, such as skeletons of its badge and button. */
  foot?: ReactNode
}

/** The skeleton of a panel with a list. */
export function SkeletonList({ rows = 3, icons = true, header = false, foot }: SkeletonListProps) {
  return (
    <div aria-busy="true">
      <LoadingStatus />
      {header && (
        <div className="flex min-h-[52px] items-center justify-between border-b border-line px-5">
          <Skeleton width={130} />
          <Skeleton width={48} />
        </div>
      )}
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className="flex gap-x-3 border-b border-line px-5 py-3.5 last:border-b-0">
          {icons && <Skeleton shape="circle" />}
          <div className="grow">
            <Skeleton width={widths[row % widths.length]} />
            <Skeleton width={widths[(row + 2) % widths.length]} height={11} className="mt-2.5" />
            {foot && <div className="mt-3">{foot}</div>}
          </div>
          <Skeleton width={44} height={11} />
        </div>
      ))}
    </div>
  )
}
