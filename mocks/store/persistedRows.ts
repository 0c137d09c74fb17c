import type * as z from 'zod/mini'
import { misfitOf } from '../misfit'
import type { Change } from './db'
import { SCHEMA_VERSION } from './meta'
import { migrate } from './migrations'
import { rowSchemas, type TableName } from './rows'

/** A row and the revision that has written it. A deleted row is kept as null, so that other tabs notice it. */
export type PersistedRow = Change & { revision: number }

/** Whether it is a row of this table: every field of the entity is there, and its value fits the contract. */
export function isRowOf(table: TableName, row: object): boolean {
  const schema: z.ZodMiniObject = rowSchemas[table]
  return Object.keys(schema.shape).every((field) => field in row) && !misfitOf(schema)(row)
}

/** Returns the rows in today's layout, or null if one of them is not a row of this mock. */
export function parseRows(stored: readonly unknown[], schemaVersion: number): Change[] | null {
  if (!stored.every(isPersistedRow)) return null
  const rows = migrate(stored, schemaVersion, SCHEMA_VERSION)
  return rows.every(({ table, row }) => row === null || isRowOf(table, row)) ? rows : null
}

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
