import * as z from 'zod/mini'

/**
 * The most characters that a text may have, counted as `length` does, so that most emoji are two; null: any number of them, or
 * it is no text.
 */
export function maxLengthOf(schema: z.ZodMiniType): number | null {
  if (!(schema instanceof z.ZodMiniString)) return null
  const check = schema.def.checks?.find((each) => each instanceof z.core.$ZodCheckMaxLength)
  if (check === undefined) return null
  const { _zod: internals } = check
  return internals.def.maximum
}
