import { type OperationId, operations } from '@/contract'
import { adminCheck, type Check, check, type Context } from '../check'
import { rowsOf } from '../fixtures'
import { Blocked } from '../probe'

const lists = (Object.keys(operations) as OperationId[]).filter(
  (id) => operations[id].method === 'get' && !operations[id].path.includes('{'),
)
const isPublic = (id: OperationId) => operations[id].audience === 'visitor' && !operations[id].credential

/** Reads each list, even if others fail. */
async function readAll({ probe }: Context, ids: readonly OperationId[], token: string | null) {
  await Promise.all(
    ids.map((id) =>
      probe.succeed(id, { token }).catch((error: unknown) => {
        if (!(error instanceof Blocked)) throw error
      }),
    ),
  )
}

/** Checks that only read. */
export const readingChecks: Check[] = [
  check('read-public', 'What visitors read', 'reads', (context) =>
    readAll(context, lists.filter(isPublic), null),
  ),
  adminCheck('read-admin', 'What an admin reads', 'reads', (context) =>
    readAll(
      context,
      lists.filter((id) => !isPublic(id)),
      context.token,
    ),
  ),
  // A read must expire an overdue subscription, because only expired ones can be renewed.
  adminCheck('overdue', 'Subscriptions past their end', 'reads', async ({ probe, token }) => {
    const input = { token }
    const rows = rowsOf(await probe.succeed('listAllSubscriptions', input))
    const now = probe.requests.serverTime()
    const late = rows.find(
      ({ status, expiresAt }) => status === 'active' && Date.parse(String(expiresAt)) < now,
    )
    if (late && probe.hasClearDates('listAllSubscriptions', 'expiresAt'))
      probe.reportBreach('listAllSubscriptions', probe.callOf('listAllSubscriptions', input), {
        title: 'A subscription is active after its end',
        found: ['listAllSubscriptions, status', '"expired"', `"active", until ${String(late['expiresAt'])}`],
        text: 'The plan never ends and cannot be renewed.',
      })
  }),
  adminCheck('read-ticket', 'A ticket, read by an admin', 'reads', async ({ probe, token }) => {
    const [ticket] = rowsOf(await probe.succeed('listComplaints', { token }))
    if (!ticket) throw new Blocked('the server has no ticket that an admin could read')
    await probe.succeed('getComplaint', { params: { id: ticket._id }, token })
    await probe.succeed('listChatMessages', { params: { id: ticket._id }, token })
  }),
]
