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
  {
    id: 'read-ticket',
    title: 'A ticket and its chat, read by an admin',
    writes: false,
    admin: true,
    run: readOneTicket,
  },
]
