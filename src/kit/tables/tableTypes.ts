import type { ReactNode } from 'react'

export type Column<Row> = {
  id: string
  header: string
  cell: (row: Row) => ReactNode
  /** Makes the column sortable. */
  sortValue?: (row: Row) => string | number
  /** Makes the column searchable. */
  searchText?: (row: Row) => string
  /** Its text in the CSV file; else searchText, else sortValue; with none of them the column stays out. */
  csv?: (row: Row) => string
  align?: 'start' | 'end'
  /** Left out of the cards under 640 px. */
  hideOnCard?: boolean
}

export type TableFilter<Row> = {
  id: string
  label: string
  /** The choice that filters nothing, for example "All plans". */
  allLabel?: string
  options: { value: string; label: string }[]
  match: (row: Row, value: string) => boolean
}

export type TableLabels = {
  search: string
  searchHint: string
  csv: string
  sortBy: string
  unsorted: string
  ascending: string
  descending: string
  actions: string
  noMatchTitle: string
  noMatchText: string
  clear: string
  prev: string
  next: string
  pages: string
  page: (page: number, pages: number) => string
  count: (from: number, to: number, total: number) => string
}

export const tableLabels: TableLabels = {
  search: 'Search',
  searchHint: 'Search',
  csv: 'CSV',
  sortBy: 'Sort by',
  unsorted: 'Not sorted',
  ascending: 'ascending',
  descending: 'descending',
  actions: 'Actions',
  noMatchTitle: 'Nothing matches',
  noMatchText: 'No row has what you searched or filtered for.',
  clear: 'Clear filters',
  prev: 'Previous',
  next: 'Next',
  pages: 'Pages',
  page: (page, pages) => `Page ${page} of ${pages}`,
  count: (from, to, total) => (total === 0 ? '0 of 0' : `${from}–${to} of ${total}`),
}
