import * as z from 'zod/mini'
import { ruleOf } from './essentials'
import { foldSchema } from './foldSchema'
import { readerOfScalar, unwrapped } from './scalars'
import { Mismatch, type AnswerPath } from './mismatch'

/** What was read. Only what a screen needs must fit (essentials.ts). `unread`: rows left out; `missed`: fields left out. */
export type Reading<Value> = { value: Value } & Losses

type Losses = { unread: Mismatch[]; missed: Mismatch[] }

const noLosses = (): Losses => ({ unread: [], missed: [] })

function addLosses(losses: Losses, { unread, missed }: Losses): void {
  losses.unread.push(...unread)
  losses.missed.push(...missed)
}

/** Throws a Mismatch, which names the first place that does not fit. */
export function readBody<Schema extends z.ZodMiniType>(
  schema: Schema,
  body: unknown,
): Reading<z.infer<Schema>> {
  const losses = noLosses()
  return { value: readerOf(schema)(body, null, losses) as z.infer<Schema>, ...losses }
}

type Reader = (value: unknown, place: AnswerPath, losses: Losses) => unknown

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** What servers send if there is no value. */
const isNothing = (value: unknown) =>
  value === undefined || value === null || value === '' || value === 'none'

/** A field of a row may come as it was sent in a form: as JSON, or a list as the text of its only entry. */
function fromText(value: unknown, place: AnswerPath, otherwise: (text: string) => unknown): unknown {
  if (typeof value !== 'string' || value === '' || !place?.within) return value
  try {
    const parsed: unknown = JSON.parse(value)
    if (typeof parsed === 'object') return parsed
  } catch {
    // a plain text
  }
  return otherwise(value)
}

function attempt(read: Reader, value: unknown, place: AnswerPath, losses: Losses): unknown {
  try {
    return read(value, place, losses)
  } catch (error) {
    if (error instanceof Mismatch) return error
    throw error
  }
}

const readerOf = foldSchema<Reader>({
  /** Null, empty and unusable values count as missing: no screen needs the field. */
  optional: (read, takes) => (value, place, losses) => {
    if (value === null && takes.null) return null
    if (value === undefined || value === null || value === '') return undefined
    const found = attempt(read, value, place, losses)
    if (!(found instanceof Mismatch)) return found
    if (!isNothing(value)) losses.missed.push(found)
    return undefined
  },
  /** Leaves out a bad row and keeps the others. */
  list: (read) => (sent, place, losses) => {
    const value = fromText(sent, place, (text) => [text])
    if (!Array.isArray(value)) throw new Mismatch(place, 'a list', value)
    const rows: unknown[] = []
    for (const [key, row] of value.entries()) {
      const found = attempt(read, row, { key, within: place }, losses)
      if (found instanceof Mismatch) losses.unread.push(found)
      else rows.push(found)
    }
    return rows
  },
  union: (options) => (value, place, losses) =>
    firstOf(
      options.map((read) => ({ read, value, place })),
      losses,
    ),
  object: readerOfObject,
  scalar: readerOfScalar,
})

function readerOfObject(fields: Record<string, Reader>, schema: z.ZodMiniObject): Reader {
  const readFields = readerOfFields(fields, schema)
  const [only, ...more] = Object.entries(fields)
  return (value, place, losses) => {
    // entities are searched for at the top level only
    if (place !== null) return readFields(value, place, losses)
    if (only && more.length === 0 && ruleOf(schema) === undefined) {
      const [key, read] = only
      return {
        [key]: firstOf(
          wrapped(value, key).map((content) => ({ ...content, read })),
          losses,
        ),
      }
    }
    return firstOf(
      [{ value, place }, ...envelopes(value)].map((each) => ({ ...each, read: readFields })),
      losses,
    )
  }
}

type Content = { value: unknown; place: AnswerPath }

