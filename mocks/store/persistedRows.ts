import type * as z from 'zod'
import { misfitOf } from '../misfit'
import type { Change } from './db'
import { SCHEMA_VERSION } from './meta'
import { migrate } from './migrations'
import { rowSchemas, type TableName } from './rows'

/** A row and the revision that wrote it. A deleted row stays as a tombstone, so that other tabs learn of it. */
export type PersistedRow = Change & { revision: number }

/** Is it what the table holds: a field for everything that the entity may have, each as the contract has it? */
export function isRowOf(table: TableName, row: object): boolean {
  const schema: z.ZodObject = rowSchemas[table]
  return Object.keys(schema.shape).every((field) => field in row) && !misfitOf(schema)(row)
}

/** The rows in today's layout. Null when one of them is not what this mock stores. */
export function parseRows(stored: readonly unknown[], schemaVersion: number): Change[] | null {
  if (!stored.every(isPersistedRow)) return null
  const rows = migrate(stored, schemaVersion, SCHEMA_VERSION)
  return rows.every(({ table, row }) => row === null || isRowOf(table, row)) ? rows : null
}

// not by zod, which takes a second for the large data set
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
