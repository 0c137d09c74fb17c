import { useMemo, useRef } from 'react'
import { useSearchDraft } from '../forms/useSearchDraft'
import { pageOf } from './pageOf'
import { matchingRows, searchTextOf, sortedRows } from './tableRows'
import type { TableState } from './tableState'
import type { Column, TableFilter } from './tableTypes'

export type TableOptions<Row> = {
  /** All rows, in their original order. */
  rows: readonly Row[]
  /** Keep the array at module scope or memoised: search texts are built once for a set of columns. */
  columns: readonly Column<Row>[]
  /** Each filter is a select above the table. */
  filters: readonly TableFilter<Row>[]
  /** Search, filters, sorting and page, which a screen keeps in its address. */
  state: TableState
  /** Called with the new state. */
  onStateChange: (next: TableState) => void
}

/** Sorts, searches, filters and pages a table's rows. The caller keeps the state. */
export function useTable<Row>(options: TableOptions<Row>) {
  const { rows: given, columns, filters, state, onStateChange } = options
  const [draft, setDraft, sent] = useSearchDraft(state.search, (search) =>
    onStateChange({ ...state, search, page: 1 }),
  )
  // The field updates on every key. The rows follow the state, which gets the text once typing pauses: rendering a page of
  // rows on every key would make typing lag.
  const { search, filters: chosen, sort, dir } = state
  // all rows and not only the matching ones, so that a search does not sort again
  const rows = useMemo(() => sortedRows(given, columns, { sort, dir }), [given, columns, sort, dir])
  const isSearching = search !== ''
  // built once for all keys
  const texts = useMemo(
    () => (isSearching ? rows.map(searchTextOf(columns)) : []),
    [isSearching, rows, columns],
  )
  const found = useMemo(
    () => matchingRows(rows, (_, index) => texts[index] ?? '', filters, { search, filters: chosen }),
    [rows, texts, filters, search, chosen],
  )

  /** Goes back to the first page, unless `next` sets the page. */
  const change = (next: Partial<TableState>) => {
    const changed = { ...state, search: draft, page: 1, ...next }
    sent(changed.search)
    onStateChange(changed)
  }
  const searchField = useRef<HTMLInputElement>(null)
  const clear = () => {
    setDraft('')
    change({ search: '', filters: {} })
    // the button that clears disappears
    searchField.current?.focus()
  }
  return {
    columns,
    filters,
    state,
    change,
    clear,
    searchField,
    draft,
    setDraft,
    /** Whether the rows still match an earlier text than the one in the field. */
    stale: search !== draft,
    found,
    ...pageOf(found, state.page),
  }
}

export type Table<Row> = ReturnType<typeof useTable<Row>>
