import type { TraitId } from '@mocks/dialects/traits'
import type { Fault } from '@mocks/faults'
import { signal } from '@/platform/signal'
import { storedText } from '@/platform/storage'

/** The faults and server quirks forced in this browser tab. */
export type Conditions = { faults: readonly Fault[]; dialect: readonly TraitId[] }

export const noConditions: Conditions = { faults: [], dialect: [] }

/** Change these with `force`. */
export const conditions = signal<Conditions>(noConditions)

/** Null while nothing is forced. */
export const storedConditions = storedText('sessionStorage', 'demo-conditions')
