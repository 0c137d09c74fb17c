import type { ReactNode } from 'react'

/** A cell of a CSV file. Spreadsheets may convert numbers and dates; a text of digits, such as an ID, stays text. */
export type CsvValue = string | number | { date: string }

export type Column<Row> = {
  id: string
  header: string
  cell: (row: Row) => ReactNode
  /** Makes the column sortable. */
  sortValue?: (row: Row) => string | number | undefined
  /** Makes the column searchable. */
  searchText?: (row: Row) => string
  /** The value in the CSV file; by default searchText, then sortValue. A column with none of the three is left out. */
  csv?: (row: Row) => CsvValue
  align?: 'start' | 'end'
}

export type TableFilter<Row> = {
  id: string
  label: string
  /** The option that shows all rows, for example "All plans". */
  allLabel: string
  options: { value: string; label: string }[]
  match: (row: Row, value: string) => boolean
}
