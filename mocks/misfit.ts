import * as z from 'zod/mini'
import { foldSchema, maxLengthOf } from '@/contract'
import { withZodMessages } from './reasons'

/** The first place where a value breaks its schema. `why` is a function because the reason is slow to compute. */
export type Misfit = { place: readonly (string | number)[]; why: () => string }
type Check = (value: unknown) => Misfit | undefined

const within = (key: string | number, misfit: Misfit | undefined): Misfit | undefined =>
  misfit && { ...misfit, place: [key, ...misfit.place] }

/** Checks 10,000 rows several times faster than zod, which copies every value. */
export const misfitOf = foldSchema<Check>({
  optional: (check, takes) => (value) =>
    (value === undefined && takes.missing) || (value === null && takes.null) ? undefined : check(value),
  list: (check) => (value) => {
    if (!Array.isArray(value)) return { place: [], why: () => 'not a list' }
    let misfit: Misfit | undefined
    const at = value.findIndex((row) => (misfit = check(row)) !== undefined)
    return within(at, misfit)
  },
  union: (options) => (value) => {
    // report the misfit of the closest option
    let nearest: Misfit | undefined
    for (const check of options) {
      const misfit = check(value)
      if (misfit === undefined) return undefined
      if (nearest === undefined || misfit.place.length > nearest.place.length) nearest = misfit
    }
    return nearest
  },
  object: (fields) => {
    const checks = Object.entries(fields)
    const declared = new Set(Object.keys(fields))
    return (value) => {
      if (typeof value !== 'object' || value === null || Array.isArray(value))
        return { place: [], why: () => 'not an object' }
      for (const key in value) {
        if (!declared.has(key)) return { place: [key], why: () => 'not declared' }
      }
      for (const [key, check] of checks) {
        const misfit = check(value[key as keyof typeof value])
        if (misfit) return within(key, misfit)
      }
      return undefined
    }
  },
  scalar: (schema) => {
    const fits = scalarCheck(schema)
    return (value) =>
      fits(value)
        ? undefined
        : { place: [], why: () => schema.safeParse(value, withZodMessages).error?.issues[0]?.message ?? '' }
  },
})

function scalarCheck(schema: z.ZodMiniType): (value: unknown) => boolean {
  if (schema instanceof z.ZodMiniBoolean) return (value) => typeof value === 'boolean'
  if (schema instanceof z.ZodMiniEnum) {
    const allowed = new Set<unknown>(schema.options)
    return (value) => allowed.has(value)
  }
  // zod checks a URL by more than a pattern
  if (!(schema instanceof z.ZodMiniString) || schema instanceof z.ZodMiniURL)
    return (value) => schema.safeParse(value).success
  const longest = maxLengthOf(schema) ?? Infinity
  const patterns = [schema, ...(schema.def.checks ?? [])].flatMap((check) => {
    if (!(check instanceof z.core.$ZodCheckStringFormat)) return []
    const { _zod: internals } = check
    return internals.def.pattern ?? []
  })
  return (value) =>
    typeof value === 'string' && value.length <= longest && patterns.every((pattern) => pattern.test(value))
}
