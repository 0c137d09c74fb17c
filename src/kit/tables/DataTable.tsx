import type { ReactNode } from 'react'
import { csvName, downloadCsv, tableCsv } from './csv'
import { NothingMatches } from './NothingMatches'
import { Pagination } from './Pagination'
import { TableGrid, type TableGridProps } from './TableGrid'
import { TableTools } from './TableTools'
import { type TableOptions, useTable } from './useTable'
import { useTurn } from './useTurn'

export type DataTableProps<Row> = TableOptions<Row> &
  Omit<TableGridProps<Row>, 'table'> & {
    /**
     * The placeholder of the search field: what can be searched for.
     * @default Search
     */
    searchHint?: string
    /** The name of the CSV file; by default made from the caption. */
    csvFile?: string
    /** Shown instead of the table if there are no rows. */
    empty: ReactNode
  }

/** A table with search, filters, sorting, pages and CSV. Goes into a `flush` `Panel`. In less than 37.5rem, rows are cards. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { searchHint = 'Search', csvFile, empty, ...rest } = props
  const { rows, columns, filters, state, onStateChange, ...grid } = rest
  const table = useTable({ rows, columns, filters, state, onStateChange })
  const { top, turn } = useTurn<HTMLDivElement>((page) => table.change({ page }))

  if (rows.length === 0) return <>{empty}</>
  return (
    <div ref={top} className="@container">
      <TableTools
        table={table}
        searchHint={searchHint}
        onCsv={() => downloadCsv(csvFile ?? csvName(grid.caption), tableCsv(table.found, columns))}
      />
      <div aria-busy={table.stale}>
        {table.found.length === 0 ? (
          <NothingMatches onClear={table.clear}>No rows match your search and filters.</NothingMatches>
        ) : (
          <TableGrid table={table} {...grid} />
        )}
        <Pagination page={table.page} pages={table.pages} count={table.count} onPage={turn} />
      </div>
    </div>
  )
}
