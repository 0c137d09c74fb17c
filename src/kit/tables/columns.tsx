import { StatusBadge } from '@/kit/feedback/StatusBadge'
import type { Column, TableFilter } from '@/kit/tables/tableTypes'
import { fileDate, fileDateTime, formatDate, formatDateTime, timeOf } from '@/lib/dates'
import type { Status } from '@/lib/status'

const idOf = (header: string) => header.toLowerCase().replaceAll(' ', '-')

/** A column of texts, which are searched and exported as shown. */
export function searchColumn<Row>(header: string, read: (row: Row) => string): Column<Row> {
  return { id: idOf(header), header, cell: read, searchText: read }
}

/** A `searchColumn` that can also be sorted. */
export function textColumn<Row>(header: string, read: (row: Row) => string): Column<Row> {
  return { ...searchColumn(header, read), sortValue: read }
}

/** A column that shows a status and sorts by its text. */
export function statusColumn<Row>(read: (row: Row) => Status): Column<Row> {
  return {
    id: 'status',
    header: 'Status',
    cell: (row) => <StatusBadge status={read(row)} />,
    sortValue: (row) => read(row).text,
  }
}

/** The options of a filter, labelled by `textOf`. */
export const choices = <Value extends string>(values: readonly Value[], textOf: (value: Value) => string) =>
  values.map((value) => ({ value, label: textOf(value) }))

/** A date in one line. */
export const shownDate = (date: string) => <span className="whitespace-nowrap">{formatDate(date)}</span>

/** Date formats by precision, for the screen and for a file. */
const written = {
  day: { screen: shownDate, file: fileDate },
  minute: {
    // in a narrow column, wrap the time and not the date
    screen: (date: string) => <span className="block rows:min-w-[5.75rem]">{formatDateTime(date)}</span>,
    file: fileDateTime,
  },
}

/** A column of creation times, which can be sorted by time. */
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

/** A filter by the value that `valueOf` reads from a row. `allLabel` names the option that shows all rows. */
export function valueFilter<Row>(
  label: string,
  allLabel: string,
  options: TableFilter<Row>['options'],
  valueOf: (row: Row) => string | null | undefined,
): TableFilter<Row> {
  return { id: idOf(label), label, allLabel, options, match: (row, value) => valueOf(row) === value }
}
