import type { QueryClient } from '@tanstack/react-query'
import type { OperationId, UserRef } from '@/contract'
import type { Answer } from './answer'
import { call } from './client'

type OfClient = { user?: UserRef | null }

/** The lists in which each row belongs to a client, and where in their answers the rows are. */
const clientRows: { [Id in OperationId]?: (answer: Answer<Id>) => OfClient[] } = {
  listPendingSubscriptions: (answer) => answer.subscriptions,
  listAllSubscriptions: (answer) => answer.subscriptions,
  listRenewalRequests: (answer) => answer.subscriptions,
  listComplaints: (answer) => answer.complaints,
}

const isBare = ({ user }: OfClient) => user?.name === '' && user.email === ''

/**
 * Some servers send only the id of the client to whom a row belongs. Fills in the names from the list of users, in place. If
 * that list cannot be fetched the ids stay; they at least tell clients apart.
 */
export async function nameClients<Id extends OperationId>(id: Id, answer: Answer<Id>, client: QueryClient) {
  const bare = clientRows[id]?.(answer).filter(isBare) ?? []
  if (bare.length === 0) return
  const known = await client
    .fetchQuery({ queryKey: ['listUsers'], queryFn: ({ signal }) => call('listUsers', {}, { signal }) })
    .catch(() => null)
  if (known === null) return
  const users = new Map(known.users.map((user) => [user._id, user]))
  // a client who is not among the users has no account any more
  for (const row of bare) row.user = users.get(row.user?._id ?? '') ?? null
}
