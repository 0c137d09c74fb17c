import type { QueryClient, QueryKey } from '@tanstack/react-query'
import type { CrudCall } from './crud'
import { ApiFailure } from './failure'

type List<Answered, Row> = {
  queryKey: QueryKey
  queryFn?: unknown
  select?: (answer: Answered) => readonly Row[]
}

type Key<Row, Body> = { of: (row: Row) => string; made: (body: Body) => string }

/** If the retry after a timeout is refused, a new record with this key means that the first try succeeded. */
export function keyed<Body, Answered, Row>(
  create: CrudCall<{ body: Body }>,
  list: List<Answered, Row>,
  { of, made }: Key<Row, Body>,
): CrudCall<{ body: Body }> {
  const isIn = (answer: Answered | undefined, body: Body) =>
    answer !== undefined && list.select?.(answer).some((row) => of(row) === made(body)) === true
  const now = (client: QueryClient) =>
    client.fetchQuery({
      queryKey: list.queryKey,
      queryFn: list.queryFn as () => Promise<Answered>,
      staleTime: 0,
    })
  return {
    ...create,
    mutationFn: async (input, context) => {
      const { client } = context
      const before = client.getQueryData<Answered>(list.queryKey)
      try {
        return await create.mutationFn?.(input, context)
      } catch (error) {
        if (!(error instanceof ApiFailure && error.retried && error.refused)) throw error
        const after = await now(client).catch(() => undefined)
        if (before === undefined || isIn(before, input.body) || !isIn(after, input.body)) throw error
        return undefined
      }
    },
  }
}
