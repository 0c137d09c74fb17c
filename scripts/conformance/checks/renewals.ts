import type { Check, Context } from '../check'
import { Blocked } from '../probe'
import { type Row, rowsOf } from '../rows'
import { mustBeTold, notices } from './told'

/** A term lasts a day at least, so that no run can make an expired subscription: one has to be named. */
async function renewal(context: Context): Promise<void> {
  const { probe, world } = context
  const client = await world.expired()
  const token = await world.admin()
  const own = async (): Promise<Row[]> =>
    rowsOf(await probe.succeed('listMySubscriptions', { token: client.token }))
  const id = (await own()).find(({ status }) => status === 'expired')?._id
  if (id === undefined) throw new Blocked('the client that was named has no expired subscription')
  const ask = { body: { subscriptionId: id }, token: client.token }
  await probe.succeed('requestRenewal', ask)
  await probe.refused('requestRenewal', ask, {
    cause: 'renewal-twice',
    place: 'a second request for the same renewal',
    status: 400,
    message: 'A renewal request is already pending for this subscription.',
  })
  const waiting = rowsOf(await probe.succeed('listRenewalRequests', { token }))
  if (!waiting.some(({ _id }) => _id === id))
    probe.breach('requestRenewal', probe.callOf('listRenewalRequests', { token }), {
      cause: 'renewal-not-waiting',
      title: 'A request for a renewal is not in the panel',
      place: 'listRenewalRequests',
      expected: 'the request',
      got: 'nothing',
      text: 'The admin never sees the request.',
    })
  const before = await notices(context, client)
  const reason = world.bodies.sentence()
  await probe.succeed('rejectRenewal', { params: { id }, body: { reason }, token })
  const refused = (await own()).find(({ _id }) => _id === id)
  if (refused?.['renewalRejectionReason'] !== reason)
    probe.breach('rejectRenewal', probe.callOf('listMySubscriptions', { token: client.token }), {
      cause: 'renewal-reason-not-stored',
      title: 'The reason of a refused renewal does not reach the client',
      place: 'subscriptions.*.renewalRejectionReason',
      expected: `“${reason}”`,
      got: JSON.stringify(refused?.['renewalRejectionReason']) ?? 'nothing',
      text: 'The client reads that it was refused, and not why.',
    })
  await mustBeTold(context, client, before, 'rejectRenewal', 'a refused renewal')
  await probe.succeed('requestRenewal', ask)
  await probe.succeed('approveRenewal', { params: { id }, token })
  const renewed = (await own()).find(({ _id }) => _id === id)
  if (renewed?.['status'] !== 'active' || Date.parse(String(renewed['expiresAt'])) < probe.line.serverTime())
    probe.breach('approveRenewal', probe.callOf('listMySubscriptions', { token: client.token }), {
      cause: 'renewal-not-stored',
      title: 'A renewed subscription is not active for a new term',
      place: 'subscriptions.*.status and expiresAt',
      expected: '"active", and a day to come',
      got: `${JSON.stringify(renewed?.['status'])}, ${JSON.stringify(renewed?.['expiresAt'])}`,
      text: 'The client has paid again, and still reads that the plan has expired.',
    })
  await probe.refused(
    'approveRenewal',
    { params: { id }, token },
    {
      cause: 'renewal-undecided',
      place: 'a renewal that nobody asked for',
      status: 400,
      message: 'No pending renewal request found.',
    },
  )
}

export const renewals: Check[] = [
  {
    id: 'renewal',
    title: 'A renewal: asked, refused, asked again, approved',
    writes: true,
    admin: true,
    run: renewal,
  },
]
