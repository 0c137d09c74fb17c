import { DAY } from '@/lib/dates'
import { adminCheck, type Check, type Context } from '../check'
import { isSuccess } from '../line'
import { Blocked } from '../probe'
import { type Row, rowsOf } from '../rows'
import type { Client } from '../world'
import { mustBeTold, notices } from './told'

const mine = async ({ probe }: Context, { token }: Client, id: string): Promise<Row | undefined> =>
  rowsOf(await probe.succeed('listMySubscriptions', { token })).find(({ _id }) => _id === id)

async function order(context: Context): Promise<void> {
  const { probe, world } = context
  const client = await world.client()
  const { row } = await world.subscription(client)
  const stored = await mine(context, client, row._id)
  const call = probe.callOf('listMySubscriptions', { token: client.token })
  if (!stored) throw new Blocked('a stored subscription is not in the client’s list')
  if (stored['status'] !== 'pending')
    probe.breach('subscribe', call, {
      cause: 'not-pending',
      title: 'A new subscription is not pending',
      place: 'subscriptions.*.status',
      expected: '"pending"',
      got: JSON.stringify(stored['status']),
      text: 'The client has the plan before anybody has looked for the payment.',
    })
  if (stored['expiresAt'] !== undefined && stored['expiresAt'] !== null)
    probe.breach('subscribe', call, {
      cause: 'expiry-before-approval',
      title: 'The term runs before the approval',
      place: 'subscriptions.*.expiresAt',
      expected: 'null until the approval',
      got: 'a date',
      text: 'The client’s days run while they wait.',
    })
  const waiting = rowsOf(await probe.succeed('listPendingSubscriptions', { token: await world.admin() }))
  if (!waiting.some(({ _id }) => _id === row._id))
    probe.breach('listPendingSubscriptions', call, {
      cause: 'not-waiting',
      title: 'A new subscription is not in the queue of approvals',
      place: 'subscriptions',
      expected: 'the new subscription',
      got: 'nothing',
      text: 'The admin never sees the request.',
    })
}

async function refusedOrders(context: Context): Promise<void> {
  const { probe, world } = context
  const [first, second] = [await world.client(), await world.client('second')]
  const { fields } = await world.make('plan')
  const plan = String(fields['name'])
  const transactionId = world.bodies.transactionId()
  const body = { plan, transactionId, method: 'upi' }
  await probe.succeed('subscribe', { body, token: first.token })
  world.leftBehind.push(`a subscription of ${first.email.toLowerCase()} to a plan of the test`)
  await probe.refused(
    'subscribe',
    { body: { ...body, transactionId: world.bodies.transactionId() }, token: first.token },
    {
      cause: 'pending-twice',
      place: 'a second request for the same plan',
      status: 400,
      message: 'You already have a pending request for this plan.',
      accepted: 'One payment waits twice in the queue of approvals.',
    },
  )
  for (const [place, again] of [
    ['a transaction ID of another client', transactionId],
    ['a transaction ID in other case and spacing', ` ${transactionId.toLowerCase().replaceAll(' ', '  ')} `],
    ['a UPI reference with other text and dashes', transactionId.replace(/\D*(\d{4})(\d{4})/, 'GPay $1-$2-')],
  ] as const)
    await probe.refused(
      'subscribe',
      { body: { ...body, transactionId: again }, token: second.token },
      {
        cause: 'transaction-twice',
        place,
        status: 400,
        message: 'This transaction ID has already been submitted.',
        accepted: 'One payment buys two plans.',
      },
    )
  await probe.refused(
    'subscribe',
    { body: { ...body, transactionId: 'FREE-NO-SUCH-COUPON' }, token: second.token },
    {
      cause: 'not-covered',
      place: 'a coupon that does not exist in place of a payment',
      status: 400,
      message: 'No coupon covers this plan.',
      accepted: 'A client declares a payment free.',
    },
  )
  await probe.refused(
    'subscribe',
    {
      body: { ...body, plan: `No such plan ${plan}`, transactionId: world.bodies.transactionId() },
      token: first.token,
    },
    { cause: 'unknown-plan', place: 'a plan that does not exist', status: 400, message: 'Plan not found.' },
  )
}

/** SPEC section 9 names both methods; a server that takes UPI only is coped with. */
async function byQr({ probe, world }: Context): Promise<void> {
  const client = await world.client('second')
  const { fields } = await world.make('plan')
  const body = { plan: fields['name'], transactionId: world.bodies.transactionId(), method: 'qr' }
  const exchange = await probe.send('subscribe', { body, token: client.token })
  if (isSuccess(exchange))
    return void world.leftBehind.push(`a subscription of ${client.email.toLowerCase()}`)
  probe.breach('subscribe', exchange.call, {
    cause: 'no-qr',
    title: 'The payment method qr is refused',
    place: 'method',
    expected: '201 for upi and for qr',
    got: `${exchange.status} for qr`,
  })
}

