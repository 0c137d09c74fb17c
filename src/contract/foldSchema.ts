import * as z from 'zod'

/** What a walk makes of each kind of schema, of parts that are made already. */
type Cases<Made> = {
  /** What may be missing, null, or both. */
  optional: (inner: Made, takes: { missing: boolean; null: boolean }) => Made
  list: (element: Made) => Made
  union: (options: readonly Made[]) => Made
  object: (fields: Record<string, Made>, schema: z.ZodObject) => Made
  /** A text, a number, a date, yes or no, or a listed value. */
  scalar: (schema: z.ZodType) => Made
}

/** zod types every nested schema as its core type; the classic methods are there at run time. */
const classic = (schema: unknown): z.ZodType => schema as z.ZodType

/** The schema without optional and nullable around it. */
export function withoutOptional(schema: z.ZodType): z.ZodType {
  return schema instanceof z.ZodOptional || schema instanceof z.ZodNullable
    ? withoutOptional(classic(schema.unwrap()))
    : schema
}

/** The one walk over the contract's schemas: each is walked once, from its parts up, and what was made of it is kept. */
export function foldSchema<Made extends object>(cases: Cases<Made>): (schema: z.ZodType) => Made {
  const known = new WeakMap<z.ZodType, Made>()

  function fold(schema: z.ZodType): Made {
    const made = known.get(schema) ?? make(schema)
    known.set(schema, made)
    return made
  }

  function make(schema: z.ZodType): Made {
    const inner = withoutOptional(schema)
    if (inner !== schema)
      return cases.optional(fold(inner), { missing: schema.isOptional(), null: schema.isNullable() })
    if (schema instanceof z.ZodArray) return cases.list(fold(classic(schema.element)))
    if (schema instanceof z.ZodUnion)
      return cases.union(schema.options.map((option) => fold(classic(option))))
    if (!(schema instanceof z.ZodObject)) return cases.scalar(schema)
    const fields = Object.entries(schema.shape).map(([key, field]) => [key, fold(classic(field))])
    return cases.object(Object.fromEntries(fields), schema)
  }

  return fold
}
