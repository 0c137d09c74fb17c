import * as z from 'zod'
import { type Meta, type PersistedRow, SCHEMA_VERSION } from './persistence-database'
import { tableNames } from './rows'

const versionSchema = z.object({ schemaVersion: z.number() })

const metaSchema = z.object({
  schemaVersion: z.int().min(0),
  epoch: z.int(),
  revision: z.int(),
  seed: z.string(),
  clockOffset: z.number(),
})

/** Was it stored by a later version of this mock? Nothing else of it can be relied on then. */
export function isNewer(stored: unknown): boolean {
  const version = versionSchema.safeParse(stored)
  return version.success && version.data.schemaVersion > SCHEMA_VERSION
}

/** Null when it is not what this mock stores. */
export function parseMeta(stored: unknown): Meta | null {
  return metaSchema.safeParse(stored).data ?? null
}

/** Null when one row is not what this mock stores. Not by zod, which takes a second for the large data set. */
export function parseRows(stored: readonly unknown[]): PersistedRow[] | null {
  return stored.every(isPersistedRow) ? [...stored] : null
}

const tables = new Set<unknown>(tableNames)

function isPersistedRow(value: unknown): value is PersistedRow {
  const { table, id, position, revision, row } = Object(value) as Partial<Record<keyof PersistedRow, unknown>>
  const isRow = row === null || Object(row)._id === id
  return (
    tables.has(table) &&
    typeof id === 'string' &&
    Number.isFinite(position) &&
    Number.isInteger(revision) &&
    isRow
  )
}
