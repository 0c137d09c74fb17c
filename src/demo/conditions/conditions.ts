import type { TraitId } from '@mocks/dialects/traits'
import type { Fault } from '@mocks/faults'
import { signal } from '@/platform/signal'
import { storedText } from '@/platform/storage'

/** What is forced on the mock in this browser tab: faults, and how its answers differ from the contract. */
export type Conditions = { faults: readonly Fault[]; dialect: readonly TraitId[] }

export const noConditions: Conditions = { faults: [], dialect: [] }

/** The conditions in force, for whoever shows them. They are changed by `force`. */
export const conditions = signal<Conditions>(noConditions)

/** Where a reload finds them; null while nothing is forced. */
export const storedConditions = storedText('sessionStorage', 'demo-conditions')
