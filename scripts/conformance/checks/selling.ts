import { DAY } from '@/lib/dates'
import { adminCheck, type Check, mustBeAtomic, mustNotify, mustStore } from '../check'
import { type Client, rowsOf } from '../fixtures'
import type { Refused } from '../judgeAnswer'
import { Blocked } from '../probe'
import { isSuccess } from '../requestContext'

const TOLERANCE_MS = 15 * 60_000

export const sellingChecks: Check[] = [
  adminCheck('order', 'An order, and the approval queue', async ({ probe, fixtures, token }) => {
    const client = await fixtures.client()
    const { row, transactionId } = await fixtures.subscription(client)
    const { _id } = row
    const unlike = 'The admin looks for a payment that the client did not make.'
    await mustStore(probe, ['subscribe', 'listMySubscriptions', client.token], _id, {
      status: [['pending'], 'The client has the plan before the payment is checked.'],
      expiresAt: [[null], 'The client loses days while waiting.'],
      transactionId: [[transactionId], unlike],
      paymentMethod: [['upi'], unlike],
    })
    await mustStore(probe, ['subscribe', 'listPendingSubscriptions', token], _id, {
      _id: [[_id], 'The admin never sees the request.'],
    })
  }),
  adminCheck('refused-orders', 'Repeated orders', async ({ probe, fixtures }) => {
    const [first, second] = [await fixtures.client(), await fixtures.client('second')]
    const plan = String((await fixtures.make('plan')).fields['name'])
    const transactionId = fixtures.bodies.transactionId()
    const body = { plan, transactionId, method: 'upi' }
    await probe.succeed('subscribe', { body, token: first.token })
    fixtures.leftBehind.push(`a subscription of ${first.email.toLowerCase()} to a test plan`)
    const again = { ...body, transactionId: fixtures.bodies.transactionId() }
    const mustRefuse = (by: Client, changes: object, refused: Refused) =>
      probe.mustRefuse('subscribe', { body: { ...again, ...changes }, token: by.token }, refused)
    await mustRefuse(first, {}, [
      'a second request for the same plan',
      'You already have a pending request for this plan.',
      'One payment waits twice in the approval queue.',
    ])
    const spaced = ` ${transactionId.toLowerCase().replaceAll(' ', '  ')} `
    const dashed = transactionId.replace(/\D*(\d{4})(\d{4})/, 'GPay $1-$2-')
    const submitted = 'This transaction ID has already been submitted.'
    for (const [place, taken] of [
      ['a transaction ID of another client', transactionId],
      ['a taken transaction ID with other capitals and spaces', spaced],
      ['a taken UPI reference with other text and dashes', dashed],
    ] as const)
      await mustRefuse(second, { transactionId: taken }, [place, submitted, 'One payment buys two plans.'])
    await mustRefuse(second, { transactionId: 'FREE-NO-SUCH-COUPON' }, [
      'an unknown coupon instead of a payment',
      'No coupon covers this plan.',
      'A client gets a plan without paying.',
    ])
    const unknown = ['a plan that does not exist', 'Plan not found.'] as const
    await mustRefuse(first, { plan: `No such plan ${plan}` }, unknown)
  }),
  // The product copes with a server that accepts only UPI.
  adminCheck('qr', 'An order paid by QR', async ({ probe, fixtures }) => {
    const { email, token } = await fixtures.client('second')
    const { fields } = await fixtures.make('plan')
    const body = { plan: fields['name'], transactionId: fixtures.bodies.transactionId(), method: 'qr' }
    const exchange = await probe.send('subscribe', { body, token })
    if (isSuccess(exchange)) fixtures.leftBehind.push(`a subscription of ${email.toLowerCase()}`)
    else
      probe.report('subscribe', exchange.call, {
        title: 'The payment method `qr` is refused',
        found: ['method', '201 for upi and for qr', `${exchange.status} for qr`],
      })
  }),
  adminCheck('approval', 'An approval and its term', async ({ probe, fixtures, token }) => {
    const client = await fixtures.client('third')
    const { row, fields } = await fixtures.subscription(client)
    const { _id } = row
    const approve = { params: { id: _id }, token }
    await mustNotify(probe, client, 'approveSubscription', approve)
    const approvedAt = probe.requests.serverTime()
    const stored = await mustStore(probe, ['approveSubscription', 'listMySubscriptions', client.token], _id, {
      status: [['active', 'approved'], 'The client keeps waiting, although the panel says “approved”.'],
    })
    const end = Date.parse(String(stored?.['expiresAt']))
    const isClear = probe.hasClearDates('listMySubscriptions', 'expiresAt')
    if (isClear && !(Math.abs(end - approvedAt - Number(fields['duration']) * DAY) < TOLERANCE_MS))
      probe.report('approveSubscription', probe.callOf('approveSubscription', approve), {
        title: 'The term is not as long as the plan says',
        found: [
          'listMySubscriptions, expiresAt',
          `${String(fields['duration'])} days from the approval`,
          Number.isNaN(end) ? 'no date' : `${Math.round((end - approvedAt) / DAY)} days from the approval`,
        ],
        text: 'The client sees more or fewer days left than they paid for.',
      })
    const decided = [
      'a second decision on a subscription',
      'This subscription is no longer pending.',
      'A second click restarts or cancels the term.',
    ] as const
    await probe.mustRefuse('approveSubscription', approve, decided)
    await probe.mustRefuse('rejectSubscription', { ...approve, body: { reason: 'Too late' } }, decided)
    const renew = { body: { subscriptionId: _id }, token: client.token }
    const active = [
      'a renewal of an active subscription',
      'Only expired subscriptions can be renewed.',
    ] as const
    await probe.mustRefuse('requestRenewal', renew, active)
  }),
  adminCheck('rejection', 'A rejection and its reason', async ({ probe, fixtures, token }) => {
    const client = await fixtures.client('second')
    const { _id } = (await fixtures.subscription(client)).row
    const reason = fixtures.bodies.sentence()
    const reject = { params: { id: _id }, body: { reason }, token }
    await mustNotify(probe, client, 'rejectSubscription', reject)
    await mustStore(probe, ['rejectSubscription', 'listMySubscriptions', client.token], _id, {
      status: [['rejected'], 'The client keeps waiting, although the panel says “rejected”.'],
      rejectionReason: [[reason], 'The client sees the rejection, but not the reason.'],
    })
  }),
  adminCheck('revenue', 'The revenue after an approval', async ({ probe, fixtures, token }) => {
    const { row, fields } = await fixtures.subscription(await fixtures.client('third'))
    const revenue = async () => Number((await probe.succeed('getStats', { token }))?.totalRevenue)
    const expected = (await revenue()) + Number(fields['price'])
    await probe.succeed('approveSubscription', { params: { id: row._id }, token })
    const got = await revenue()
    // a missing revenue is NaN and already reported
    if (got < expected)
      probe.report('getStats', probe.callOf('getStats', { token }), {
        title: 'The revenue does not include an approved subscription',
        found: ['totalRevenue', `${expected} or more`, String(got)],
        text: 'The panel shows less revenue than clients have paid.',
      })
  }),
  adminCheck('approval-race', 'Two approvals at once', async ({ probe, fixtures, token }) => {
    const { _id } = (await fixtures.subscription(await fixtures.client())).row
    await mustBeAtomic(probe, 'approveSubscription', { params: { id: _id }, token }, [
      'Two approvals at once both succeed',
      'The client is notified twice.',
    ])
  }),
  // A term lasts at least a day, so a run cannot make an expired subscription: `--expired` names a client with one.
  adminCheck('renewal', 'A renewal, rejected and approved', async ({ probe, fixtures, token }) => {
    const client = await fixtures.expiredClient()
    const own = rowsOf(await probe.succeed('listMySubscriptions', { token: client.token }))
    const _id = own.find(({ status }) => status === 'expired')?._id
    if (_id === undefined) throw new Blocked('the named client has no expired subscription')
    const params = { id: _id }
    const ask = { body: { subscriptionId: _id }, token: client.token }
    await probe.succeed('requestRenewal', ask)
    await probe.mustRefuse('requestRenewal', ask, [
      'a second request for the same renewal',
      'A renewal request is already pending for this subscription.',
    ])
    await mustStore(probe, ['requestRenewal', 'listRenewalRequests', token], _id, {
      _id: [[_id], 'The admin never sees the request.'],
    })
    const reason = fixtures.bodies.sentence()
    await mustNotify(probe, client, 'rejectRenewal', { params, body: { reason }, token })
    await mustStore(probe, ['rejectRenewal', 'listMySubscriptions', client.token], _id, {
      renewalRejectionReason: [[reason], 'The client sees the rejection, but not the reason.'],
    })
    await probe.succeed('requestRenewal', ask)
    await probe.succeed('approveRenewal', { params, token })
    const text = 'The client has paid again, but still reads that the plan has expired.'
    const approved = ['approveRenewal', 'listMySubscriptions', client.token] as const
    const renewed = await mustStore(probe, approved, _id, { status: [['active'], text] })
    const end = String(renewed?.['expiresAt'])
    const isClear = probe.hasClearDates('listMySubscriptions', 'expiresAt')
    if (isClear && !(Date.parse(end) > probe.requests.serverTime()))
      probe.report('approveRenewal', probe.callOf('listMySubscriptions', { token: client.token }), {
        title: 'A renewed subscription is not active for a new term',
        found: ['listMySubscriptions, expiresAt', 'a future date', end],
        text,
      })
    const none = ['an approval without a renewal request', 'No pending renewal request found.'] as const
    await probe.mustRefuse('approveRenewal', { params, token }, none)
  }),
]
