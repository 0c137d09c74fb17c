import * as z from 'zod/mini'

type Place = readonly (string | number)[]
type Found = { schema: z.ZodMiniType; body: unknown; place: Place }

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * The content of an answer that stands elsewhere than the contract says: bare, or in an envelope such as
 * `{success, data}`. Null when it stands where it belongs, or nowhere.
 */
export function misplaced(answer: z.ZodMiniType, body: unknown): Found | null {
  const schema = withFields(answer)
  if (!schema || answer.safeParse(body).success) return null
  const keys = Object.keys(schema.shape)
  if (Array.isArray(body) && answer instanceof z.ZodMiniUnion) return null
  if (isRecord(body) && keys.some((key) => body[key] !== undefined)) return null
  const [only] = keys
  const inner = keys.length === 1 && only ? (schema.shape[only] as z.ZodMiniType) : undefined
  for (const place of placesOf(body)) {
    const candidate = place.reduce<unknown>((value, key) => Object(value)[key], body)
    if (inner && isContent(inner, candidate)) return { schema: inner, body: candidate, place }
    if (place.length > 0 && isContent(schema, candidate)) return { schema, body: candidate, place }
  }
  return null
}

/** The schema of an answer that is an object; of the one that may also be a bare list, the branch that is. */
export function withFields(answer: z.ZodMiniType): z.ZodMiniObject | undefined {
  const branches = answer instanceof z.ZodMiniUnion ? answer.def.options : [answer]
  return branches.find((branch) => branch instanceof z.ZodMiniObject)
}

/** The body itself, and what lies in it, two deep. */
function placesOf(body: unknown): string[][] {
  const first = isRecord(body) ? Object.keys(body).map((key) => [key]) : []
  const second = first.flatMap(([key = '']) => {
    const value = isRecord(body) ? body[key] : undefined
    return isRecord(value) ? Object.keys(value).map((each) => [key, each]) : []
  })
  return [[], ...first, ...second]
}

/** A list where a list is wanted; an object that has half of the fields, or its one. */
function isContent(schema: z.ZodMiniType, value: unknown): boolean {
  if (schema instanceof z.ZodMiniArray) return Array.isArray(value)
  if (!(schema instanceof z.ZodMiniObject) || !isRecord(value)) return false
  const keys = Object.keys(schema.shape)
  return keys.filter((key) => value[key] !== undefined).length >= Math.max(1, keys.length / 2)
}
