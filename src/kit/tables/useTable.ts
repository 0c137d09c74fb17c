import { useDeferredValue, useMemo } from 'react'
import {
  createSortedRowModel,
  rowSortingFeature,
  tableFeatures,
  useTable as useLibraryTable,
  type ColumnDef,
} from '@tanstack/react-table'
import { useSearchDraft } from '../forms/useSearchDraft'
import { pageOf } from './pageOf'
import { compareValues, matchingRows, searchTexts } from './tableRows'
import type { TableState } from './tableState'
import type { Column, TableFilter, TableRow } from './tableTypes'

const features = tableFeatures({ rowSortingFeature, sortedRowModel: createSortedRowModel() })

export type TableOptions<Row> = {
  rows: readonly Row[]
  /** Keep it at module scope or memoised: search texts are built once for a set of columns. */
  columns: readonly Column<Row>[]
  filters: readonly TableFilter<Row>[]
  state: TableState
  onStateChange: (next: TableState) => void
}

/** What a table shows of its rows: searched, filtered, sorted, a page at a time. Its state comes from outside. */
export function useTable<Row extends TableRow>(options: TableOptions<Row>) {
  const { rows, columns, filters, state, onStateChange } = options
  const [draft, setDraft, sent] = useSearchDraft(state.search, (search) =>
    onStateChange({ ...state, search, page: 1 }),
  )
  // The field follows the keys at once; the rows follow when there is time.
  const search = useDeferredValue(draft)
  const texts = useMemo(() => searchTexts(rows, columns), [rows, columns])
  const matching = useMemo(
    () => matchingRows(rows, texts, filters, { search, filters: state.filters }),
    [rows, texts, filters, search, state.filters],
  )
  const found = useSorted(matching, columns, state)

  /** Whatever else changes, the table begins at its first page. */
  const change = (next: Partial<TableState>) => {
    const changed = { ...state, search: draft, page: 1, ...next }
    sent(changed.search)
    onStateChange(changed)
  }
  const clear = () => {
    setDraft('')
    change({ search: '', filters: {} })
  }
  return {
    columns,
    filters,
    state,
    change,
    clear,
    draft,
    setDraft,
    /** The rows are those of an earlier text than the field holds. */
    stale: search !== draft,
    found,
    ...pageOf(found, search === state.search ? state.page : 1),
  }
}

export type Table<Row extends TableRow> = ReturnType<typeof useTable<Row>>

function useSorted<Row extends TableRow>(
  data: readonly Row[],
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
