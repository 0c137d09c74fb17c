import type { QuirkId } from '@mocks/quirks/quirks'
import type { Fault } from '@mocks/faults'
import { signal } from '@/platform/signal'
import { storedText } from '@/platform/storage'

export type Conditions = { faults: readonly Fault[]; quirks: readonly QuirkId[] }

export const noConditions: Conditions = { faults: [], quirks: [] }

/** Change these with `force`. They are stored for this browser tab. */
export const conditions = signal<Conditions>(noConditions)

/** Null while nothing is forced. */
export const storedConditions = storedText('sessionStorage', 'demo-conditions')
