import { cx } from '../cx'
import { LoadingStatus } from '../feedback/LoadingStatus'
import { Skeleton } from '../feedback/Skeleton'

const widths = ['70%', '45%', '60%', '52%', '38%', '64%']

export type SkeletonTableProps = {
  /** The columns of the loaded table. Their headers are shown while the rows load. */
  columns: readonly { header: string; align?: 'start' | 'end' }[]
  /** The usual number of rows. */
  rows?: number
  /** How many filters the table has. */
  filters?: number
  /** Whether rows end with buttons. */
  actions?: boolean
}

/** The skeleton of a DataTable: tools, head, 40 px rows; stacked cards in less than 37.5rem. */
export function SkeletonTable({ columns, rows = 8, filters = 0, actions = false }: SkeletonTableProps) {
  return (
    <div aria-busy="true" className="@container">
      <LoadingStatus />
      <div className="flex flex-wrap gap-2 border-b border-line px-3 py-2.5">
        <Skeleton shape="block" height={34} className="grow basis-[12.5rem]" />
        {Array.from({ length: filters }, (_, filter) => (
          <Skeleton key={filter} shape="block" height={34} width={124} className="cards:grow" />
        ))}
        <Skeleton shape="block" height={34} width={76} className="cards:grow" />
      </div>
      <div
        aria-hidden="true"
        className={cx(line, 'h-10 bg-sunken text-12 font-[560] text-ink-2 cards:hidden')}
      >
        {columns.map(({ header, align }, column) => (
          <span key={column} className={cx('truncate', align === 'end' && 'text-right')}>
            {header}
          </span>
        ))}
        {actions && <span />}
      </div>
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className={cx(line, 'gap-y-2.5 py-3 last:border-b-0 rows:h-10 rows:py-0')}>
          {columns.map(({ align }, column) => (
            <Skeleton
              key={column}
              width={widths[(row * 2 + column) % widths.length]}
              height={12}
              className={align === 'end' ? 'rows:justify-self-end' : undefined}
            />
          ))}
          {actions && <Skeleton shape="block" width={92} height={26} className="rows:justify-self-end" />}
        </div>
      ))}
    </div>
  )
}

const line = 'grid gap-x-6 border-b border-line px-3.5 rows:auto-cols-fr rows:grid-flow-col rows:items-center'
