import type { OperationId } from '@/contract'
import { signal } from '@/platform/signal'

/** One call of the mock. The operation is null if the contract has no such path. */
export type DialectCall = { operation: OperationId | null; request: Request }

/**
 * One way in which a server differs from the contract: a middleware around each call. `next` calls the mock itself. A
 * trait that reads the request's body must clone the request first, because a body can be read only once.
 */
export type Trait = {
  title: string
  serve: (call: DialectCall, next: () => Promise<Response>) => Promise<Response>
}

const spoken = signal<readonly Trait[]>([])

/** From now on the mock answers with these traits. The first one is the innermost middleware. */
export const setTraits = spoken.set
export const currentTraits = spoken.get

/** Calls the listener whenever a dialect is set; returns how to stop that. */
export const onTraitsChange = spoken.subscribe

/** Serves a call through all traits that are set. */
export function throughTraits(call: DialectCall, serve: () => Promise<Response>): Promise<Response> {
  const outermost = currentTraits().reduce((next, trait) => () => trait.serve(call, next), serve)
  return outermost()
}
