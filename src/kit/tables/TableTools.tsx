import { Download } from 'lucide-react'
import { Button } from '../actions/Button'
import { SearchField } from '../forms/SearchField'
import { ToolSelect } from '../forms/SelectField'
import type { Table } from './useTable'

type TableToolsProps<Row> = {
  /** What `useTable` returns. */
  table: Table<Row>
  /** The placeholder of the search field: what can be searched for. */
  searchHint: string
  /** Called to save the matching rows as CSV. */
  onCsv: () => void
}

/** The tools above a table: search, filters, CSV and, on a phone, the sort order. Wrapped lines fill the width. */
export function TableTools<Row>({ table, searchHint, onCsv }: TableToolsProps<Row>) {
  const { state, change, filters, searchField } = table
  const sortable = table.columns.filter((column) => column.sortValue)
  return (
    <div className="flex flex-wrap items-center gap-2 border-b border-line px-3 py-2.5 cards:*:grow print:hidden">
      <SearchField
        ref={searchField}
        label="Search"
        placeholder={searchHint}
        hideLabel
        size="sm"
        boxClassName="min-w-0 grow basis-[12.5rem]"
        value={table.draft}
        onChange={table.setDraft}
      />
      {filters.map((filter) => (
        <ToolSelect
          key={filter.id}
          label={filter.label}
          boxClassName="cards:basis-[8.75rem]"
          value={state.filters[filter.id] ?? ''}
          onChange={(event) => change({ filters: { ...state.filters, [filter.id]: event.target.value } })}
        >
          <option value="">{filter.allLabel}</option>
          {filter.options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </ToolSelect>
      ))}
      {sortable.length > 0 && (
        // Cards have no header to click.
        <ToolSelect
          label="Sort by"
          boxClassName="basis-[8.75rem] rows:hidden"
          value={state.sort && `${state.dir}:${state.sort}`}
          onChange={(event) => {
            const [dir, ...id] = event.target.value.split(':')
            change({ sort: id.join(':'), dir: dir === 'desc' ? 'desc' : 'asc' })
          }}
        >
          <option value="">Not sorted</option>
          {sortable.flatMap(({ id, header }) => [
            <option key={`asc:${id}`} value={`asc:${id}`}>
              {header}, ascending
            </option>,
            <option key={`desc:${id}`} value={`desc:${id}`}>
              {header}, descending
            </option>,
          ])}
        </ToolSelect>
      )}
      <Button
        size="sm"
        icon={<Download aria-hidden="true" />}
        disabled={table.found.length === 0}
        onClick={onCsv}
      >
        CSV
      </Button>
    </div>
  )
}
