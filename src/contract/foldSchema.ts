import * as z from 'zod/mini'

type Cases<Made> = {
  optional: (inner: Made, takes: { missing: boolean; null: boolean }) => Made
  list: (element: Made) => Made
  union: (options: readonly Made[]) => Made
  object: (fields: Record<string, Made>, schema: z.ZodMiniObject) => Made
  scalar: (schema: z.ZodMiniType) => Made
}

/** In zod's types, nested schemas are core types, but they have the methods at run time. */
const whole = (schema: unknown): z.ZodMiniType => schema as z.ZodMiniType

export function withoutOptional(schema: z.ZodMiniType): z.ZodMiniType {
  return schema instanceof z.ZodMiniOptional || schema instanceof z.ZodMiniNullable
    ? withoutOptional(whole(schema.def.innerType))
    : schema
}

/** Walks a schema bottom-up and caches the result of each part. */
export function foldSchema<Made extends object>(cases: Cases<Made>): (schema: z.ZodMiniType) => Made {
  const known = new WeakMap<z.ZodMiniType, Made>()

  function fold(schema: z.ZodMiniType): Made {
    const made = known.get(schema) ?? make(schema)
    known.set(schema, made)
    return made
  }

  function make(schema: z.ZodMiniType): Made {
    const inner = withoutOptional(schema)
    const takes = (value: unknown) => schema.safeParse(value).success
    if (inner !== schema) return cases.optional(fold(inner), { missing: takes(undefined), null: takes(null) })
    if (schema instanceof z.ZodMiniArray) return cases.list(fold(whole(schema.def.element)))
    if (schema instanceof z.ZodMiniUnion)
      return cases.union(schema.def.options.map((option) => fold(whole(option))))
    if (!(schema instanceof z.ZodMiniObject)) return cases.scalar(schema)
    const fields = Object.entries(schema.shape).map(([key, field]) => [key, fold(whole(field))])
    return cases.object(Object.fromEntries(fields), schema)
  }

  return fold
}
