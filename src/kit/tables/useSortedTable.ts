import { useMemo } from 'react'
import {
  createSortedRowModel,
  rowSortingFeature,
  tableFeatures,
  useTable as useLibraryTable,
  type ColumnDef,
} from '@tanstack/react-table'
import { pageOf } from './pageOf'
import { compareValues } from './tableRows'
import type { TableState } from './tableState'
import type { Column, TableRow } from './tableTypes'
import { useTable, type Table, type TableOptions } from './useTable'

const features = tableFeatures({ rowSortingFeature, sortedRowModel: createSortedRowModel() })

/** A table whose rows are sorted by the column that its state names. Tables without sorting do without the library. */
export function useSortedTable<Row extends TableRow>(options: TableOptions<Row>): Table<Row> {
  const table = useTable(options)
  const found = useSorted(table.found, options.columns, options.state)
  return { ...table, found, ...pageOf(found, table.page) }
}

function useSorted<Row extends TableRow>(
  data: readonly Row[],
  columns: readonly Column<Row>[],
  { sort, dir }: TableState,
): Row[] {
  const sortable = useMemo(
    () =>
      columns.flatMap(({ id, sortValue }): ColumnDef<typeof features, Row>[] =>
        sortValue
          ? [
              {
                id,
                accessorFn: sortValue,
                sortFn: (a, b) => compareValues(sortValue(a.original), sortValue(b.original)),
              },
            ]
          : [],
      ),
    [columns],
  )
  // An address may name a column that is not there or does not sort.
  const known = sortable.some(({ id }) => id === sort)
  const sorting = useMemo(() => (known ? [{ id: sort, desc: dir === 'desc' }] : []), [known, sort, dir])
  const { rows } = useLibraryTable({
    features,
    columns: sortable,
    data,
    state: { sorting },
  }).getSortedRowModel()
  return useMemo(() => rows.map(({ original }) => original), [rows])
}
