import { DAY } from '@/lib/dates'
import { type Check, check, mustBeAtomic, mustNotify, mustStore } from '../check'
import { rowsOf } from '../fixtures'
import { Blocked } from '../probe'
import { isSuccess } from '../requestContext'

const TOLERANCE_MS = 15 * 60_000

export const sellingChecks: Check[] = [
  check('order', 'An order, and the approval queue', 'admin writes', async ({ probe, fixtures }) => {
    const client = await fixtures.client()
    const { row, transactionId } = await fixtures.subscription(client)
    const { _id } = row
    const unlike = 'The admin looks for a payment that the client has not made.'
    await mustStore(probe, ['subscribe', 'listMySubscriptions', client.token], _id, {
      status: [
        ['pending'],
        'A new subscription is not pending',
        'The client has the plan before the payment is checked.',
      ],
      expiresAt: [[null], 'The term runs before the approval', 'The client loses days while they wait.'],
      transactionId: [[transactionId], 'The transaction ID is not stored as it was sent', unlike],
      paymentMethod: [['upi'], 'The payment method is not stored as it was sent', unlike],
    })
    const token = await fixtures.admin()
    await mustStore(probe, ['subscribe', 'listPendingSubscriptions', token], _id, {
      _id: [[_id], 'A new subscription is not in the approval queue', 'The admin never sees the request.'],
    })
  }),
  check('refused-orders', 'Repeated orders', 'admin writes', async ({ probe, fixtures }) => {
    const [first, second] = [await fixtures.client(), await fixtures.client('second')]
    const plan = String((await fixtures.make('plan')).fields['name'])
    const transactionId = fixtures.bodies.transactionId()
    const body = { plan, transactionId, method: 'upi' }
    await probe.succeed('subscribe', { body, token: first.token })
    fixtures.leftBehind.push(`a subscription of ${first.email.toLowerCase()} to a test plan`)
    const again = { ...body, transactionId: fixtures.bodies.transactionId() }
    await probe.refused('subscribe', { body: again, token: first.token }, [
      'a second request for the same plan',
      'You already have a pending request for this plan.',
      'One payment waits twice in the approval queue.',
    ])
    for (const [place, taken] of [
      ['a transaction ID of another client', transactionId],
      [
        'a taken transaction ID in other case and spacing',
        ` ${transactionId.toLowerCase().replaceAll(' ', '  ')} `,
      ],
      [
        'a UPI reference with other text and dashes',
        transactionId.replace(/\D*(\d{4})(\d{4})/, 'GPay $1-$2-'),
      ],
    ] as const)
      await probe.refused('subscribe', { body: { ...body, transactionId: taken }, token: second.token }, [
        place,
        'This transaction ID has already been submitted.',
        'One payment buys two plans.',
      ])
    await probe.refused(
      'subscribe',
      { body: { ...body, transactionId: 'FREE-NO-SUCH-COUPON' }, token: second.token },
      [
        'a coupon that does not exist in place of a payment',
        'No coupon covers this plan.',
        'A client declares a payment free.',
      ],
    )
    await probe.refused(
      'subscribe',
      { body: { ...again, plan: `No such plan ${plan}` }, token: first.token },
      ['a plan that does not exist', 'Plan not found.'],
    )
  }),
  // The product copes with a server that takes UPI only.
  check('qr', 'An order paid by QR', 'admin writes', async ({ probe, fixtures }) => {
    const { email, token } = await fixtures.client('second')
    const { fields } = await fixtures.make('plan')
    const body = { plan: fields['name'], transactionId: fixtures.bodies.transactionId(), method: 'qr' }
    const exchange = await probe.send('subscribe', { body, token })
    if (isSuccess(exchange)) fixtures.leftBehind.push(`a subscription of ${email.toLowerCase()}`)
    else
      probe.breach('subscribe', exchange.call, {
        title: 'The payment method `qr` is refused',
        found: ['method', '201 for upi and for qr', `${exchange.status} for qr`],
      })
  }),
  check('approval', 'An approval and its term', 'admin writes', async ({ probe, fixtures }) => {
    const client = await fixtures.client('third')
    const token = await fixtures.admin()
    const { row, fields } = await fixtures.subscription(client)
    const { _id } = row
    const approve = { params: { id: _id }, token }
    await mustNotify(probe, client, 'approveSubscription', approve)
    const approvedAt = probe.requests.serverTime()
    const mine = ['approveSubscription', 'listMySubscriptions', client.token] as const
    const stored = await mustStore(probe, mine, _id, {
      status: [
        ['active', 'approved'],
        'An approved subscription is not active',
        'The client keeps waiting, although the admin reads that it is approved.',
      ],
    })
    const end = Date.parse(String(stored?.['expiresAt']))
    const isSure = probe.isSure('listMySubscriptions', 'expiresAt')
    if (isSure && !(Math.abs(end - approvedAt - Number(fields['duration']) * DAY) < TOLERANCE_MS))
      probe.breach('approveSubscription', probe.callOf('approveSubscription', approve), {
        title: 'The term is not the plan’s days from the approval',
        found: [
          'listMySubscriptions, expiresAt',
          `${String(fields['duration'])} days from the approval`,
          Number.isNaN(end) ? 'no date' : `${Math.round((end - approvedAt) / DAY)} days from the approval`,
        ],
        text: 'The days left do not match what the client has paid for.',
      })
    const decided = [
      'a second decision on a subscription',
      'This subscription is no longer pending.',
      'A second click restarts the term, or takes it away.',
    ] as const
    await probe.refused('approveSubscription', approve, decided)
    await probe.refused('rejectSubscription', { ...approve, body: { reason: 'Too late' } }, decided)
    await probe.refused('requestRenewal', { body: { subscriptionId: _id }, token: client.token }, [
      'a renewal of an active subscription',
      'Only expired subscriptions can be renewed.',
    ])
  }),
  check('rejection', 'A rejection and its reason', 'admin writes', async ({ probe, fixtures }) => {
    const client = await fixtures.client('second')
    const { _id } = (await fixtures.subscription(client)).row
    const reason = fixtures.bodies.sentence()
    const reject = { params: { id: _id }, body: { reason }, token: await fixtures.admin() }
    await mustNotify(probe, client, 'rejectSubscription', reject)
    const mine = ['rejectSubscription', 'listMySubscriptions', client.token] as const
    await mustStore(probe, mine, _id, {
      status: [
        ['rejected'],
        'A rejected subscription is not rejected for the client',
        'The client keeps waiting, although the admin reads that it is rejected.',
      ],
      rejectionReason: [
        [reason],
        'The reason of a rejection does not reach the client',
        'The client learns of the rejection, but not the reason.',
      ],
    })
  }),
  check('revenue', 'The revenue after an approval', 'admin writes', async ({ probe, fixtures }) => {
    const token = await fixtures.admin()
    const { row, fields } = await fixtures.subscription(await fixtures.client('third'))
    const revenue = async () => Number((await probe.succeed('getStats', { token }))?.totalRevenue)
    const expected = (await revenue()) + Number(fields['price'])
    await probe.succeed('approveSubscription', { params: { id: row._id }, token })
    const got = await revenue()
    // a revenue that was not sent is reported already
    if (got < expected)
      probe.breach('getStats', probe.callOf('getStats', { token }), {
        title: 'The revenue omits an approved subscription',
        found: ['totalRevenue', `${expected} or more`, String(got)],
        text: 'The admin sees less revenue than clients have paid.',
      })
  }),
  check('approval-race', 'Two approvals at once', 'admin writes', async ({ probe, fixtures }) => {
    const { _id } = (await fixtures.subscription(await fixtures.client())).row
    await mustBeAtomic(probe, 'approveSubscription', { params: { id: _id }, token: await fixtures.admin() }, [
      'Two approvals at once both succeed',
      'The client is notified twice.',
    ])
  }),
  // A term lasts at least a day, so no run can make an expired subscription: `--expired` names a client with one.
  check('renewal', 'A renewal, refused and approved', 'admin writes', async ({ probe, fixtures }) => {
    const client = await fixtures.expired()
    const token = await fixtures.admin()
    const own = rowsOf(await probe.succeed('listMySubscriptions', { token: client.token }))
    const _id = own.find(({ status }) => status === 'expired')?._id
    if (_id === undefined) throw new Blocked('the named client has no expired subscription')
    const params = { id: _id }
    const ask = { body: { subscriptionId: _id }, token: client.token }
    await probe.succeed('requestRenewal', ask)
    await probe.refused('requestRenewal', ask, [
      'a second request for the same renewal',
      'A renewal request is already pending for this subscription.',
    ])
    await mustStore(probe, ['requestRenewal', 'listRenewalRequests', token], _id, {
      _id: [[_id], 'A renewal request is not in the panel', 'The admin never sees the request.'],
    })
    const reason = fixtures.bodies.sentence()
    await mustNotify(probe, client, 'rejectRenewal', { params, body: { reason }, token })
    const rejected = ['rejectRenewal', 'listMySubscriptions', client.token] as const
    await mustStore(probe, rejected, _id, {
      renewalRejectionReason: [
        [reason],
        'The reason of a refused renewal does not reach the client',
        'The client learns of the refusal, but not the reason.',
      ],
    })
    await probe.succeed('requestRenewal', ask)
    await probe.succeed('approveRenewal', { params, token })
    const rule = [
      'A renewed subscription is not active for a new term',
      'The client has paid again, and still reads that the plan has expired.',
    ] as const
    const approved = ['approveRenewal', 'listMySubscriptions', client.token] as const
    const renewed = await mustStore(probe, approved, _id, { status: [['active'], ...rule] })
    const end = String(renewed?.['expiresAt'])
    const isSure = probe.isSure('listMySubscriptions', 'expiresAt')
    if (isSure && !(Date.parse(end) > probe.requests.serverTime()))
      probe.breach('approveRenewal', probe.callOf('listMySubscriptions', { token: client.token }), {
        title: rule[0],
        found: ['listMySubscriptions, expiresAt', 'a date to come', end],
        text: rule[1],
      })
    await probe.refused('approveRenewal', { params, token }, [
      'an approval without a renewal request',
      'No pending renewal request found.',
    ])
  }),
]
