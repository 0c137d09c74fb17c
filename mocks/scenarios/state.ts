import type { OperationId } from '@/contract'
import type { store } from '@mocks/store/db'
import type { TraitId } from '@mocks/dialects/traits'
import type { Fault, FaultKind } from '@mocks/faults'
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

export type Extra = Partial<Pick<State, 'seed' | 'clockDays' | 'faults' | 'dialect' | 'arrange'>>

/** A state of the default data set as somebody (null: signed out) sees it at a route. */
export function as(persona: PersonaId | null, route: string, title: string, extra: Extra = {}): State {
  return { seed: 'default', ...extra, persona, route, title }
}

/** For the states of one screen: their titles begin with its name. */
export const screen =
  (name: string, route: string) => (persona: PersonaId | null, what: string, extra?: Extra) =>
    as(persona, route, `${name}: ${what}`, extra)

/** One operation, or each of several. */
type Operations = OperationId | readonly OperationId[]

export function faulty(operations: Operations, fault: FaultKind & { times?: number }): { faults: Fault[] } {
  return { faults: [operations].flat().map((operation) => ({ operation, ...fault })) }
}

/** The operations fail with this status; with an empty message the client's own text shows. */
export const failing = (operations: Operations, status = 500, message = '') =>
  faulty(operations, { kind: 'status', status, message })

/** The operations never answer. */
export const hanging = (operations: Operations) => faulty(operations, { kind: 'timeout' })
