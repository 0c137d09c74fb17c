import * as z from 'zod'
import { originSchema } from '@mocks/store/origin'
import { tableNames, type TableName } from '@mocks/store/rows'
import { conditionsSchema } from '../conditions/force'
import { MomentError, type MomentFault } from './MomentError'
import { isOwnRoute } from './route'

/** The version of what a moment holds. A moment of another version is refused. */
export const MOMENT_VERSION = 1

/** More than this was never made by hand. */
const MOST_ROWS = 100_000

const id = z.string().min(1).max(300)
/** In milliseconds since the epoch. Outside of these years a date of a row would no longer be one that the rows hold. */
const time = z.int().min(Date.UTC(2000, 0)).max(Date.UTC(2200, 0))
// what a row holds is checked with its table; here it is left as it is, an own `__proto__` too, which the table refuses
const row = z.custom<{ _id: string }>((value) => id.safeParse(Object(value)._id).success)

const tableChanges = z.strictObject({
  added: z.array(row).max(MOST_ROWS).optional(),
  changed: z.array(row).max(MOST_ROWS).optional(),
  deleted: z.array(id).max(MOST_ROWS).optional(),
})

const tables = Object.fromEntries(tableNames.map((name) => [name, tableChanges.optional()])) as Record<
  TableName,
  z.ZodOptional<typeof tableChanges>
>

/** The whole state of the demo at one moment, as a link or a file carries it to another browser. */
const momentSchema = z.strictObject({
  version: z.literal(MOMENT_VERSION),
  /** The data set that the changes start from. Null: nobody knows it, and every row counts as added. */
  origin: originSchema.extend({ seededAt: time }).nullable(),
  /** The time in the demo, in milliseconds since the epoch. */
  now: time,
  /** The session of who is signed in; null: nobody. */
  token: z
    .string()
    .regex(/^[\w-]{1,100}$/)
    .nullable(),
  /** An address of the product, without the folder that it is hosted in. */
  route: z.string().max(2000).refine(isOwnRoute),
  conditions: conditionsSchema,
  changes: z.strictObject(tables),
})
export type Moment = z.infer<typeof momentSchema>

const versionSchema = z.object({ version: z.int().min(1) })

/** What breaks the schema there, by the first field that does. */
const faults: Record<string, MomentFault> = {
  origin: 'origin',
  now: 'now',
  token: 'token',
  route: 'route',
  conditions: 'conditions',
  changes: 'rows',
}

/** The moment that the text holds. Throws a MomentError when it holds none. Whether its rows fit is not looked at here. */
export function parseMoment(text: string): Moment {
  const value = parsed(text)
  const version = versionSchema.safeParse(value)
  if (!version.success) throw new MomentError('foreign')
  if (version.data.version > MOMENT_VERSION) throw new MomentError('newer')
  const moment = momentSchema.safeParse(value)
  if (!moment.success) throw new MomentError(faults[String(moment.error.issues[0]?.path[0])] ?? 'foreign')
  return moment.data
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new MomentError('unreadable')
  }
}
