import type { Column } from '@/kit/tableTypes'

const idOf = (header: string) => header.toLowerCase().replaceAll(' ', '-')

/** A column that shows one text, and finds, sorts and saves rows by it. */
export function textColumn<Row>(header: string, read: (row: Row) => string): Column<Row> {
  return { id: idOf(header), header, cell: read, searchText: read, sortValue: read }
}

/** When a row came to be, as `format` writes it; sorted by time. */
export function createdColumn<Row extends { createdAt: string }>(
  header: string,
  format: (iso: string) => string,
): Column<Row> {
  const read = ({ createdAt }: Row) => format(createdAt)
  return {
    id: idOf(header),
    header,
    cell: read,
    sortValue: ({ createdAt }) => Date.parse(createdAt),
    csv: read,
  }
}
