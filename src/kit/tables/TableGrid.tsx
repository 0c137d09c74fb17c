import { memo, type ReactNode } from 'react'
import { ChevronDown, ChevronsUpDown, ChevronUp } from 'lucide-react'
import { cx } from '../cx'
import { tableRoles } from './tableRoles'
import type { Column } from './tableTypes'
import { type IsAimed, rowsLayout, useAimedClicks } from './useAimedClicks'
import type { Table } from './useTable'

export type TableGridProps<Row> = {
  /** What `useTable` returns. */
  table: Table<Row>
  /** Returns a unique key for the row. */
  rowKey: (row: Row) => string | number
  /** The table's name for screen readers. */
  caption: string
  /** Buttons at the end of a row. Their accessible names mention the row. One that acts at once asks `isAimed` first. */
  actions?: (row: Row, isAimed: IsAimed) => ReactNode
  /** The text of a banner above the table. The rows move when it appears or disappears. */
  banner?: string
  /**
   * The header of the actions column, for screen readers.
   * @default Actions
   */
  actionsLabel?: string
  /** Classes that highlight a row. */
  rowClassName?: (row: Row) => string | undefined
}

/** One table for both layouts: in less than 37.5rem, rows become cards and each value carries its header as a label. */
export function TableGrid<Row>(props: TableGridProps<Row>) {
  const { table, rowKey, caption, actions, actionsLabel = 'Actions', banner = '', rowClassName } = props
  const { columns } = table
  const isAimed = useAimedClicks(`${banner}; ${rowsLayout(table.shown.map(rowKey))}`)
  return (
    // relative: otherwise the absolutely positioned texts for screen readers would widen the page
    <div
      className={cx('relative rows:overflow-x-auto print:overflow-visible', actions && 'rows:scroll-pe-52')}
    >
      <table {...tableRoles.table} className="tbl">
        <caption className="sr-only">{caption}</caption>
        <thead {...tableRoles.group}>
          <tr {...tableRoles.row}>
            {columns.map((column) => (
              <HeadCell key={column.id} column={column} table={table} />
            ))}
            {actions && (
              <th {...tableRoles.columnHeader} scope="col" className="tbl-last">
                <span className="sr-only">{actionsLabel}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody {...tableRoles.group}>
          {table.shown.map((row) => (
            <BodyRow
              key={rowKey(row)}
              row={row}
              columns={columns}
              actions={actions}
              isAimed={isAimed}
              className={rowClassName?.(row)}
            />
          ))}
        </tbody>
      </table>
    </div>
  )
}

type RowProps<Row> = Pick<TableGridProps<Row>, 'actions'> & {
  row: Row
  columns: readonly Column<Row>[]
  isAimed: IsAimed
  className: string | undefined
}

function PlainRow<Row>({ row, columns, actions, isAimed, className }: RowProps<Row>) {
  return (
    <tr {...tableRoles.row} className={className}>
      {columns.map((column, index) => (
        <td
          key={column.id}
          {...tableRoles.cell}
          data-label={index === 0 ? undefined : column.header}
          className={column.align === 'end' ? 'tbl-end' : undefined}
        >
          {column.cell(row)}
        </td>
      ))}
      {actions && (
        <td {...tableRoles.cell} className="tbl-last">
          <div className="tbl-actions">{actions(row, isAimed)}</div>
        </td>
      )}
    </tr>
  )
}

/** Typing a search renders the table on each key, with the same rows. */
const BodyRow = memo(PlainRow) as typeof PlainRow

type HeadCell<Row> = { column: Column<Row>; table: Table<Row> }

function HeadCell<Row>({ column, table: { state, change } }: HeadCell<Row>) {
  const end = column.align === 'end'
  if (!column.sortValue) {
    return (
      <th {...tableRoles.columnHeader} scope="col" className={end ? 'tbl-end' : undefined}>
        {column.header}
      </th>
    )
  }
  const dir = state.sort === column.id ? state.dir : null
  const Icon = dir === 'asc' ? ChevronUp : dir === 'desc' ? ChevronDown : ChevronsUpDown
  // Ascending, then descending, then the original order.
  const next = () => {
    if (dir === 'desc') change({ sort: '', dir: 'asc' })
    else change({ sort: column.id, dir: dir === null ? 'asc' : 'desc' })
  }
  return (
    <th
      {...tableRoles.columnHeader}
      scope="col"
      aria-sort={dir ? `${dir}ending` : undefined}
      className={end ? 'tbl-end' : undefined}
    >
      <button
        type="button"
        onClick={next}
        className={cx(
          'inline-flex min-h-6 items-center gap-1 font-[560] hover:text-ink pointer-coarse:min-h-10',
          dir && 'text-ink',
          end && 'flex-row-reverse',
        )}
      >
        {column.header}
        <Icon aria-hidden="true" className="i i-s" />
      </button>
    </th>
  )
}
