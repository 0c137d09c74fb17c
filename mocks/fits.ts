import * as z from 'zod'

type Check = (value: unknown) => boolean

const checks = new WeakMap<z.ZodType, Check>()

/** zod types every nested schema as its core type; the classic methods are there at run time. */
const classic = (schema: unknown): z.ZodType => schema as z.ZodType

/**
 * Does the value fit the schema, with no field that it does not declare? The same verdict as zod's, without the copies
 * and issues that zod makes: a list of 10,000 rows takes it several times as long.
 */
export function fits(schema: z.ZodType): Check {
  const known = checks.get(schema)
  if (known) return known
  const check = makeCheck(schema)
  checks.set(schema, check)
  return check
}

function makeCheck(schema: z.ZodType): Check {
  if (schema instanceof z.ZodOptional) {
    const inner = fits(classic(schema.unwrap()))
    return (value) => value === undefined || inner(value)
  }
  if (schema instanceof z.ZodNullable) {
    const inner = fits(classic(schema.unwrap()))
    return (value) => value === null || inner(value)
  }
  if (schema instanceof z.ZodArray) {
    const element = fits(classic(schema.element))
    return (value) => Array.isArray(value) && value.every(element)
  }
  if (schema instanceof z.ZodUnion) {
    const options = schema.options.map((option) => fits(classic(option)))
    return (value) => options.some((option) => option(value))
  }
  if (schema instanceof z.ZodObject) return objectCheck(schema)
  if (schema instanceof z.ZodBoolean) return (value) => typeof value === 'boolean'
  if (schema instanceof z.ZodEnum) {
    const allowed = new Set<unknown>(schema.options)
    return (value) => allowed.has(value)
  }
  if (schema instanceof z.ZodString || schema instanceof z.ZodISODateTime) return textCheck(schema)
  return (value) => schema.safeParse(value).success
}

/** What the contract asks of a text: its longest length and its patterns. */
function textCheck(schema: z.ZodString | z.ZodISODateTime): Check {
  const longest = schema.maxLength ?? Infinity
  const patterns = [schema, ...(schema.def.checks ?? [])].flatMap((check) => {
    if (!(check instanceof z.core.$ZodCheckStringFormat)) return []
    const { _zod: internals } = check
    return internals.def.pattern ?? []
  })
  return (value) =>
    typeof value === 'string' && value.length <= longest && patterns.every((pattern) => pattern.test(value))
}

function objectCheck(schema: z.ZodObject): Check {
  const fields = Object.entries(schema.shape).map(([key, field]) => [key, fits(classic(field))] as const)
  const declared = new Set(Object.keys(schema.shape))
  return (value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
    for (const key in value) if (!declared.has(key)) return false
    return fields.every(([key, check]) => check(value[key as keyof typeof value]))
  }
}