const TOLERANCE_MS = 15 * 60_000

async function approval(context: Context): Promise<void> {
  const { probe, world } = context
  const client = await world.client('third')
  const token = await world.admin()
  const { row, fields } = await world.subscription(client)
  const id = row._id
  const before = await notices(context, client)
  await probe.succeed('approveSubscription', { params: { id }, token })
  const approvedAt = probe.line.serverTime()
  const stored = await mine(context, client, id)
  const expected = approvedAt + Number(fields['duration']) * DAY
  const got = Date.parse(String(stored?.['expiresAt']))
  const call = probe.callOf('approveSubscription', { params: { id }, token })
  if (stored?.['status'] !== 'active' && stored?.['status'] !== 'approved')
    probe.breach('approveSubscription', call, {
      cause: 'approval-not-stored',
      title: 'An approved subscription is not active',
      place: 'listMySubscriptions, status',
      expected: '"active"',
      got: JSON.stringify(stored?.['status']) ?? 'nothing',
      text: 'The client waits on, although the admin reads that it is approved.',
    })
  if (!(Math.abs(got - expected) < TOLERANCE_MS))
    probe.breach('approveSubscription', call, {
      cause: 'expiry',
      title: 'The term does not run from the approval for the plan’s days',
      place: 'listMySubscriptions, expiresAt',
      expected: `the approval and ${String(fields['duration'])} days`,
      got: Number.isNaN(got) ? 'no date' : `the approval and ${Math.round((got - approvedAt) / DAY)} days`,
      text: 'The client sees another number of days left than they have paid for.',
    })
  await mustBeTold(context, client, before, 'approveSubscription', 'an approval')
  const decided = { status: 400, message: 'This subscription is no longer pending.' }
  const place = 'a decision on a subscription that is decided'
  const accepted = 'A second click starts the term anew, or takes it away.'
  const refusal = { cause: 'decided-twice', place, accepted, ...decided }
  await probe.refused('approveSubscription', { params: { id }, token }, refusal)
  await probe.refused('rejectSubscription', { params: { id }, body: { reason: 'Too late' }, token }, refusal)
  const again = { body: { subscriptionId: id }, token: client.token }
  await probe.refused('requestRenewal', again, {
    cause: 'renewal-of-active',
    place: 'a renewal of what has not expired',
    status: 400,
    message: 'Only expired subscriptions can be renewed.',
  })
}

async function rejection(context: Context): Promise<void> {
  const { probe, world } = context
  const client = await world.client('second')
  const token = await world.admin()
  const id = (await world.subscription(client)).row._id
  const before = await notices(context, client)
  const reason = world.bodies.sentence()
  await probe.succeed('rejectSubscription', { params: { id }, body: { reason }, token })
  const stored = await mine(context, client, id)
  if (stored?.['status'] !== 'rejected' || stored['rejectionReason'] !== reason)
    probe.breach(
      'rejectSubscription',
      probe.callOf('rejectSubscription', { params: { id }, body: { reason }, token }),
      {
        cause: 'reason-not-stored',
        title: 'The reason of a rejection does not reach the client',
        place: 'listMySubscriptions, rejectionReason',
        expected: `rejected, “${reason}”`,
        got: `${String(stored?.['status'])}, ${JSON.stringify(stored?.['rejectionReason']) ?? 'nothing'}`,
        text: 'The client reads that it was rejected, and not why.',
      },
    )
  await mustBeTold(context, client, before, 'rejectSubscription', 'a rejection')
}

/** Two admins click in the same moment. */
async function approvalRace({ probe, world }: Context): Promise<void> {
  const token = await world.admin()
  const id = (await world.subscription(await world.client())).row._id
  const input = { params: { id }, token }
  const both = await Promise.all([
    probe.send('approveSubscription', input),
    probe.send('approveSubscription', input),
  ])
  if (both.every(isSuccess))
    probe.breach('approveSubscription', both[0].call, {
      cause: 'approval-race',
      title: 'Two approvals at once both succeed: reading and writing are not one step',
      place: 'two approvals at once',
      expected: 'one 200 and one 400',
      got: 'two successes',
      text: 'The client is told twice.',
    })
}

export const selling: Check[] = [
  adminCheck('order', 'An order, and the queue of approvals', order),
  adminCheck('refused-orders', 'Orders and transaction IDs that come twice', refusedOrders),
  adminCheck('qr', 'An order paid by QR', byQr),
  adminCheck('approval', 'An approval: term, notification, a second decision', approval),
  adminCheck('rejection', 'A rejection and its reason', rejection),
  adminCheck('approval-race', 'Two approvals at once', approvalRace),
]
