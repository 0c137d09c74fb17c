import type { Trait } from '@mocks/dialects/state'
import { DAY } from '@/lib/dates'
import { isObject, type Json, jsonError } from '@mocks/dialects/answers'
import { answering, field, forgiving, json, type Plant, withField } from './plant'

/** Who comes second in the same moment gets the answer of the first. */
function sharedAnswer(operation: 'approveSubscription' | 'applyCoupon'): Trait['serve'] {
  let under: Promise<Response> | null = null
  return async (call, next) => {
    if (call.operation !== operation) return next()
    if (under) return (await under).clone()
    under = next()
    const response = await under
    setTimeout(() => (under = null), 100)
    return response.clone()
  }
}

/** Faults in the rules of orders and coupons, which only show by reading back. */
export const moneyPlants: Plant[] = [
  {
    title: 'every term is 30 days',
    serve: answering(
      ['listMySubscriptions'],
      field('expiresAt', (value) =>
        typeof value === 'string' ? new Date(Date.now() + 30 * DAY).toISOString() : value,
      ),
    ),
    only: ['approval'],
    cause: 'expiry',
    operation: 'approveSubscription',
    place: 'listMySubscriptions, expiresAt',
    text: 'The client sees another number of days left than they have paid for.',
  },
  {
    title: 'the term runs from the order',
    serve: answering(
      ['listMySubscriptions'],
      field('expiresAt', (value) => value ?? new Date(Date.now() + 30 * DAY).toISOString()),
    ),
    only: ['order'],
    cause: 'expiry-before-approval',
    operation: 'subscribe',
    place: 'subscriptions.*.expiresAt',
    text: 'The client’s days run while they wait.',
  },
  {
    title: 'an order is active at once',
    serve: answering(
      ['listMySubscriptions'],
      field('status', () => 'active'),
    ),
    only: ['order'],
    cause: 'not-pending',
    operation: 'subscribe',
    place: 'subscriptions.*.status',
    text: 'The client has the plan before anybody has looked for the payment.',
  },
  {
    title: 'a coupon has no limit',
    serve: forgiving(['applyCoupon'], 400, (message) =>
      message.includes('limit') ? json({ amount: 100 }) : null,
    ),
    only: ['coupon-use'],
    cause: 'coupon-limit:200',
    operation: 'applyCoupon',
    place: 'a coupon that is used up',
    text: 'A coupon for one pays for everybody.',
  },
  {
    title: 'the use of a coupon is not counted',
    serve: answering(
      ['listCoupons'],
      field('usedCount', () => 0),
    ),
    only: ['coupon-use'],
    cause: 'coupon-use',
    operation: 'applyCoupon',
    place: 'coupons.*.usedCount',
    text: 'A coupon never comes to its limit.',
  },
  {
    title: 'a client uses a coupon again and again',
    serve: forgiving(['applyCoupon'], 400, (message) =>
      message.includes('already') ? json({ amount: 100 }) : null,
    ),
    only: ['coupon-again'],
    cause: 'coupon-again:200',
    operation: 'applyCoupon',
    place: 'a coupon that the client has used',
    text: 'One client takes the discount as often as they like.',
  },
  {
    title: 'two uses of a coupon at once',
    serve: sharedAnswer('applyCoupon'),
    only: ['coupon-race'],
    cause: 'coupon-race',
    operation: 'applyCoupon',
    place: 'two uses at once',
    text: 'One client takes the discount twice.',
  },
  {
    title: 'two approvals at once',
    serve: sharedAnswer('approveSubscription'),
    only: ['approval-race'],
    cause: 'approval-race',
    operation: 'approveSubscription',
    place: 'two approvals at once',
    text: 'The client is told twice.',
  },
  {
    title: 'a transaction ID is compared letter by letter',
    serve: async ({ operation, request }, next) => {
      const asked: unknown = operation === 'subscribe' ? await request.clone().json() : {}
      const other = /[a-z]{4} {2}/.test(String(Object(asked).transactionId))
      return other ? json({ subscription: {} }, 201) : next()
    },
    only: ['refused-orders'],
    cause: 'transaction-twice:201',
    operation: 'subscribe',
    place: 'a transaction ID in other case and spacing',
    text: 'One payment buys two plans.',
  },
  {
    title: 'a plan never ends',
    serve: answering(
      ['listAllSubscriptions'],
      field('status', (status) => (status === 'expired' ? 'active' : status)),
    ),
    only: ['overdue'],
    cause: 'never-expires',
    operation: 'listAllSubscriptions',
    place: 'subscriptions.*.status',
    text: 'The plan never ends, and cannot be renewed.',
  },
  {
    title: 'nobody is told of a decision',
    serve: answering(['listMyNotifications'], () => ({ notifications: [] })),
    only: ['rejection'],
    cause: 'not-told',
    operation: 'rejectSubscription',
    place: 'after a rejection',
    text: 'The client is not told, although the admin reads that they were.',
  },
  {
    title: 'the reason of a rejection is dropped',
    serve: answering(
      ['listMySubscriptions'],
      withField('rejectionReason', (row) => ({ ...row, rejectionReason: null })),
    ),
    only: ['rejection'],
    cause: 'reason-not-stored',
    operation: 'rejectSubscription',
    place: 'listMySubscriptions, rejectionReason',
    text: 'The client reads that it was rejected, and not why.',
  },
  {
    title: 'qr is no method',
    serve: async ({ operation, request }, next) => {
      const asked: unknown = operation === 'subscribe' ? await request.clone().json() : {}
      return isObject(asked as Json) && Object(asked).method === 'qr'
        ? jsonError(400, 'Invalid payment method.')
        : next()
    },
    only: ['qr'],
    cause: 'no-qr',
    operation: 'subscribe',
    place: 'method',
  },
]
