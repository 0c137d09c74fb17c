import type { QueryClient, QueryKey } from '@tanstack/react-query'
import type { CrudCall, CrudCalls } from './crud'
import { ApiFailure } from './failure'

type List<Answered, Row> = {
  queryKey: QueryKey
  queryFn?: unknown
  select?: (answer: Answered) => readonly Row[]
}

type Key<Row, Body> = { of: (row: Row) => string; made: (body: Body) => string }

/** A timeout is not checked: the server has already kept the user waiting twice. */
const mayBeDone = (error: unknown): boolean =>
  error instanceof ApiFailure &&
  ((error.mayBeDone && error.kind !== 'timeout') || (error.retried && error.refused))

/**
 * If the answer is lost, or the retry after a timeout is refused, looks at the list: a deleted record that is gone, or a
 * new one with this key, means that the call has succeeded.
 */
export function checked<Body, Answered, Row extends { _id: string }>(
  calls: CrudCalls<Body>,
  list: List<Answered, Row>,
  key?: Key<Row, Body>,
): CrudCalls<Body> {
  const rowsIn = (answer: Answered | undefined) => answer && list.select?.(answer)
  const rowsNow = (client: QueryClient) =>
    client
      .fetchQuery({
        queryKey: list.queryKey,
        queryFn: list.queryFn as () => Promise<Answered>,
        staleTime: 0,
      })
      .then(rowsIn, () => undefined)
  const check = <Input>(
    call: CrudCall<Input>,
    isDone: (input: Input, now: readonly Row[], before: readonly Row[] | undefined) => boolean,
  ): CrudCall<Input> => ({
    ...call,
    mutationFn: async (input, context) => {
      const { client } = context
      const before = rowsIn(client.getQueryData<Answered>(list.queryKey))
      try {
        return await call.mutationFn?.(input, context)
      } catch (error) {
        const now = mayBeDone(error) ? await rowsNow(client) : undefined
        if (now === undefined || !isDone(input, now, before)) throw error
        return undefined
      }
    },
  })
  const isMade = (rows: readonly Row[], body: Body) => rows.some((row) => key?.of(row) === key?.made(body))
  return {
    ...calls,
    create: key
      ? check(
          calls.create,
          ({ body }, now, before) => before !== undefined && !isMade(before, body) && isMade(now, body),
        )
      : calls.create,
    remove: check(calls.remove, (id, now) => now.every(({ _id }) => _id !== id)),
  }
}
