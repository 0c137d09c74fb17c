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

const rowSchema = z.object({
  table: z.enum(tableNames),
  id: z.string(),
  position: z.number(),
  revision: z.int(),
  row: z.nullable(z.looseObject({ _id: z.string() })),
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

/** Null when one row is not what this mock stores. */
export function parseRows(stored: readonly unknown[]): PersistedRow[] | null {
  return z.array(rowSchema).safeParse(stored).data ?? null
}
