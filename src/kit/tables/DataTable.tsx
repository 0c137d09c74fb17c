import { useDeferredValue, useMemo, useRef, type ReactNode } from 'react'
import { Button } from '../actions/Button'
import { csvName, downloadCsv, toCsv } from './csv'
import { EmptyState } from '../feedback/EmptyState'
import { Pagination } from './Pagination'
import { TableGrid } from './TableGrid'
import { csvTable, matchingRows, searchTexts } from './tableRows'
import type { TableState } from './tableState'
import { TableTools } from './TableTools'
import { tableLabels, type Column, type TableFilter, type TableLabels } from './tableTypes'
import { useSearchDraft } from '../forms/useSearchDraft'
import { useTableModel } from './useTableModel'

export type DataTableProps<Row> = {
  rows: readonly Row[]
  /** Keep it at module scope or memoised: search texts are built once for a set of columns. */
  columns: readonly Column<Row>[]
  rowKey: (row: Row) => string | number
  /** The table's name for screen readers and for the CSV file. */
  caption: string
  state: TableState
  onStateChange: (next: TableState) => void
  filters?: readonly TableFilter<Row>[]
  actions?: (row: Row) => ReactNode
  /** Instead of everything, when there is no row at all. */
  empty?: ReactNode
  /** More buttons beside CSV. */
  tools?: ReactNode
  /** Between the tools and the head: what to do with selected rows, for example. */
  bar?: ReactNode
  noSearch?: boolean
  noCsv?: boolean
  csvFile?: string
  pageSize?: number
  rowClassName?: (row: Row) => string | undefined
  labels?: Partial<TableLabels>
}

const noFilters: readonly never[] = []

/** Goes flush into a Panel. Under 640 px each row is a card. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const {
    rows,
    columns,
    rowKey,
    caption,
    state,
    onStateChange,
    filters = noFilters,
    actions,
    empty,
    tools,
  } = props
  const { bar, noSearch = false, noCsv = false, csvFile, pageSize = 25, rowClassName } = props
  const labels = { ...tableLabels, ...props.labels }
  const top = useRef<HTMLDivElement>(null)
  const [draft, setDraft] = useSearchDraft(state.search, (search) =>
    onStateChange({ ...state, search, page: 1 }),
  )

  // The field follows the keys at once; the rows follow when there is time.
  const search = useDeferredValue(draft)
  const texts = useMemo(() => searchTexts(rows, columns), [rows, columns])
  const found = useMemo(
    () => matchingRows(rows, texts, filters, { search, filters: state.filters }),
    [rows, texts, filters, search, state.filters],
  )
  const wantedPage = search === state.search ? state.page : 1
  const model = useTableModel({
    rows: found,
    columns,
    sort: state.sort,
    dir: state.dir,
    page: wantedPage,
    pageSize,
  })

  const change = (next: Partial<TableState>) => onStateChange({ ...state, search: draft, page: 1, ...next })
  const turn = (page: number) => {
    change({ page })
    // Only when its top has scrolled away: the next page begins where it can be read.
    if (top.current && top.current.getBoundingClientRect().top < 0)
      top.current.scrollIntoView({ block: 'start' })
  }
  const clear = () => {
    setDraft('')
    change({ search: '', filters: {} })
  }
  const saveCsv = () => {
    const { header, rows: lines } = csvTable(model.sorted(), columns)
    downloadCsv(csvFile ?? csvName(caption), toCsv(header, lines))
  }

  if (rows.length === 0 && empty !== undefined) return <>{empty}</>
  return (
    <div ref={top}>
      <TableTools
        draft={draft}
        onDraft={setDraft}
        state={state}
        onChange={change}
        filters={filters}
        sortable={columns.filter((column) => column.sortValue)}
        labels={labels}
        noSearch={noSearch}
        onCsv={noCsv ? undefined : saveCsv}
        csvDisabled={found.length === 0}
      >
        {tools}
      </TableTools>
      {bar}
      {found.length === 0 ? (
        <EmptyState
          title={labels.noMatchTitle}
          art={null}
          action={
            <Button size="sm" onClick={clear}>
              {labels.clear}
            </Button>
          }
        >
          {labels.noMatchText}
        </EmptyState>
      ) : (
        <TableGrid
          rows={model.shown}
          columns={columns}
          rowKey={rowKey}
          caption={caption}
          sort={state.sort}
          dir={state.dir}
          onSort={(sort, dir) => change({ sort, dir })}
          actions={actions}
          actionsLabel={labels.actions}
          rowClassName={rowClassName}
          stale={search !== draft}
        />
      )}
      <Pagination
        page={model.page}
        pages={model.pages}
        count={labels.count(model.from, model.to, found.length)}
        onPage={turn}
        label={labels.pages}
        prevLabel={labels.prev}
        nextLabel={labels.next}
        pageText={labels.page}
      />
    </div>
  )
}
