import { requireRow, type EntityName } from '@mocks/fail'
import { newId } from '@mocks/rules/ids'
import type { StoreTable } from '@mocks/store/db'

export function records<Row extends { _id: string }>(
  table: StoreTable<Row>,
  thing: EntityName,
  idPrefix: string,
) {
  type Fields = Omit<Row, '_id'>
  const put = (_id: string, fields: Fields) => table.put({ ...fields, _id } as Row)
  const stored = (id: string) => requireRow(table.get(id), thing)
  return {
    stored,
    add: (fields: Fields) => put(newId(idPrefix), fields),
    replace: (id: string, fields: Fields) => put(stored(id)._id, fields),
    remove: (id: string) => {
      table.delete(stored(id)._id)
      return { message: `${thing} deleted.` }
    },
  }
}
