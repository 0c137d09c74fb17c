import type { Query, QueryClient } from '@tanstack/react-query'
import { ApiFailure } from './failure'

/**
 * A server that is back answers more than what was asked: with the first success whatever else had failed on the page is
 * fetched again, so that one "Try again" will do. What has failed elsewhere is asked for where it is needed.
 */
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

/** The connection or the server failed, which may be over by now; what was refused stays refused. */
function maybeOver(error: unknown): boolean {
  if (!(error instanceof ApiFailure)) return false
  const { status = 500 } = error
  return status >= 500 || status === 429
}
