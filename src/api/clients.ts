import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { CallInput, Schemas } from '@/contract'
import type { Answer } from './answer'
import { call } from './client'
import { usersQuery } from './users'

type OfClient = { user?: Schemas['UserRef'] | null }
type ClientList =
  | 'listPendingSubscriptions'
  | 'listAllSubscriptions'
  | 'listRenewalRequests'
  | 'listComplaints'

/** The query of what clients have asked for. Where the server tells whose it is by an id alone, it gets their names. */
export function readOfClients<Id extends ClientList, Row extends OfClient>(
  id: Id,
  pick: (answer: Answer<Id>) => Row[],
) {
  return queryOptions({
    queryKey: [id] as const,
    queryFn: async ({ signal, client }) => {
      const answer = await call(id, {} as CallInput<Id>, { signal })
      await nameClients(pick(answer), client)
      return answer
    },
    select: pick,
  })
}

const isBare = ({ user }: OfClient) => user?.name === '' && user.email === ''

/** Fills the rows in, by the list of users. Where that cannot be had the ids stay, which tell clients apart at least. */
async function nameClients(rows: OfClient[], client: QueryClient): Promise<void> {
  if (!rows.some(isBare)) return
  const known = await client.fetchQuery(usersQuery()).catch(() => null)
  if (known === null) return
  const users = new Map(known.users.map((user) => [user._id, user]))
  // who is not among the users has no account any more
  for (const row of rows) if (isBare(row)) row.user = users.get(row.user?._id ?? '') ?? null
}