/** All candidates for the value: under its key or bare, in an envelope or not. */
function wrapped(value: unknown, key: string): Content[] {
  const bare = [{ value, place: null }, ...envelopes(value)]
  const named = bare.flatMap((each) =>
    isRecord(each.value) && Object.hasOwn(each.value, key)
      ? [{ value: each.value[key], place: { key, within: each.place } }]
      : [],
  )
  // a list under its key is the right one, even if empty
  return named.some((each) => Array.isArray(each.value)) ? named : [...named, ...bare]
}

/** Looks two levels deep: `{ success: true, data: { docs: [ … ] } }`. */
function envelopes(value: unknown): Content[] {
  const first = inside({ value, place: null })
  return [...first, ...first.flatMap(inside)]
}

function inside({ value, place }: Content): Content[] {
  if (!isRecord(value)) return []
  return Object.entries(value)
    .filter(([, inner]) => typeof inner === 'object' && inner !== null)
    .map(([key, inner]) => ({ value: inner, place: { key, within: place } }))
}

function firstOf(candidates: readonly (Content & { read: Reader })[], losses: Losses): unknown {
  let closest: Mismatch | undefined
  let withoutRows: Losses | undefined
  for (const { read, value, place } of candidates) {
    const own = noLosses()
    const found = attempt(read, value, place, own)
    if (found instanceof Mismatch) {
      if (!closest || found.place.length > closest.place.length) closest = found
    } else if (Array.isArray(found) && found.length === 0) withoutRows ??= own
    else {
      addLosses(losses, own)
      return found
    }
  }
  if (withoutRows) {
    addLosses(losses, withoutRows)
    return []
  }
  throw closest ?? new Mismatch(null, 'an answer', undefined)
}

/** Other names that servers use for a field. */
const otherNames: Record<string, readonly string[]> = {
  _id: ['id'],
  createdAt: ['time', 'date', 'timestamp'],
  token: ['accessToken'],
  userId: ['user'],
}

function readerOfFields(readers: Record<string, Reader>, schema: z.ZodMiniObject): Reader {
  const rule = ruleOf(schema)
  const isReference = rule?.needs.join() === '_id'
  const fields = Object.entries(readers).map(([key, read]) => {
    const field = schema.shape[key] as z.ZodMiniType
    return {
      key,
      read,
      isEntity: ruleOf(field) !== undefined,
      isNeeded: !rule || rule.needs.includes(key),
      otherwise: rule?.otherwise?.[key] ?? blank(field),
    }
  })
  return (sentValue, place, losses) => {
    const value = fromText(sentValue, place, (text) => text)
    // an unpopulated reference is only the id
    const id = isReference ? unwrapped(value) : value
    const record = isReference && typeof id === 'string' && id !== '' ? { _id: id } : value
    if (!isRecord(record)) throw new Mismatch(place, 'an object', value)
    const entity: Record<string, unknown> = {}
    let missing: Mismatch | undefined
    for (const { key, read, isEntity, isNeeded, otherwise } of fields) {
      const sent = sentAs(record, key)
      // a login may return the user's fields next to the token
      const found =
        isEntity && sent === undefined
          ? attempt(read, record, null, losses)
          : attempt(read, sent, { key, within: place }, losses)
      if (!(found instanceof Mismatch)) {
        if (found !== undefined) entity[key] = found
      } else if (isNeeded) throw found
      else {
        entity[key] = otherwise
        missing ??= found
        if (!isNothing(sent)) losses.missed.push(found)
      }
    }
    if (missing && rule?.needsAny && fields.every(({ key, otherwise }) => Object.is(entity[key], otherwise)))
      throw missing
    return entity
  }
}

function sentAs(record: Record<string, unknown>, key: string): unknown {
  const sent = record[key]
  if (sent !== undefined) return sent
  const name = otherNames[key]?.find((each) => record[each] !== undefined)
  return name === undefined ? undefined : record[name]
}

function blank(schema: z.ZodMiniType): unknown {
  if (schema instanceof z.ZodMiniArray) return []
  if (schema instanceof z.ZodMiniNumber) return 0
  return schema instanceof z.ZodMiniBoolean ? false : ''
}
