import { useMemo } from 'react'
import {
  createPaginatedRowModel,
  createSortedRowModel,
  rowPaginationFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
  type ColumnDef,
} from '@tanstack/react-table'
import { compareValues } from './tableRows'
import type { Column } from './tableTypes'

const features = tableFeatures({
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
  rowPaginationFeature,
  paginatedRowModel: createPaginatedRowModel(),
})

/** The library wants rows that are objects; ours may be anything, so each is carried in one. */
type Carried<Row> = { row: Row }

type ModelOptions<Row> = {
  rows: readonly Row[]
  columns: readonly Column<Row>[]
  sort: string
  dir: 'asc' | 'desc'
  page: number
  pageSize: number
}

/** Sorting and paging. All state comes in from outside; a page that does not exist becomes the last one. */
export function useTableModel<Row>({ rows, columns, sort, dir, page, pageSize }: ModelOptions<Row>) {
  const data = useMemo(() => rows.map((row): Carried<Row> => ({ row })), [rows])
  const defs = useMemo(
    () =>
      columns.map((column): ColumnDef<typeof features, Carried<Row>> => ({
        id: column.id,
        header: column.header,
        accessorFn: ({ row }) => column.sortValue?.(row) ?? '',
        enableSorting: column.sortValue !== undefined,
        sortFn: (a, b) =>
          compareValues(column.sortValue?.(a.original.row) ?? '', column.sortValue?.(b.original.row) ?? ''),
      })),
    [columns],
  )
  const pages = Math.max(1, Math.ceil(rows.length / pageSize))
  const current = Math.min(Math.max(1, page), pages)
  // An address may name a column that is not there or does not sort.
  const sorts = columns.some((column) => column.id === sort && column.sortValue)
  const sorting = useMemo(() => (sorts ? [{ id: sort, desc: dir === 'desc' }] : []), [sorts, sort, dir])
  const pagination = useMemo(() => ({ pageIndex: current - 1, pageSize }), [current, pageSize])
  const table = useTable({
    features,
    columns: defs,
    data,
    autoResetPageIndex: false,
    state: { sorting, pagination },
  })
  const from = rows.length === 0 ? 0 : (current - 1) * pageSize + 1
  return {
    shown: table.getRowModel().rows.map((row) => row.original.row),
    sorted: () => table.getSortedRowModel().rows.map((row) => row.original.row),
    page: current,
    pages,
    from,
    to: Math.min(rows.length, current * pageSize),
  }
}
