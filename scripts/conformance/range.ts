import * as z from 'zod/mini'

/** The least and the greatest number that the contract's bounds name; infinite where it names none. */
export function rangeOf({ def }: z.ZodMiniNumber): { least: number; greatest: number } {
  const checks = def.checks ?? []
  return {
    least: Math.max(...checks.filter((check) => check instanceof z.core.$ZodCheckGreaterThan).map(boundOf)),
    greatest: Math.min(...checks.filter((check) => check instanceof z.core.$ZodCheckLessThan).map(boundOf)),
  }
}

const boundOf = ({ _zod: { def } }: z.core.$ZodCheckGreaterThan | z.core.$ZodCheckLessThan) =>
  Number(def.value)
