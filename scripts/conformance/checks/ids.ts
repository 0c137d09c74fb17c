import { type OperationId, operations, serverRules } from '@/contract'
import type { Check, Context } from '../check'
import { bodyOf } from '../bodies'
import { sideBySide } from '../sideBySide'

/** Well formed for a server with ObjectIds, and of no row. */
const UNKNOWN_ID = '64b000000000000000000000'
const MALFORMED_ID = 'not-an-id'

/** What is sent besides the id, valid so that only the id is at fault. */
const reason = { reason: 'For a test of the server' }
const plan = { name: 'Conformance of nothing', price: 1999, duration: 30 }
const option = { name: 'Conformance', upiId: 'conformance.of.nothing@bank' }
const described = { description: 'For a test of the server', icon: 'server' }

const bodies: Partial<Record<OperationId, object>> = {
  updatePlan: plan,
  updatePaymentOption: option,
  rejectSubscription: reason,
  rejectRenewal: reason,
  sendChatMessage: { text: 'Hello' },
  resolveComplaint: { status: 'resolved', response: 'Done.' },
  decideReopen: { action: 'accept' },
  changeUserRole: { role: 'user' },
  updateTeamMember: { name: 'Conformance', position: 'Designer' },
  updateFeature: { title: 'Conformance', ...described },
  updateService: { name: 'Conformance', ...described },
}

const addressed = (Object.keys(operations) as OperationId[]).filter((id) =>
  operations[id].path.includes('{id}'),
)

/** What the contract has a server say of an id that it does not know. */
function notFound(id: OperationId): string | null {
  const refusals: Partial<Record<string, readonly string[]>> = serverRules[id].refusals
  return refusals['404']?.[0] ?? null
}

async function refuseAll(context: Context, audience: 'user' | 'admin'): Promise<void> {
  const { probe, world } = context
  const token = audience === 'admin' ? await world.admin() : (await world.client()).token
  const cases = addressed
    // the calls of payment options may be asked for a credential, and an admin has one
    .filter((id) => (operations[id].audience === 'user') === (audience === 'user'))
    .flatMap((id) => [
      { id, param: UNKNOWN_ID, cause: 'unknown-id', place: 'an unknown id' },
      { id, param: MALFORMED_ID, cause: 'malformed-id', place: 'a malformed id' },
    ])
  await sideBySide(cases, ({ id, param, cause, place }) => {
    const fields = bodies[id]
    const body = fields && operations[id].body === 'multipart' ? bodyOf('teamMember', fields) : fields
    const refusal = { cause, place, status: 404, message: notFound(id) }
    return probe.refused(id, { params: { id: param }, body, token }, refusal)
  })
}

async function unknownRenewal({ probe, world }: Context): Promise<void> {
  const { token } = await world.client()
  await sideBySide([UNKNOWN_ID, MALFORMED_ID], (id) =>
    probe.refused(
      'requestRenewal',
      { body: { subscriptionId: id }, token },
      {
        cause: id === UNKNOWN_ID ? 'unknown-id' : 'malformed-id',
        place: id === UNKNOWN_ID ? 'an unknown id in the body' : 'a malformed id in the body',
        status: 404,
        message: 'Subscription not found.',
      },
    ),
  )
}

export const ids: Check[] = [
  {
    id: 'ids-client',
    title: 'Unknown and malformed ids, by a client',
    writes: true,
    admin: false,
    run: async (context) => {
      await refuseAll(context, 'user')
      await unknownRenewal(context)
    },
  },
  {
    id: 'ids-admin',
    title: 'Unknown and malformed ids, by an admin',
    writes: true,
    admin: true,
    run: (context) => refuseAll(context, 'admin'),
  },
]
