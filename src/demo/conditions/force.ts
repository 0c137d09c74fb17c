import { currentTraits, onTraitsChange, setTraits } from '@mocks/dialects/state'
import { idsOf, type TraitId, traitIds, traitsFor } from '@mocks/dialects/traits'
import { currentFaults, onFaultsChange, setFaults } from '@mocks/faults'
import { faultSchema } from '@mocks/faultSchema'
import * as z from 'zod/mini'
import { type Conditions, conditions, noConditions, storedConditions } from './conditions'

const MAX_FAULTS = 200

/** Conditions as they come from outside: out of the browser's storage, a link or a file. */
export const conditionsSchema: z.ZodMiniType<Conditions> = z.object({
  faults: z.array(faultSchema).check(z.maxLength(MAX_FAULTS)),
  dialect: z.array(z.enum(traitIds)).check(z.maxLength(traitIds.length)),
})

/** Puts exactly these conditions into force, in this tab. */
export function force({ faults, dialect }: Conditions): void {
  setFaults(faults)
  setTraits(traitsFor(traitIds.filter((id: TraitId) => dialect.includes(id))))
}

/**
 * Puts into force what this tab had before it was loaded anew, and from now on notes what the mock is forced to, whoever
 * forces it: the panel, a scenario, or a fault that has happened for the last time.
 */
export function keepConditions(): () => void {
  force(restored())
  const note = () => {
    const inForce = { faults: currentFaults(), dialect: idsOf(currentTraits()) }
    const isNone = inForce.faults.length === 0 && inForce.dialect.length === 0
    storedConditions.write(isNone ? null : JSON.stringify(inForce))
    conditions.set(inForce)
  }
  note()
  const stops = [onFaultsChange(note), onTraitsChange(note)]
  return () => stops.forEach((stop) => stop())
}

/** None if the stored text is not valid. */
function restored(): Conditions {
  try {
    return conditionsSchema.parse(JSON.parse(storedConditions.read() ?? 'null'))
  } catch {
    return noConditions
  }
}
