import { type OperationId, operations } from '@/contract'
import type { Check, Context } from '../check'
import { Blocked } from '../probe'
import { rowsOf } from '../rows'

const readings = (Object.keys(operations) as OperationId[]).filter((id) => operations[id].method === 'get')
const isPublic = (id: OperationId) => operations[id].audience === 'visitor' && !operations[id].credential
const withoutId = readings.filter((id) => !operations[id].path.includes('{'))

/** Reads each list; one that does not work does not keep the others from being read. */
async function readAll({ probe }: Context, ids: readonly OperationId[], token: string | null): Promise<void> {
  await Promise.all(
    ids.map(async (id) => {
      try {
        await probe.succeed(id, { token })
      } catch (error) {
        if (!(error instanceof Blocked)) throw error
      }
    }),
  )
}

async function readOneTicket({ probe, world }: Context): Promise<void> {
  const token = await world.admin()
  const [ticket] = rowsOf(await probe.succeed('listComplaints', { token }))
  if (!ticket) throw new Blocked('the server has no ticket that an admin could read')
  await probe.succeed('getComplaint', { params: { id: ticket._id }, token })
  await probe.succeed('listChatMessages', { params: { id: ticket._id }, token })
}

/** Reading turns what is past its end into expired: nothing else does, and only what has expired can be renewed. */
async function overdue({ probe, world }: Context): Promise<void> {
  const input = { token: await world.admin() }
  const rows = rowsOf(await probe.succeed('listAllSubscriptions', input))
  const late = rows.find(
    ({ status, expiresAt }) => status === 'active' && Date.parse(String(expiresAt)) < probe.line.serverTime(),
  )
  if (late)
    probe.breach('listAllSubscriptions', probe.callOf('listAllSubscriptions', input), {
      cause: 'never-expires',
      title: 'A subscription is active after its end',
      place: 'subscriptions.*.status',
      expected: '"expired"',
      got: `"active", with expiresAt ${String(late['expiresAt'])}`,
      text: 'The plan never ends, and cannot be renewed.',
    })
}

/** Every answer that can be had without changing anything. */
export const reading: Check[] = [
  {
    id: 'read-public',
    title: 'What visitors read',
    writes: false,
    admin: false,
    run: (context) => readAll(context, withoutId.filter(isPublic), null),
  },
  {
    id: 'read-admin',
    title: 'What an admin reads',
    writes: false,
    admin: true,
    run: async (context) =>
      readAll(
        context,
        withoutId.filter((id) => !isPublic(id)),
        await context.world.admin(),
      ),
  },
  { id: 'overdue', title: 'Subscriptions past their end', writes: false, admin: true, run: overdue },
  {
    id: 'read-ticket',
    title: 'A ticket and its chat, read by an admin',
    writes: false,
    admin: true,
    run: readOneTicket,
  },
]
