import * as z from 'zod/mini'
import { currentOrigin, type Origin, originSchema } from './origin'

/** Version of the rows' layout. Rows of a newer version are left alone; older ones that no longer fit are set aside. */
export const SCHEMA_VERSION = 2

/** Stored with the rows. `epoch`: random, new at each refill. `revision`: writes since then. `clockOffset`: in ms. */
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
  // missing in earlier versions
  origin: z.catch(z.nullable(originSchema), null),
})

export function parseMeta(stored: unknown): Meta | null {
  return metaSchema.safeParse(stored).data ?? null
}

export function isSameRevision(one: Meta | null, other: Meta | null): boolean {
  return one?.epoch === other?.epoch && one?.revision === other?.revision
}

export function isLaterRevision(later: Meta, earlier: Meta | null): earlier is Meta {
  return later.epoch === earlier?.epoch && later.revision > earlier.revision
}

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

/** Throws a VersionError if a newer version of the mock stored the data. */
export function refuseNewer(stored: unknown): void {
  const version = versionSchema.safeParse(stored)
  if (version.success && version.data.schemaVersion > SCHEMA_VERSION)
    throw new DOMException('Stored by a newer version', 'VersionError')
}
