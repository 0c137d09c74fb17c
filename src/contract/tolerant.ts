import * as z from 'zod'

/**
 * A server that is nearly right should not break a screen. The two functions here read an answer with the generated
 * schema as a tolerant reader: `tolerate` mends the known deviations of shape, `openSchema` lets values through that
 * nobody knew when the contract was written. What still does not fit is a failure.
 */

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** zod types every nested schema as its core type; the classic methods are there at run time. */
const classic = (schema: unknown): z.ZodType => schema as z.ZodType

function innerOf(schema: z.ZodType): z.ZodType | null {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) return classic(schema.unwrap())
  return null
}

/** Without optional and nullable around it. */
function core(schema: z.ZodType): z.ZodType {
  const inner = innerOf(schema)
  return inner ? core(inner) : schema
}

function acceptsNull(schema: z.ZodType): boolean {
  if (schema instanceof z.ZodNullable) return true
  const inner = innerOf(schema)
  return inner ? acceptsNull(inner) : false
}

/** `_id` or `id`; null for an optional field that knows no null counts as missing. */
function tolerateRecord(schema: z.ZodObject, value: Record<string, unknown>): Record<string, unknown> {
  const mended: Record<string, unknown> = {}
  for (const [key, field] of Object.entries(schema.shape)) {
    const sent = key === '_id' && value['_id'] === undefined ? value['id'] : value[key]
    const fieldSchema = classic(field)
    const missing = sent === undefined || (sent === null && !acceptsNull(fieldSchema))
    if (!missing) mended[key] = tolerate(fieldSchema, sent)
  }
  return mended
}

/** A list bare or under its key, an entity bare or wrapped: `{ user }` and the user itself read the same. */
function rewrap(schema: z.ZodObject, value: unknown): unknown {
  const keys = Object.keys(schema.shape)
  const only = keys[0]
  const inner = only === undefined ? null : core(classic(schema.shape[only]))
  const expectsList = inner instanceof z.ZodArray
  const expectsEntity = inner instanceof z.ZodObject
  if (only !== undefined && keys.length === 1) {
    if (expectsList && Array.isArray(value)) return { [only]: value }
    if (expectsEntity && isRecord(value) && value[only] === undefined) return { [only]: value }
  }
  const isEntity = '_id' in schema.shape
  if (
    isEntity &&
    isRecord(value) &&
    value['_id'] === undefined &&
    value['id'] === undefined &&
    isRecord(value['user'])
  ) {
    return value['user']
  }
  return value
}

/** The value with the deviations mended that a server may show; anything else is left as it came. */
export function tolerate(schema: z.ZodType, value: unknown): unknown {
  const bare = core(schema)
  if (bare instanceof z.ZodObject) {
    const record = rewrap(bare, value)
    return isRecord(record) ? tolerateRecord(bare, record) : value
  }
  if (bare instanceof z.ZodArray) {
    return Array.isArray(value) ? value.map((item) => tolerate(classic(bare.element), item)) : value
  }
  if (bare instanceof z.ZodUnion) {
    const option = bare.options
      .map(classic)
      .find((candidate) => openSchema(candidate).safeParse(tolerate(candidate, value)).success)
    return option ? tolerate(option, value) : value
  }
  if (bare instanceof z.ZodNumber && typeof value === 'string' && value.trim() !== '') {
    return Number.isFinite(Number(value)) ? Number(value) : value
  }
  return value
}

const opened = new WeakMap<z.ZodType, z.ZodType>()

/**
 * The same schema for reading. A listed value that nobody knows yet, or a text or number out of the bounds agreed, is
 * shown as it came: refusing it would cost the reader the whole answer.
 */
export function openSchema<Schema extends z.ZodType>(schema: Schema): z.ZodType<z.infer<Schema>> {
  const known = opened.get(schema)
  const open = known ?? widen(schema)
  opened.set(schema, open)
  return open as z.ZodType<z.infer<Schema>>
}

function widen(schema: z.ZodType): z.ZodType {
  if (schema instanceof z.ZodOptional) return openSchema(classic(schema.unwrap())).optional()
  if (schema instanceof z.ZodNullable) return openSchema(classic(schema.unwrap())).nullable()
  if (schema instanceof z.ZodArray) return z.array(openSchema(classic(schema.element)))
  if (schema instanceof z.ZodUnion)
    return z.union(schema.options.map((option) => openSchema(classic(option))))
  if (schema instanceof z.ZodObject) {
    return z.object(
      Object.fromEntries(
        Object.entries(schema.shape).map(([key, field]) => [key, openSchema(classic(field))]),
      ),
    )
  }
  // before the other texts, of which it is one: a screen cannot do without a date that can be read
  if (schema instanceof z.ZodISODateTime) return z.iso.datetime({ offset: true })
  if (schema instanceof z.ZodEnum || schema instanceof z.ZodString || schema instanceof z.ZodStringFormat) {
    return z.string()
  }
  if (schema instanceof z.ZodNumber) return z.number()
  return schema
}
