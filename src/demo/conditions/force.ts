import { currentTraits, onTraitsChange, setTraits } from '@mocks/dialects/state'
import { idsOf, type TraitId, traitIds, traitsFor } from '@mocks/dialects/traits'
import { currentFaults, onFaultsChange, setFaults } from '@mocks/faults'
import { faultSchema } from '@mocks/faultSchema'
import * as z from 'zod/mini'
import { type Conditions, conditions, noConditions, storedConditions } from './conditions'

const MAX_FAULTS = 200

/** Untrusted conditions, from storage, a link or a file. */
export const conditionsSchema: z.ZodMiniType<Conditions> = z.object({
  faults: z.array(faultSchema).check(z.maxLength(MAX_FAULTS)),
  dialect: z.array(z.enum(traitIds)).check(z.maxLength(traitIds.length)),
})

export function force({ faults, dialect }: Conditions): void {
  setFaults(faults)
  setTraits(traitsFor(traitIds.filter((id: TraitId) => dialect.includes(id))))
}

/** Restores this tab's conditions after a reload, and stores every later change. */
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
