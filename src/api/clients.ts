import type { QueryClient } from '@tanstack/react-query'
import type { OperationId, UserRef } from '@/contract'
import type { Answer } from './answer'
import { call } from './client'

type OfClient = { user?: UserRef | null }

const clientRows: { [Id in OperationId]?: (answer: Answer<Id>) => OfClient[] } = {
  listPendingSubscriptions: (answer) => answer.subscriptions,
  listAllSubscriptions: (answer) => answer.subscriptions,
  listRenewalRequests: (answer) => answer.subscriptions,
  listComplaints: (answer) => answer.complaints,
}

const isBare = ({ user }: OfClient) => user?.name === '' && user.email === ''

/** Some servers send only the client's ID. Fills in names from the user list; if that fails, the IDs stay. */
export async function nameClients<Id extends OperationId>(id: Id, answer: Answer<Id>, client: QueryClient) {
  const bare = clientRows[id]?.(answer).filter(isBare) ?? []
  if (bare.length === 0) return
  const known = await client
    .fetchQuery({ queryKey: ['listUsers'], queryFn: ({ signal }) => call('listUsers', {}, { signal }) })
    .catch(() => null)
  if (known === null) return
  const users = new Map(known.users.map((user) => [user._id, user]))
  // not among the users: the account is gone
  for (const row of bare) row.user = users.get(row.user?._id ?? '') ?? null
}
