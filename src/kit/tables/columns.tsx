import { StatusBadge } from '@/kit/feedback/StatusBadge'
import type { Column, TableFilter } from '@/kit/tables/tableTypes'
import { fileDate, fileDateTime, formatDate, formatDateTime, timeOf } from '@/lib/dates'
import type { Status } from '@/lib/status'

const idOf = (header: string) => header.toLowerCase().replaceAll(' ', '-')

/** A column that shows one text, and finds and saves rows by it. */
export function searchColumn<Row>(header: string, read: (row: Row) => string): Column<Row> {
  return { id: idOf(header), header, cell: read, searchText: read }
}

/** One that also sorts by its text. */
export function textColumn<Row>(header: string, read: (row: Row) => string): Column<Row> {
  return { ...searchColumn(header, read), sortValue: read }
}

/** A column that shows a status, and sorts rows by its word. */
export function statusColumn<Row>(header: string, read: (row: Row) => Status): Column<Row> {
  return {
    id: idOf(header),
    header,
    cell: (row) => <StatusBadge status={read(row)} />,
    sortValue: (row) => read(row).text,
  }
}

/** The choices of a filter, each in its own words. */
export const choices = <Value extends string>(values: readonly Value[], textOf: (value: Value) => string) =>
  values.map((value) => ({ value, label: textOf(value) }))

/** How exactly a moment is written: on the screen, and in a file. */
const written = {
  day: { screen: formatDate, file: fileDate },
  minute: { screen: formatDateTime, file: fileDateTime },
}

/** When a row came to be; sorted by time. */
export function createdColumn<Row extends { createdAt: string }>(
  header: string,
  exactness: keyof typeof written,
): Column<Row> {
  const { screen, file } = written[exactness]
  return {
    id: idOf(header),
    header,
    cell: ({ createdAt }) => screen(createdAt),
    sortValue: ({ createdAt }) => timeOf(createdAt),
    csv: ({ createdAt }) => ({ date: file(createdAt) }),
  }
}

/** A filter by the one value that `valueOf` reads from a row; `allLabel` is the choice that filters nothing. */
export function valueFilter<Row>(
  label: string,
  allLabel: string,
  options: TableFilter<Row>['options'],
  valueOf: (row: Row) => string | null | undefined,
): TableFilter<Row> {
  return { id: idOf(label), label, allLabel, options, match: (row, value) => valueOf(row) === value }
}
