import type { OperationId } from '@/contract'
import type { store } from '@mocks/store/db'
import type { QuirkId } from '@mocks/quirks/quirks'
import type { Fault, FaultKind } from '@mocks/faults'
import type { SeedName } from '@mocks/seeds'
import type { PersonaId } from '@mocks/seeds/personas'

/** `clockDays` moves the clock after the seed is loaded; `arrange` runs last. */
export type State = {
  title: string
  seed: SeedName
  persona: PersonaId | null
  clockDays?: number
  faults?: Fault[]
  quirks?: readonly QuirkId[]
  route: string
  arrange?: (tables: typeof store) => void
}

export type Extra = Partial<Pick<State, 'seed' | 'clockDays' | 'faults' | 'quirks' | 'arrange'>>

/** A state with the default seed and a signed-in persona (null: signed out). */
export function as(persona: PersonaId | null, route: string, title: string, extra: Extra = {}): State {
  return { seed: 'default', ...extra, persona, route, title }
}

export const screen =
  (name: string, route: string) => (persona: PersonaId | null, what: string, extra?: Extra) =>
    as(persona, route, `${name}: ${what}`, extra)

type Operations = Fault['operation'] | readonly OperationId[]

export function faulty(operations: Operations, fault: FaultKind & { times?: number }): { faults: Fault[] } {
  return { faults: [operations].flat().map((operation) => ({ operation, ...fault })) }
}

/** The operations fail with this status. If the message is empty, the product shows its own text. */
export const failing = (operations: Operations, status = 500, message = '') =>
  faulty(operations, { kind: 'status', status, message })

export const hanging = (operations: Operations) => faulty(operations, { kind: 'timeout' })
