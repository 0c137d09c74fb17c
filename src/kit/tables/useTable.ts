import { useMemo } from 'react'
import { useSearchDraft } from '../forms/useSearchDraft'
import { pageOf } from './pageOf'
import { matchingRows, searchTextOf } from './tableRows'
import type { TableState } from './tableState'
import type { Column, TableFilter, TableRow } from './tableTypes'

export type TableOptions<Row> = {
  /** All there are, in their own order. */
  rows: readonly Row[]
  /** Keep it at module scope or memoised: search texts are built once for a set of columns. */
  columns: readonly Column<Row>[]
  /** Each a choice above the table. */
  filters: readonly TableFilter<Row>[]
  /** Search, filters, sorting and page, which a screen keeps in its address. */
  state: TableState
  /** Called with the state that is wanted. */
  onStateChange: (next: TableState) => void
}

/** What a table shows of its rows: searched, filtered, a page at a time, in their own order. Its state comes from outside. */
export function useTable<Row extends TableRow>(options: TableOptions<Row>) {
  const { rows, columns, filters, state, onStateChange } = options
  const [draft, setDraft, sent] = useSearchDraft(state.search, (search) =>
    onStateChange({ ...state, search, page: 1 }),
  )
  // The field follows the keys at once. The rows follow the state, which has the text once the keys pause: drawing a page
  // of rows takes the browser longer than a key may wait.
  const { search, filters: chosen } = state
  const textOf = useMemo(() => searchTextOf(columns), [columns])
  const found = useMemo(
    () => matchingRows(rows, textOf, filters, { search, filters: chosen }),
    [rows, textOf, filters, search, chosen],
  )

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
    ...pageOf(found, state.page),
  }
}

export type Table<Row extends TableRow> = ReturnType<typeof useTable<Row>>
