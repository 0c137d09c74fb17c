import * as z from 'zod/mini'
import { currentOrigin, type Origin, originSchema } from './origin'

/** The version of the rows' layout; migrations.ts brings older ones up to it. */
export const SCHEMA_VERSION = 2

/**
 * What stands beside the rows: their layout, `epoch`, which no two fillings of the store share, `revision`, which counts
 * the writes since, `clockOffset`, how far the clock is moved in milliseconds, and `origin`, what it was filled with.
 */
export type Meta = {
  schemaVersion: number
  epoch: number
  revision: number
  clockOffset: number
  origin: Origin | null
}

const metaSchema = z.object({
  schemaVersion: z.int().check(z.minimum(0)),
  epoch: z.number(),
  revision: z.int(),
  clockOffset: z.number(),
  // earlier versions did not store it
  origin: z.catch(z.nullable(originSchema), null),
})

/** Null when it is not what this mock stores. */
export function parseMeta(stored: unknown): Meta | null {
  return metaSchema.safeParse(stored).data ?? null
}

/** Do both stand for the same rows? */
export function isSameRevision(one: Meta | null, other: Meta | null): boolean {
  return one?.epoch === other?.epoch && one?.revision === other?.revision
}

/** Does `later` only add to the rows of `earlier`? */
export function isLaterRevision(later: Meta, earlier: Meta | null): earlier is Meta {
  return later.epoch === earlier?.epoch && later.revision > earlier.revision
}

/** Of a store that is filled anew. */
export function freshMeta(clockOffset: number): Meta {
  return {
    schemaVersion: SCHEMA_VERSION,
    epoch: Math.random(),
    revision: 1,
    clockOffset,
    origin: currentOrigin(),
  }
}

const versionSchema = z.object({ schemaVersion: z.number() })

/** Throws a VersionError when a later version of this mock has stored it: nothing else of it can be relied on then. */
export function refuseNewer(stored: unknown): void {
  const version = versionSchema.safeParse(stored)
  if (version.success && version.data.schemaVersion > SCHEMA_VERSION)
    throw new DOMException('Stored by a newer version', 'VersionError')
}
