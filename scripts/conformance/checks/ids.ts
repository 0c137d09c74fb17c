import { type OperationId, operations, serverRules } from '@/contract'
import { bodyOf, UNKNOWN_ID } from '../bodies'
import { adminCheck, type Check, check, type Context, inBatches } from '../check'

const bad = [
  [UNKNOWN_ID, 'an unknown ID'],
  ['not-an-id', 'a malformed ID'],
] as const

const withId = (Object.keys(operations) as OperationId[]).filter((id) => operations[id].path.includes('{id}'))

const reason = { reason: 'For a test of the server' }
const described = { description: 'For a test of the server', icon: 'server' }

/** Valid bodies, so that only the ID is wrong. */
const bodies: Partial<Record<OperationId, object>> = {
  updatePlan: { name: 'Conformance of nothing', price: 1999, duration: 30 },
  updatePaymentOption: { name: 'Conformance', upiId: 'conformance.of.nothing@bank' },
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

/** The contract's first message for an unknown ID, or the status if it has none. */
function notFound(id: OperationId): string | number {
  const refusals: Partial<Record<string, readonly string[]>> = serverRules[id].refusals
  return refusals['404']?.[0] ?? 404
}

async function refuseAll({ probe }: Context, ids: readonly OperationId[], token: string): Promise<void> {
  const cases = ids.flatMap((id) => bad.map((each) => [id, ...each] as const))
  await inBatches(cases, ([id, param, place]) => {
    const fields = bodies[id]
    const body = fields && operations[id].body === 'multipart' ? bodyOf('teamMember', fields) : fields
    return probe.mustRefuse(id, { params: { id: param }, body, token }, [place, notFound(id)])
  })
}

export const idChecks: Check[] = [
  check('ids-client', 'Unknown and malformed IDs, by a client', 'writes', async (context) => {
    const { token } = await context.fixtures.client()
    await refuseAll(
      context,
      withId.filter((id) => operations[id].audience === 'user'),
      token,
    )
    await inBatches(bad, ([subscriptionId, place]) =>
      context.probe.mustRefuse('requestRenewal', { body: { subscriptionId }, token }, [
        `${place} in the body`,
        'Subscription not found.',
      ]),
    )
  }),
  // Also covers calls for which the contract leaves open whether they need a token.
  adminCheck('ids-admin', 'Unknown and malformed IDs, by an admin', 'writes', (context) =>
    refuseAll(
      context,
      withId.filter((id) => operations[id].audience !== 'user'),
      context.token,
    ),
  ),
]
