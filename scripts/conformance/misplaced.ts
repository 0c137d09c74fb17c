import * as z from 'zod/mini'
import { foldSchema, isRecord } from '@/contract'
import type { JsonPath } from './mismatches'

type Renamed = { place: JsonPath; key: string; other: string }
type Content = { schema: z.ZodMiniType; body: unknown; place: JsonPath }

/** What other servers call a field. */
const otherNames: Record<string, readonly string[]> = {
  _id: ['id', 'uuid'],
  createdAt: ['time', 'date', 'timestamp', 'created_at', 'created'],
  expiresAt: ['expiry', 'expires_at', 'expiryDate'],
  token: ['accessToken', 'access_token', 'jwt'],
  message: ['msg', 'error'],
}

/** Fields sent under another name, even optional ones: the schema does not miss those, but the screen does. */
export const renamedIn = (schema: z.ZodMiniType, body: unknown, place: JsonPath): Renamed[] =>
  renames(schema)(body, place)

const renames = foldSchema<(body: unknown, place: JsonPath) => Renamed[]>({
  optional: (inner) => inner,
  list: (element) => (body, place) =>
    Array.isArray(body) ? body.flatMap((row, index) => element(row, [...place, index])) : [],
  union: (options) => (body, place) => options.flatMap((option) => option(body, place)),
  object: (fields) => (body, place) => {
    if (!isRecord(body)) return []
    return Object.entries(fields).flatMap(([key, field]): Renamed[] => {
      const other = otherNames[key]?.find((name) => name in body && !(name in fields))
      if (body[key] === undefined && other !== undefined) return [{ place: [...place, key], key, other }]
      return field(body[key], [...place, key])
    })
  },
  scalar: () => () => [],
})

/** The content of an answer, if bare or in an envelope such as `{success, data}`; null if it is in its place or not found. */
export function misplaced(answer: z.ZodMiniType, body: unknown): Content | null {
  const schema = objectIn(answer)
  if (!schema || answer.safeParse(body).success) return null
  const keys = Object.keys(schema.shape)
  if (Array.isArray(body) && answer instanceof z.ZodMiniUnion) return null
  if (isRecord(body) && keys.some((key) => body[key] !== undefined)) return null
  const [only] = keys
  const inner = keys.length === 1 && only ? (schema.shape[only] as z.ZodMiniType) : undefined
  for (const place of [[], ...placesIn(body)]) {
    const candidate = place.reduce<unknown>((value, key) => Object(value)[key], body)
    if (inner && isContent(inner, candidate)) return { schema: inner, body: candidate, place }
    if (place.length > 0 && isContent(schema, candidate)) return { schema, body: candidate, place }
  }
  return null
}

/** The answer's schema if it is an object, or its object branch if it may also be a bare array. */
export const objectIn = (answer: z.ZodMiniType): z.ZodMiniObject | undefined =>
  (answer instanceof z.ZodMiniUnion ? answer.def.options : [answer]).find(
    (branch) => branch instanceof z.ZodMiniObject,
  )

/** The paths of values in the body, at most two levels deep, outermost first. */
const placesIn = (body: unknown, depth = 2): string[][] =>
  Object.entries(isRecord(body) && depth > 0 ? body : {})
    .flatMap(([key, value]) => [[key], ...placesIn(value, depth - 1).map((inner) => [key, ...inner])])
    .toSorted((one, other) => one.length - other.length)

/** For an array schema, whether the value is an array; for an object schema, whether it has half of the fields or more. */
function isContent(schema: z.ZodMiniType, value: unknown): boolean {
  if (schema instanceof z.ZodMiniArray) return Array.isArray(value)
  if (!(schema instanceof z.ZodMiniObject) || !isRecord(value)) return false
  const keys = Object.keys(schema.shape)
  return keys.filter((key) => value[key] !== undefined).length >= Math.max(1, keys.length / 2)
}
