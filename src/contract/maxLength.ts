import * as z from 'zod/mini'

/** The maximum `length` of a text, in which most emoji count as two; null if it is unlimited or not a text. */
export function maxLengthOf(schema: z.ZodMiniType): number | null {
  if (!(schema instanceof z.ZodMiniString)) return null
  const check = schema.def.checks?.find((each) => each instanceof z.core.$ZodCheckMaxLength)
  if (check === undefined) return null
  const { _zod: internals } = check
  return internals.def.maximum
}
