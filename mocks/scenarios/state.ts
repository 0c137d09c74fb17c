import type { OperationId } from '@/contract'
import type { store } from '@mocks/store/db'
import type { TraitId } from '@mocks/dialects/traits'
import type { Fault } from '@mocks/faults'
import type { SeedName } from '@mocks/seeds'
import type { PersonaId } from '@mocks/seeds/personas'

/** Everything that puts the product into one state. `clockDays` moves the clock after seeding; `arrange` runs last. */
export type State = {
  title: string
  seed: SeedName
  persona: PersonaId | null
  clockDays?: number
  faults?: Fault[]
  /** How the server differs from the contract. */
  dialect?: readonly TraitId[]
  route: string
  arrange?: (tables: typeof store) => void
}

type Extra = Partial<Pick<State, 'seed' | 'clockDays' | 'faults' | 'dialect' | 'arrange'>>

/** A state of the default data set as somebody (null: signed out) sees it at a route. */
export function as(persona: PersonaId | null, route: string, title: string, extra: Extra = {}): State {
  return { seed: 'default', ...extra, persona, route, title }
}

/** The operation fails with this status; with an empty message the client's own text shows. */
export function failing(operation: OperationId, status = 500, message = ''): { faults: Fault[] } {
  return { faults: [{ operation, kind: 'status', status, message }] }
}

/** The operation never answers. */
export function hanging(operation: OperationId): { faults: Fault[] } {
  return { faults: [{ operation, kind: 'timeout' }] }
}
