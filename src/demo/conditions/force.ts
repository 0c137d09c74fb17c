import { currentQuirks, onQuirksChange, setQuirks } from '@mocks/quirks/state'
import { quirkIdsOf, type QuirkId, quirkIds, quirksFor } from '@mocks/quirks/quirks'
import { currentFaults, onFaultsChange, setFaults } from '@mocks/faults'
import { faultSchema } from '@mocks/faultSchema'
import * as z from 'zod/mini'
import { parsedJson } from '@/lib/json'
import { type Conditions, conditions, noConditions, storedConditions } from './conditions'

const MAX_FAULTS = 200

/** Checks untrusted conditions, from storage, a link or a file. */
export const conditionsSchema: z.ZodMiniType<Conditions> = z.object({
  faults: z.array(faultSchema).check(z.maxLength(MAX_FAULTS)),
  quirks: z.array(z.enum(quirkIds)).check(z.maxLength(quirkIds.length)),
})

export function force({ faults, quirks }: Conditions): void {
  setFaults(faults)
  setQuirks(quirksFor(quirkIds.filter((id: QuirkId) => quirks.includes(id))))
}

/** Restores this tab's conditions after a reload, and stores every later change. */
export function keepConditions(): () => void {
  force(conditionsSchema.safeParse(parsedJson(storedConditions.read())).data ?? noConditions)
  const note = () => {
    const inForce = { faults: currentFaults(), quirks: quirkIdsOf(currentQuirks()) }
    const isNone = inForce.faults.length === 0 && inForce.quirks.length === 0
    storedConditions.write(isNone ? null : JSON.stringify(inForce))
    conditions.set(inForce)
  }
  note()
  const stops = [onFaultsChange(note), onQuirksChange(note)]
  return () => stops.forEach((stop) => stop())
}
