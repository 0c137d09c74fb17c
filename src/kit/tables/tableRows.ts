import { searchable, ungrouped } from '@/lib/searchable'
import type { TableState } from './tableState'
import type { Column, TableFilter } from './tableTypes'

/** Made for the first comparison of texts: making it costs a slow phone a long task. */
let collator: Intl.Collator | undefined

export function compareValues(a: string | number, b: string | number): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b
  collator ??= new Intl.Collator('en-IN', { numeric: true, sensitivity: 'base' })
  return collator.compare(String(a), String(b))
}

/**
 * What a search finds a row by. A row's text is made when it is first searched, and kept as long as the row: typing then
 * costs one pass over strings, also after the rows have been sorted.
 */
export function searchTextOf<Row extends object>(columns: readonly Column<Row>[]): (row: Row) => string {
  const texts = columns.flatMap((column) => column.searchText ?? [])
  const known = new WeakMap<Row, string>()
  return (row) => {
    const text = known.get(row) ?? searchable(texts.map((read) => read(row)).join('\n'))
    known.set(row, text)
    return text
  }
}

type Wanted = Pick<TableState, 'search' | 'filters'>

/** Rows whose text, a `searchable` one, has every word of the search, a number also without its dashes, and that pass every filter that is set. */
export function matchingRows<Row>(
  rows: readonly Row[],
  textOf: (row: Row) => string,
  filters: readonly TableFilter<Row>[],
  wanted: Wanted,
): Row[] {
  const words = searchable(wanted.search).split(/\s+/).filter(Boolean)
  const spellings = words.map((word) => [word, ungrouped(word)])
  // A value that the filter does not offer comes from an old address; it would hide all rows without a visible reason.
  const active = filters.flatMap((filter) => {
    const value = wanted.filters[filter.id]
    return value && filter.options.some((option) => option.value === value) ? [{ filter, value }] : []
  })
  return rows.filter(
    (row) =>
      spellings.every((forms) => forms.some((form) => textOf(row).includes(form))) &&
      active.every(({ filter, value }) => filter.match(row, value)),
  )
}
