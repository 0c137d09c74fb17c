import type { OperationId } from '@/contract'
import type { store } from '@mocks/store/db'
import type { TraitId } from '@mocks/dialects/traits'
import type { Fault, FaultKind } from '@mocks/faults'
import type { SeedName } from '@mocks/seeds'
import type { PersonaId } from '@mocks/seeds/personas'

/** What puts the product into one state. `clockDays` moves the clock once the seed is loaded; `arrange` runs last. */
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

/** A state with the default data set, a route, and the persona who is signed in (null: nobody). */
export function as(persona: PersonaId | null, route: string, title: string, extra: Extra = {}): State {
  return { seed: 'default', ...extra, persona, route, title }
}

/** Makes the states of one screen. Their titles begin with the name of the screen. */
export const screen =
  (name: string, route: string) => (persona: PersonaId | null, what: string, extra?: Extra) =>
    as(persona, route, `${name}: ${what}`, extra)

/** One operation or several. */
type Operations = OperationId | readonly OperationId[]

export function faulty(operations: Operations, fault: FaultKind & { times?: number }): { faults: Fault[] } {
  return { faults: [operations].flat().map((operation) => ({ operation, ...fault })) }
}

/** The operations fail with this status. If the message is empty, the client shows its own text. */
export const failing = (operations: Operations, status = 500, message = '') =>
  faulty(operations, { kind: 'status', status, message })

/** The operations never answer. */
export const hanging = (operations: Operations) => faulty(operations, { kind: 'timeout' })
