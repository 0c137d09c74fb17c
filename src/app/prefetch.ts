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
  return (): null => {
    if (needs === 'nothing' || sessionState().token !== null) void start(load, queries)
    return null
  }
}

async function start<Module>(
  load: () => Promise<Module>,
  queries: (module: Module) => Queries,
): Promise<void> {
  const [{ queryClient }, module] = await Promise.all([import('@/api/queryClient'), load()])
  await Promise.all(queries(module).map((query) => queryClient.prefetchQuery(query as FetchQueryOptions)))
}
