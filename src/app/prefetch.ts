import type { FetchQueryOptions } from '@tanstack/react-query'
import { sessionState } from '@/session/state'

type Queries = readonly { queryKey: readonly unknown[] }[]

/**
 * A loader that starts a page's queries without waiting for them, so that its code and its data load side by side.
 * Nothing is fetched for a page that its guard will refuse.
 */
export function prefetch<Module>(
  load: () => Promise<Module>,
  queries: (module: Module) => Queries,
  needs: 'token' | 'nothing' = 'token',
) {
  const allowed = () => needs === 'nothing' || sessionState().token !== null
  const start = async () => {
    const [{ queryClient }, module] = await Promise.all([import('@/api/queryClient'), load()])
    // the session may have ended while the code was on its way
    if (!allowed()) return
    await Promise.all(queries(module).map((query) => queryClient.prefetchQuery(query as FetchQueryOptions)))
  }
  return (): null => {
    // a head start and no more: the page asks for the same, and says what it cannot have
    if (allowed()) start().catch(() => {})
    return null
  }
}
