import type { TableState } from './tableState'
import type { Column, TableFilter } from './tableTypes'

const collator = new Intl.Collator('en-IN', { numeric: true, sensitivity: 'base' })

export function compareValues(a: string | number, b: string | number): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b
  return collator.compare(String(a), String(b))
}

/** One searchable text a row, made once for a set of rows: typing then costs one pass over strings. */
export function searchTexts<Row>(rows: readonly Row[], columns: readonly Column<Row>[]): string[] {
  const texts = columns.flatMap((column) => column.searchText ?? [])
  return rows.map((row) =>
    texts
      .map((text) => text(row))
      .join('\n')
      .toLowerCase(),
  )
}

type Wanted = Pick<TableState, 'search' | 'filters'>

/** Rows that have every word of the search and pass every filter that is set. */
export function matchingRows<Row>(
  rows: readonly Row[],
  texts: readonly string[],
  filters: readonly TableFilter<Row>[],
  wanted: Wanted,
): Row[] {
  const words = wanted.search.toLowerCase().split(/\s+/).filter(Boolean)
  // A value that the filter does not offer comes from an old address; it would hide all rows without a visible reason.
  const active = filters.flatMap((filter) => {
    const value = wanted.filters[filter.id]
    return value && filter.options.some((option) => option.value === value) ? [{ filter, value }] : []
  })
  return rows.filter(
    (row, index) =>
      words.every((word) => texts[index]?.includes(word)) &&
      active.every(({ filter, value }) => filter.match(row, value)),
  )
}
