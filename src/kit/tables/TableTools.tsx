import type { ReactNode } from 'react'
import { Download } from 'lucide-react'
import { Button } from '../actions/Button'
import { SearchField } from '../forms/SearchField'
import { SelectField } from '../forms/SelectField'
import type { TableState } from './tableState'
import type { Column, TableFilter, TableLabels } from './tableTypes'

type TableToolsProps<Row> = {
  draft: string
  onDraft: (search: string) => void
  state: TableState
  onChange: (next: Partial<TableState>) => void
  filters: readonly TableFilter<Row>[]
  sortable: readonly Column<Row>[]
  labels: TableLabels
  noSearch: boolean
  onCsv?: () => void
  csvDisabled: boolean
  children?: ReactNode
}

/** The line above a table: search, filters, on a phone the sort order, CSV. Where it wraps, each row is full. */
export function TableTools<Row>(props: TableToolsProps<Row>) {
  const {
    draft,
    onDraft,
    state,
    onChange,
    filters,
    sortable,
    labels,
    noSearch,
    onCsv,
    csvDisabled,
    children,
  } = props
  return (
    <div className="flex flex-wrap items-center gap-2 border-b border-line px-3 py-2.5 max-sm:*:grow">
      {!noSearch && (
        <SearchField
          label={labels.search}
          placeholder={labels.searchHint}
          hideLabel
          size="sm"
          boxClassName="min-w-0 grow basis-[200px]"
          value={draft}
          onChange={onDraft}
        />
      )}
      {filters.map((filter) => (
        <SelectField
          key={filter.id}
          label={filter.label}
          hideLabel
          size="sm"
          boxClassName="max-sm:basis-[140px]"
          value={state.filters[filter.id] ?? ''}
          onChange={(event) => onChange({ filters: { ...state.filters, [filter.id]: event.target.value } })}
        >
          <option value="">{filter.allLabel ?? `${filter.label}: all`}</option>
          {filter.options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </SelectField>
      ))}
      {sortable.length > 0 && (
        // Cards have no head to click on.
        <SelectField
          label={labels.sortBy}
          hideLabel
          size="sm"
          boxClassName="basis-[140px] sm:hidden"
          value={state.sort && `${state.dir}:${state.sort}`}
          onChange={(event) => {
            const [dir, ...id] = event.target.value.split(':')
            onChange({ sort: id.join(':'), dir: dir === 'desc' ? 'desc' : 'asc' })
          }}
        >
          <option value="">{labels.unsorted}</option>
          {sortable.flatMap((column) =>
            (['asc', 'desc'] as const).map((dir) => (
              <option key={dir + column.id} value={`${dir}:${column.id}`}>
                {column.header}, {dir === 'asc' ? labels.ascending : labels.descending}
              </option>
            )),
          )}
        </SelectField>
      )}
      {children}
      {onCsv && (
        <Button size="sm" icon={<Download aria-hidden="true" />} disabled={csvDisabled} onClick={onCsv}>
          {labels.csv}
        </Button>
      )}
    </div>
  )
}
