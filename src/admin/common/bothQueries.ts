import type { QueryLike } from '@/kit/feedback/QueryView'

/** Two queries as one: has data once both have data, and fails if either fails. A retry refetches what failed. */
export function bothQueries<A, B>(a: QueryLike<A>, b: QueryLike<B>): QueryLike<{ a: A; b: B }> {
  return {
    data: a.data !== undefined && b.data !== undefined ? { a: a.data, b: b.data } : undefined,
    error: a.error ?? b.error,
    isFetching: a.isFetching || b.isFetching,
    errorUpdateCount: a.errorUpdateCount + b.errorUpdateCount,
    refetch: () => Promise.all([a, b].filter(({ error }) => error !== null).map((query) => query.refetch())),
  }
}
