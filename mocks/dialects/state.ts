import type { OperationId } from '@/contract'
import { signal } from '@/platform/signal'

/** One call of the mock; the operation is null where the contract knows no such path. */
export type DialectCall = { operation: OperationId | null; request: Request }

/**
 * One way in which a server differs from the contract: a middleware around each call. `next` asks the mock itself. Who
 * reads the request's body clones the request first.
 */
export type Trait = {
  title: string
  serve: (call: DialectCall, next: () => Promise<Response>) => Promise<Response>
}

const spoken = signal<readonly Trait[]>([])

/** From now on the mock answers in this dialect; the first trait is the nearest to the mock. */
export const setTraits = spoken.set
export const currentTraits = spoken.get

/** Calls the listener whenever a dialect is set; returns how to stop that. */
export const onTraitsChange = spoken.subscribe

/** Serves a call as the dialect in force does. */
export function throughTraits(call: DialectCall, serve: () => Promise<Response>): Promise<Response> {
  const outermost = currentTraits().reduce((next, trait) => () => trait.serve(call, next), serve)
  return outermost()
}
