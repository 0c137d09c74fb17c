import { useMemo } from 'react'
import {
  createSortedRowModel,
  rowSortingFeature,
  tableFeatures,
  useTable as useLibraryTable,
  type ColumnDef,
} from '@tanstack/react-table'
import { compareValues } from './tableRows'
import type { TableState } from './tableState'
import type { Column, TableRow } from './tableTypes'
import { useTable, type Table, type TableOptions } from './useTable'

const features = tableFeatures({ rowSortingFeature, sortedRowModel: createSortedRowModel() })

/**
 * A table whose rows are sorted by the column that its state names. Tables without sorting do without the library. All rows
 * are sorted, and not only those that are found: a search then sorts nothing.
 */
export function useSortedTable<Row extends TableRow>(options: TableOptions<Row>): Table<Row> {
  const rows = useSorted(options.rows, options.columns, options.state)
  return useTable({ ...options, rows })
}

/** The library makes an object of each row that it is given, so it is given none while nothing is sorted. */
const NONE: readonly never[] = []

function useSorted<Row extends TableRow>(
  given: readonly Row[],
  columns: readonly Column<Row>[],
  { sort, dir }: TableState,
): readonly Row[] {
  const sortable = useMemo(
    () =>
      columns.flatMap(({ id, sortValue }): ColumnDef<typeof features, Row>[] =>
        sortValue
          ? [
              {
                id,
                accessorFn: sortValue,
                // the library keeps a row's value, which is read about 25 times where 10,000 rows are sorted
                sortFn: (a, b) => compareValues(a.getValue(id), b.getValue(id)),
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
    data: known ? given : NONE,
    state: { sorting },
  }).getSortedRowModel()
  return useMemo(() => (known ? rows.map(({ original }) => original) : given), [known, rows, given])
}
