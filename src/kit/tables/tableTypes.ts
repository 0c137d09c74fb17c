import type { ReactNode } from 'react'

/** The library under the table sorts rows that are objects. */
export type TableRow = Record<string, unknown>

/** What a cell of a CSV file holds. Only a number or a date may be read as a value: a text of digits, such as an ID, stays one. */
export type CsvValue = string | number | { date: string }

export type Column<Row> = {
  id: string
  header: string
  cell: (row: Row) => ReactNode
  /** Makes the column sortable. */
  sortValue?: (row: Row) => string | number
  /** Makes the column searchable. */
  searchText?: (row: Row) => string
  /** Its value in the CSV file; else searchText, else sortValue; with none of them the column stays out. */
  csv?: (row: Row) => CsvValue
  align?: 'start' | 'end'
}

export type TableFilter<Row> = {
  id: string
  label: string
  /** The choice that filters nothing, for example "All plans". */
  allLabel: string
  options: { value: string; label: string }[]
  match: (row: Row, value: string) => boolean
}
