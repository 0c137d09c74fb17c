import type { QuirkId } from '@mocks/quirks/quirks'
import type { Fault } from '@mocks/faults'
import { signal } from '@/platform/signal'
import { storedText } from '@/platform/storage'

/** The faults and server quirks forced in this browser tab. */
export type Conditions = { faults: readonly Fault[]; quirks: readonly QuirkId[] }

export const noConditions: Conditions = { faults: [], quirks: [] }

/** Change these with `force`. */
export const conditions = signal<Conditions>(noConditions)

/** Null while nothing is forced. */
export const storedConditions = storedText('sessionStorage', 'demo-conditions')
