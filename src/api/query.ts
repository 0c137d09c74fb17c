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

export type ListId = { [Id in ReadId]: [ParamsOf<Id>] extends [undefined] ? Id : never }[ReadId]

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

/** Refetches these queries, because a call has changed their data. */
export async function invalidate(client: QueryClient, ids: readonly OperationId[]): Promise<void> {
  await Promise.all(ids.map((id) => client.invalidateQueries({ queryKey: [id] })))
}

/** Changes a query's data. Drops a pending answer, which was made before the change and would undo it. */
export async function patch<Answered>(
  client: QueryClient,
  { queryKey }: { queryKey: DataTag<QueryKey, Answered, ApiFailure> },
  change: (answer: Answered) => Answered,
): Promise<void> {
  await client.cancelQueries({ queryKey })
  client.setQueryData<Answered>(queryKey, (answer) => answer && change(answer))
}

export const byId = (id: string) => ({ params: { id } })

export const byIdWith = <Body>({ id, ...body }: { id: string } & Body) => ({ params: { id }, body })

/**
 * Another user may have deleted the row or decided on it, or the server failed after it had done the call. A 400 about a
 * form's input only costs a refetch.
 */
const outdated = ({ status = 0 }: ApiFailure) => [400, 404, 409].includes(status) || status >= 500

/** Never sends the same call twice at once. Refetches its `changes` after success, a missing answer or an `outdated` refusal. */
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
