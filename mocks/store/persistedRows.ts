import type * as z from 'zod/mini'
import { misfitOf } from '../misfit'
import type { Change } from './db'
import { rowSchemas, type TableName } from './rows'

/** A row and the revision that wrote it. A deleted row is stored as null, to inform other tabs. */
export type PersistedRow = Change & { revision: number }

/** Whether the row has all fields of the table, with valid values. */
export function isRowOf(table: TableName, row: object): boolean {
  const schema: z.ZodMiniObject = rowSchemas[table]
  return Object.keys(schema.shape).every((field) => field in row) && !misfitOf(schema)(row)
}

/** Whether all rows are in the current layout. */
export const arePersistedRows = (stored: unknown[]): stored is Change[] =>
  stored.every((value) => isPersistedRow(value) && (value.row === null || isRowOf(value.table, value.row)))

// checked by hand, because zod takes a second for the large data set
function isPersistedRow(value: unknown): value is PersistedRow {
  const { table, id, position, revision, row } = Object(value) as Partial<Record<keyof PersistedRow, unknown>>
  return (
    typeof table === 'string' &&
    Object.hasOwn(rowSchemas, table) &&
    typeof id === 'string' &&
    Number.isFinite(position) &&
    Number.isInteger(revision) &&
    (row === null || Object(row)._id === id)
  )
}
