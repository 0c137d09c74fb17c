import type { StoreTable } from '@mocks/store/db'

/** Changes fields of a stored row; a new `_id` copies the row instead. Throws if there is no such row. */
export function changeRow<Row extends { _id: string }>(
  table: StoreTable<Row>,
  id: string,
  fields: Partial<Row>,
): void {
  const row = table.get(id)
  if (!row) throw new Error(`There is no row ${id}.`)
  table.put({ ...row, ...fields })
}
