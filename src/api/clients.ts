import type { QueryClient } from '@tanstack/react-query'
import type { OperationId, Schemas } from '@/contract'
import type { Answer } from './answer'
import { call } from './client'

type OfClient = { user?: Schemas['UserRef'] | null }

/** The lists of what clients have asked for, and where in their answers the rows are. */
const clientRows: { [Id in OperationId]?: (answer: Answer<Id>) => OfClient[] } = {
  listPendingSubscriptions: (answer) => answer.subscriptions,
  listAllSubscriptions: (answer) => answer.subscriptions,
  listRenewalRequests: (answer) => answer.subscriptions,
  listComplaints: (answer) => answer.complaints,
}

const isBare = ({ user }: OfClient) => user?.name === '' && user.email === ''

/**
 * Some servers tell whose a row is by an id alone. Fills in the names from the list of users, in place. Where that list
 * cannot be had the ids stay, which tell clients apart at least.
 */
export async function nameClients<Id extends OperationId>(id: Id, answer: Answer<Id>, client: QueryClient) {
  const bare = clientRows[id]?.(answer).filter(isBare) ?? []
  if (bare.length === 0) return
  const known = await client
    .fetchQuery({ queryKey: ['listUsers'], queryFn: ({ signal }) => call('listUsers', {}, { signal }) })
    .catch(() => null)
  if (known === null) return
  const users = new Map(known.users.map((user) => [user._id, user]))
  // who is not among the users has no account any more
  for (const row of bare) row.user = users.get(row.user?._id ?? '') ?? null
}
