import { searchable, ungrouped } from '@/lib/searchable'
import type { TableState } from './tableState'
import type { Column, TableFilter } from './tableTypes'

/** Created only on the first comparison of texts, because creating it is a long task on a slow phone. */
let collator: Intl.Collator | undefined

function compareValues(a: string | number, b: string | number): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b
  collator ??= new Intl.Collator('en-IN', { numeric: true, sensitivity: 'base' })
  return collator.compare(String(a), String(b))
}

/** The rows by the values of the sorted column, those without a value last. An unknown column, perhaps of an old address, sorts nothing. */
export function sortedRows<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  { sort, dir }: Pick<TableState, 'sort' | 'dir'>,
): readonly Row[] {
  const read = columns.find(({ id }) => id === sort)?.sortValue
  if (!read) return rows
  const sign = dir === 'desc' ? -1 : 1
  // each value is read once, because sorting 10,000 rows compares each about 25 times
  const valued = rows.map((row) => ({ row, value: read(row) }))
  valued.sort(({ value: a }, { value: b }) =>
    a === undefined || b === undefined
      ? Number(a === undefined) - Number(b === undefined)
      : sign * compareValues(a, b),
  )
  return valued.map(({ row }) => row)
}

/** Returns a function that joins what can be searched in a row. */
export function searchTextOf<Row>(columns: readonly Column<Row>[]): (row: Row) => string {
  const texts = columns.flatMap((column) => column.searchText ?? [])
  return (row) => searchable(texts.map((read) => read(row)).join('\n'))
}

type Wanted = Pick<TableState, 'search' | 'filters'>

/** The rows that pass every filter and contain every word of the search, as typed or without dashes. */
export function matchingRows<Row>(
  rows: readonly Row[],
  textOf: (row: Row, index: number) => string,
  filters: readonly TableFilter<Row>[],
  wanted: Wanted,
): Row[] {
  const words = searchable(wanted.search).split(/\s+/).filter(Boolean)
  const spellings = words.map((word) => [...new Set([word, ungrouped(word)])])
  // An unknown filter value, perhaps from an old address, is ignored: it would hide all rows without a visible reason.
  const active = filters.flatMap((filter) => {
    const value = wanted.filters[filter.id]
    return value && filter.options.some((option) => option.value === value) ? [{ filter, value }] : []
  })
  return rows.filter(
    (row, index) =>
      spellings.every((forms) => forms.some((form) => textOf(row, index).includes(form))) &&
      active.every(({ filter, value }) => filter.match(row, value)),
  )
}
