import { type OperationId, operations } from '@/contract'
import { adminCheck, check, type Context, inBatches, readers, unlessBlocked } from '../check'
import { rowsOf } from '../fixtures'
import { Blocked } from '../probe'

const lists = (Object.keys(operations) as OperationId[]).filter(
  (id) => operations[id].method === 'get' && !operations[id].path.includes('{'),
)
const isPublic = (id: OperationId) => operations[id].audience === 'visitor' && !operations[id].credential

const nonPublic = lists.filter((id) => !isPublic(id))

/** Reads each list, even if others fail. */
const readAll = ({ probe }: Context, ids: readonly OperationId[], token: string | null) =>
  inBatches(ids, (id) => probe.succeed(id, { token }).catch(unlessBlocked))

export const readingChecks = readers([
  check('read-public', 'What visitors read', (context) => readAll(context, lists.filter(isPublic), null)),
  adminCheck('read-admin', 'What an admin reads', (context) => readAll(context, nonPublic, context.token)),
  // A read must turn overdue subscriptions into expired ones, because only those can be renewed.
  adminCheck('overdue', 'Subscriptions past their end', async ({ probe, token }) => {
    const rows = rowsOf(await probe.succeed('listAllSubscriptions', { token }))
    const now = probe.requests.serverTime()
    const late = rows.find(
      ({ status, expiresAt }) => status === 'active' && Date.parse(String(expiresAt)) < now,
    )
    if (late && probe.hasClearDates('listAllSubscriptions', 'expiresAt'))
      probe.report('listAllSubscriptions', probe.callOf('listAllSubscriptions', { token }), {
        title: 'A subscription is active after its end',
        found: ['listAllSubscriptions, status', '"expired"', `"active", until ${String(late['expiresAt'])}`],
        text: 'The plan never ends and cannot be renewed.',
      })
  }),
  adminCheck('read-ticket', 'A ticket, read by an admin', async ({ probe, token }) => {
    const [ticket] = rowsOf(await probe.succeed('listComplaints', { token }))
    if (!ticket) throw new Blocked('the server has no ticket that an admin could read')
    for (const id of ['getComplaint', 'listChatMessages'] as const)
      await probe.succeed(id, { params: { id: ticket._id }, token })
  }),
])
