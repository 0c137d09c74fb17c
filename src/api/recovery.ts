import type { Query, QueryClient } from '@tanstack/react-query'
import { ApiFailure } from './failure'

/** When one query succeeds again, refetches the page's other failed ones, so a single "Try again" is enough. */
export function recoverTogether(client: QueryClient): void {
  const failing = new Set<Query>()
  const predicate = (query: Query) => failing.has(query)
  client.getQueryCache().subscribe((event) => {
    const { query } = event
    if (event.type === 'removed') failing.delete(query)
    if (event.type !== 'updated') return
    if (event.action.type === 'error') {
      if (maybeOver(event.action.error)) failing.add(query)
      else failing.delete(query)
    }
    if (event.action.type !== 'success' || !failing.delete(query)) return
    for (const unseen of client.getQueryCache().findAll({ type: 'inactive', predicate }))
      if (unseen.state.data === undefined) client.getQueryCache().remove(unseen)
    void client.refetchQueries({ type: 'active', predicate }, { cancelRefetch: false })
  })
}

function maybeOver(error: unknown): boolean {
  if (!(error instanceof ApiFailure)) return false
  const { status = 500 } = error
  return status >= 500 || status === 429
}
