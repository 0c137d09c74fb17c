import * as z from 'zod/mini'
import { originSchema } from '@mocks/store/origin'
import { tableNames, type TableName } from '@mocks/store/rows'
import { parsedJson } from '@/lib/json'
import { conditionsSchema } from '../conditions/force'
import { MomentError, type MomentFault } from './MomentError'
import { isOwnRoute } from '../productAddress'

/** Moments of another version are refused. */
export const MOMENT_VERSION = 2

/** In characters. */
export const LONGEST_NOTE = 200

const MOST_ROWS = 100_000

const id = z.string().check(z.minLength(1), z.maxLength(300))
/** In milliseconds since the epoch. The store's dates are limited to these years. */
const time = z.int().check(z.minimum(Date.UTC(2000, 0)), z.maximum(Date.UTC(2200, 0)))
// any row with an ID passes here, even one with a `__proto__`: the later check against its table refuses it
const row = z.custom<{ _id: string }>((value) => id.safeParse(Object(value)._id).success)

const tableChanges = z.strictObject({
  added: z.optional(z.array(row).check(z.maxLength(MOST_ROWS))),
  changed: z.optional(z.array(row).check(z.maxLength(MOST_ROWS))),
  deleted: z.optional(z.array(id).check(z.maxLength(MOST_ROWS))),
})

const tables = Object.fromEntries(tableNames.map((name) => [name, z.optional(tableChanges)])) as Record<
  TableName,
  z.ZodMiniOptional<typeof tableChanges>
>

const momentSchema = z.strictObject({
  version: z.literal(MOMENT_VERSION),
  /** The data set that the changes start from. Null if unknown: every row then counts as added. */
  origin: z.nullable(z.extend(originSchema, { seededAt: time })),
  /** The demo's time, in ms since the epoch. */
  now: time,
  token: z.nullable(z.string().check(z.regex(/^[\w-]{1,100}$/))),
  route: z.string().check(z.maxLength(2000), z.refine(isOwnRoute)),
  conditions: conditionsSchema,
  changes: z.strictObject(tables),
  /** The sender's note on the moment. */
  note: z.optional(z.string().check(z.maxLength(LONGEST_NOTE))),
})
export type Moment = z.infer<typeof momentSchema>

const versionSchema = z.object({ version: z.int().check(z.minimum(1)) })

const faults: Record<string, MomentFault> = {
  origin: 'origin',
  now: 'now',
  token: 'token',
  route: 'route',
  conditions: 'conditions',
  changes: 'rows',
}

/** Throws a MomentError if the text holds no moment. Does not check rows. */
export function parseMoment(text: string): Moment {
  const value = parsedJson(text)
  if (value === undefined) throw new MomentError('unreadable')
  const version = versionSchema.safeParse(value)
  if (!version.success) throw new MomentError('unknown')
  if (version.data.version < MOMENT_VERSION) throw new MomentError('older')
  if (version.data.version > MOMENT_VERSION) throw new MomentError('newer')
  const moment = momentSchema.safeParse(value)
  if (!moment.success) throw new MomentError(faults[String(moment.error.issues[0]?.path[0])] ?? 'unknown')
  return moment.data
}
