import type { OperationId } from '@/contract'
import { signal } from '@/platform/signal'

/** One call of the mock. The operation is null if the call is not in the contract. */
export type QuirkCall = { operation: OperationId | null; request: Request }

/** Middleware around each call. Must clone the request to read its body, which can be read only once. */
export type Quirk = {
  title: string
  serve: (call: QuirkCall, next: (changed?: Request) => Promise<Response>) => Promise<Response>
}

type Serve = (request: Request) => Promise<Response>

const active = signal<readonly Quirk[]>([])

/** The first quirk is the innermost middleware. */
export const setQuirks = active.set
export const currentQuirks = active.get

export const onQuirksChange = active.subscribe

export function serveWithQuirks({ operation, request }: QuirkCall, serve: Serve): Promise<Response> {
  const outermost = currentQuirks().reduce<Serve>(
    (next, quirk) => (asked) =>
      quirk.serve({ operation, request: asked }, (changed = asked) => next(changed)),
    serve,
  )
  return outermost(request)
}
