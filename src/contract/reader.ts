import * as z from 'zod'
import { ruleOf } from './essentials'
import { readScalar } from './scalars'
import { Mismatch, type Place } from './mismatch'

/**
 * Reads an answer as a tolerant reader: strict about what a screen cannot do without (essentials.ts), and about nothing
 * else. `unread` collects the rows of lists that could not be read.
 */
export type Reading<Value> = { value: Value; unread: Mismatch[] }

/** Throws a Mismatch, which names the first place that does not fit. */
export function readBody<Schema extends z.ZodType>(schema: Schema, body: unknown): Reading<z.infer<Schema>> {
  const unread: Mismatch[] = []
  return { value: read(schema, body, [], unread) as z.infer<Schema>, unread }
}

type Reader = (schema: z.ZodType, value: unknown, place: Place, unread: Mismatch[]) => unknown

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** zod types every nested schema as its core type; the classic methods are there at run time. */
const classic = (schema: unknown): z.ZodType => schema as z.ZodType

const read: Reader = (schema, value, place, unread) => {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable)
    return readOptional(schema, value, place, unread)
  if (schema instanceof z.ZodArray) return readList(schema, value, place, unread)
  if (schema instanceof z.ZodObject) return readObject(schema, value, place, unread)
  if (schema instanceof z.ZodUnion) {
    return firstOf(schema.options.map(classic), (option, into) => read(option, value, place, into), unread)
  }
  return readScalar(schema, value, place)
}

/** Null, empty and what cannot be used count as missing: no screen needs it. */
const readOptional: Reader = (schema, value, place, unread) => {
  if (value === undefined || value === null || value === '')
    return value === null && takesNull(schema) ? null : undefined
  try {
    return read(core(schema), value, place, unread)
  } catch (error) {
    if (error instanceof Mismatch) return undefined
    throw error
  }
}

/** Without optional and nullable around it. */
function core(schema: z.ZodType): z.ZodType {
  return schema instanceof z.ZodOptional || schema instanceof z.ZodNullable
    ? core(classic(schema.unwrap()))
    : schema
}

const takesNull = (schema: z.ZodType): boolean =>
  schema instanceof z.ZodNullable || (schema instanceof z.ZodOptional && takesNull(classic(schema.unwrap())))

/** One bad row never costs the others. */
function readList(schema: z.ZodArray, value: unknown, place: Place, unread: Mismatch[]): unknown[] {
  if (!Array.isArray(value)) throw new Mismatch(place, 'a list', value)
  const rows: unknown[] = []
  for (const [index, row] of value.entries()) {
    try {
      rows.push(read(classic(schema.element), row, [...place, index], unread))
    } catch (error) {
      if (!(error instanceof Mismatch)) throw error
      unread.push(error)
    }
  }
  return rows
}

function readObject(schema: z.ZodObject, value: unknown, place: Place, unread: Mismatch[]): unknown {
  const keys = Object.keys(schema.shape)
  const [only] = keys
  // an entity is looked for where servers put it; what lies inside of one is where it belongs
  if (only !== undefined && keys.length === 1 && ruleOf(schema) === undefined && place.length === 0) {
    const inner = classic(schema.shape[only])
    const found = firstOf(
      wrapped(value, only),
      (each, into) => read(inner, each.value, each.place, into),
      unread,
    )
    return { [only]: found }
  }
  if (place.length > 0) return readFields(schema, value, place, unread)
  return firstOf(
    [{ value, place }, ...envelopes(value)],
    (each, into) => readFields(schema, each.value, each.place, into),
    unread,
  )
}

type Candidate = { value: unknown; place: Place }

/** Where the content of `{ key: … }` may stand: under its key, bare, or either of them in an envelope. */
function wrapped(value: unknown, key: string): Candidate[] {
  return [{ value, place: [] }, ...envelopes(value)].flatMap((each) => [
    ...(isRecord(each.value) && Object.hasOwn(each.value, key)
      ? [{ value: each.value[key], place: [...each.place, key] }]
      : []),
    each,
  ])
}

/** What lies in the body beside flags and messages, two deep: `{ success: true, data: { docs: [ … ] } }`. */
function envelopes(value: unknown): Candidate[] {
  const first = inside({ value, place: [] })
  return [...first, ...first.flatMap(inside)]
}

function inside({ value, place }: Candidate): Candidate[] {
  if (!isRecord(value)) return []
  return Object.entries(value)
    .filter(([, inner]) => typeof inner === 'object' && inner !== null)
    .map(([key, inner]) => ({ value: inner, place: [...place, key] }))
}

/** The first candidate that can be read. Throws the mismatch that lies deepest: that one came closest. */
function firstOf<Item>(
  candidates: readonly Item[],
  attempt: (candidate: Item, unread: Mismatch[]) => unknown,
  unread: Mismatch[],
): unknown {
  let closest: Mismatch | undefined
  for (const candidate of candidates) {
    const own: Mismatch[] = []
    try {
      const found = attempt(candidate, own)
      unread.push(...own)
      return found
    } catch (error) {
      if (!(error instanceof Mismatch)) throw error
      if (!closest || error.place.length > closest.place.length) closest = error
    }
  }
  throw closest ?? new Mismatch([], 'an answer', undefined)
}

/** What servers of this kind call a field otherwise. */
const otherNames: Record<string, readonly string[]> = {
  _id: ['id'],
  createdAt: ['time', 'date', 'timestamp'],
  token: ['accessToken'],
}

function readFields(schema: z.ZodObject, value: unknown, place: Place, unread: Mismatch[]): unknown {
  const rule = ruleOf(schema)
  // a reference that was not filled in is the id alone
  const record =
    typeof value === 'string' && value !== '' && rule?.needs.join() === '_id' ? { _id: value } : value
  if (!isRecord(record)) throw new Mismatch(place, 'an object', value)
  const fields: Record<string, unknown> = {}
  for (const [key, part] of Object.entries(schema.shape)) {
    const field = classic(part)
    try {
      const sent = sentAs(record, key)
      // a login may answer the user's own fields beside the token
      const spread = sent === undefined && ruleOf(field) !== undefined
      const found = spread ? read(field, record, [], unread) : read(field, sent, [...place, key], unread)
      if (found !== undefined) fields[key] = found
    } catch (error) {
      if (!(error instanceof Mismatch)) throw error
      if (!rule || rule.needs.includes(key)) throw error
      fields[key] = rule.otherwise?.[key] ?? blank(field)
    }
  }
  return fields
}

function sentAs(record: Record<string, unknown>, key: string): unknown {
  const name = [key, ...(otherNames[key] ?? [])].find((each) => record[each] !== undefined)
  return name === undefined ? undefined : record[name]
}

function blank(schema: z.ZodType): unknown {
  if (schema instanceof z.ZodArray) return []
  if (schema instanceof z.ZodNumber) return 0
  return schema instanceof z.ZodBoolean ? false : ''
}
