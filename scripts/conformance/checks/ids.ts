import { type OperationId, operations, serverRules } from '@/contract'
import { collections, examples, UNKNOWN_ID } from '../bodies'
import { adminCheck, type Check, check, type Context, inBatches } from '../check'
import { callsOf } from '../fixtures'

const bad = [
  [UNKNOWN_ID, 'an unknown ID'],
  ['not-an-id', 'a malformed ID'],
] as const

const withId = (Object.keys(operations) as OperationId[]).filter((id) => operations[id].path.includes('{id}'))

const isOfClient = (id: OperationId) => operations[id].audience === 'user'

/** The contract's first message for an unknown ID, or the status if it has none. */
function notFound(id: OperationId): string | number {
  const refusals: Partial<Record<string, readonly string[]>> = serverRules[id].refusals
  return refusals['404']?.[0] ?? 404
}

/** Sends valid bodies, so that only the ID is wrong. */
async function refuseAll(
  { probe, fixtures }: Context,
  ids: readonly OperationId[],
  token: string,
): Promise<void> {
  const cases = ids.flatMap((id) => bad.map((each) => [id, ...each] as const))
  await inBatches(cases, ([id, param, place]) => {
    const updated = collections.find((each) => callsOf(each).update === id)
    const body = updated ? fixtures.bodies.of(updated).body : examples[id]
    return probe.mustRefuse(id, { params: { id: param }, body, token }, [place, notFound(id)])
  })
}

export const idChecks: Check[] = [
  check('ids-client', 'Unknown and malformed IDs, by a client', async (context) => {
    const { token } = await context.fixtures.client()
    await refuseAll(context, withId.filter(isOfClient), token)
    await inBatches(bad, ([subscriptionId, place]) => {
      const refused = [`${place} in the body`, 'Subscription not found.'] as const
      return context.probe.mustRefuse('requestRenewal', { body: { subscriptionId }, token }, refused)
    })
  }),
  // Also covers calls for which the contract leaves open whether they need a token.
  adminCheck('ids-admin', 'Unknown and malformed IDs, by an admin', (context) => {
    const ids = withId.filter((id) => !isOfClient(id))
    return refuseAll(context, ids, context.token)
  }),
]
