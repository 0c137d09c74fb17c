import {
  type DataTag,
  mutationOptions,
  type QueryClient,
  type QueryKey,
  queryOptions,
} from '@tanstack/react-query'
import type { CallInput, OperationId, ParamsOf } from '@/contract'
import { type Answer, keyOf } from './answer'
import { call } from './client'
import { nameClients } from './clients'
import { ApiFailure } from './failure'
import { once } from './once'
import { noteSaidActive } from './saidActive'

declare module '@tanstack/react-query' {
  interface Register {
    defaultError: ApiFailure
  }
}

type ReadId = { [Id in OperationId]: undefined extends Answer<Id> ? never : Id }[OperationId]
type ReadInput<Id extends OperationId> = [ParamsOf<Id>] extends [undefined] ? [] : [params: ParamsOf<Id>]

/** The reading calls without parameters. */
export type ListId = { [Id in ReadId]: [ParamsOf<Id>] extends [undefined] ? Id : never }[ReadId]

/** The query of a reading call, keyed by its operation and parameters; `pick` takes the data out of the answer. */
export function read<Id extends ReadId, Data>(
  id: Id,
  pick: (answer: Answer<Id>) => Data,
  ...[params]: ReadInput<Id>
) {
  const input = (params === undefined ? {} : { params }) as CallInput<Id>
  return queryOptions({
    queryKey: keyOf(id, params),
    queryFn: async ({ signal, client }) => {
      const answer = await call(id, input, { signal })
      noteSaidActive(id, answer)
      await nameClients(id, answer, client)
      return answer
    },
    select: pick,
  })
}

/** Fetches the queries of these operations again, because a call has changed what they show. */
export async function invalidate(client: QueryClient, ids: readonly OperationId[]): Promise<void> {
  await Promise.all(ids.map((id) => client.invalidateQueries({ queryKey: [id] })))
}

/**
 * Changes an answer that is already in the cache, before or without a new one of the server. An answer that is under way is
 * dropped, because it was made before the change and would undo it.
 */
export async function patch<Answered>(
  client: QueryClient,
  { queryKey }: { queryKey: DataTag<QueryKey, Answered, ApiFailure> },
  change: (answer: Answered) => Answered,
): Promise<void> {
  await client.cancelQueries({ queryKey })
  client.setQueryData<Answered>(queryKey, (answer) => answer && change(answer))
}

/** The input of a call that needs the id of a record and nothing else. */
export const byId = (id: string) => ({ params: { id } })

/** The input of a call that needs the id of a record, and a body with all else that it is given. */
export const byIdWith = <Body>({ id, ...body }: { id: string } & Body) => ({ params: { id }, body })

/**
 * Whether a refusal may mean that the list is stale, because another user decided or deleted the row. A 400 for a form's
 * contents costs one extra refetch.
 */
const outdated = ({ status }: ApiFailure) => status === 400 || status === 404 || status === 409

/**
 * The mutation of a writing call. It is never sent a second time while an equal one is under way. After a success the
 * queries of these operations are fetched again, because the call `changes` what they show. So they are where no answer
 * came, for the server may have done it all the same, and where the screen may be `outdated`.
 */
export function write<Id extends OperationId, Input>(
  id: Id,
  toInput: (input: Input) => CallInput<Id>,
  changes: readonly OperationId[] = [],
) {
  return mutationOptions({
    mutationKey: [id],
    mutationFn: (input: Input) => once(id, input, () => call(id, toInput(input))),
    onSuccess: (_answer, _input, _result, { client }) => invalidate(client, changes),
    onError: (error, _input, _result, { client }) => {
      // report the failure at once, not after the refetch
      if (error instanceof ApiFailure && (!error.answered || outdated(error)))
        void invalidate(client, changes)
    },
  })
}
