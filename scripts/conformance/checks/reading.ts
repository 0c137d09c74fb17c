import { type OperationId, operations } from '@/contract'
import { type Check, check, type Context } from '../check'
import { rowsOf } from '../fixtures'
import { Blocked } from '../probe'

const lists = (Object.keys(operations) as OperationId[]).filter(
  (id) => operations[id].method === 'get' && !operations[id].path.includes('{'),
)
const isPublic = (id: OperationId) => operations[id].audience === 'visitor' && !operations[id].credential

/** Makes all these calls, even if some fail. */
async function readAll({ probe }: Context, ids: readonly OperationId[], token: string | null) {
  await Promise.all(
    ids.map((id) =>
      probe.succeed(id, { token }).catch((error: unknown) => {
        if (!(error instanceof Blocked)) throw error
      }),
    ),
  )
}

/** Every answer that can be read without a change. */
export const readingChecks: Check[] = [
  check('read-public', 'What visitors read', 'reads', (context) =>
    readAll(context, lists.filter(isPublic), null),
  ),
  check('read-admin', 'What an admin reads', 'admin reads', async (context) => {
    const token = await context.fixtures.admin()
    await readAll(
      context,
      lists.filter((id) => !isPublic(id)),
      token,
    )
  }),
  // Reading is what turns an overdue subscription into an expired one, and only an expired one can be renewed.
  check('overdue', 'Subscriptions past their end', 'admin reads', async ({ probe, fixtures }) => {
    const input = { token: await fixtures.admin() }
    const rows = rowsOf(await probe.succeed('listAllSubscriptions', input))
    const now = probe.requests.serverTime()
    const late = rows.find(
      ({ status, expiresAt }) => status === 'active' && Date.parse(String(expiresAt)) < now,
    )
    if (late && probe.isSure('listAllSubscriptions', 'expiresAt'))
      probe.breach('listAllSubscriptions', probe.callOf('listAllSubscriptions', input), {
        title: 'A subscription is active after its end',
        found: ['listAllSubscriptions, status', '"expired"', `"active", until ${String(late['expiresAt'])}`],
        text: 'The plan never ends and cannot be renewed.',
      })
  }),
  check('read-ticket', 'A ticket, read by an admin', 'admin reads', async ({ probe, fixtures }) => {
    const token = await fixtures.admin()
    const [ticket] = rowsOf(await probe.succeed('listComplaints', { token }))
    if (!ticket) throw new Blocked('the server has no ticket that an admin could read')
    await probe.succeed('getComplaint', { params: { id: ticket._id }, token })
    await probe.succeed('listChatMessages', { params: { id: ticket._id }, token })
  }),
]
