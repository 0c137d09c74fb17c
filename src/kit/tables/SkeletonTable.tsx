import { LoadingStatus } from '../feedback/LoadingStatus'
import { Skeleton } from '../feedback/Skeleton'

const widths = ['70%', '45%', '60%', '52%', '38%', '64%']

export type SkeletonTableProps = {
  /** As many as usually come. */
  rows?: number
  /** As many as the table has. */
  columns: number
}

/** The shape of a DataTable: tools, head, 40 px rows; stacked cards on a phone. */
export function SkeletonTable({ rows = 8, columns }: SkeletonTableProps) {
  return (
    <div aria-busy="true">
      <LoadingStatus />
      <div className="flex gap-2 border-b border-line px-3 py-2.5">
        <Skeleton shape="block" height={34} className="grow" />
        <Skeleton shape="block" height={34} width={84} />
      </div>
      <div className="hidden h-10 border-b border-line bg-sunken sm:block" />
      {Array.from({ length: rows }, (_, row) => (
        <div
          key={row}
          className="grid gap-x-6 gap-y-2.5 border-b border-line px-3.5 py-3 last:border-b-0 sm:h-10 sm:grid-flow-col sm:auto-cols-fr sm:items-center sm:py-0"
        >
          {Array.from({ length: columns }, (_cell, column) => (
            <Skeleton key={column} width={widths[(row * 2 + column) % widths.length]} height={12} />
          ))}
        </div>
      ))}
    </div>
  )
}
