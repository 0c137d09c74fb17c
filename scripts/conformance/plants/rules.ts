import type { Trait } from '@mocks/dialects/state'
import { DAY } from '@/lib/dates'
import { isObject, type Json, jsonError } from '@mocks/dialects/answers'
import { answering, field, forgiving, instead, json, type Plant, withField } from './plant'

/** A notification to one client is shown to whoever looks. */
function shownToAll(): Trait['serve'] {
  const sent: Json[] = []
  return async (call, next) => {
    const response = await next()
    if (call.operation === 'sendNotification' && response.ok)
      sent.push(Object(await response.clone().json()).notification as Json)
    return call.operation === 'listMyNotifications' && response.ok
      ? answering(['listMyNotifications'], (body) => ({
          notifications: [...sent, ...Object(body).notifications],
        }))(call, () => Promise.resolve(response))
      : response
  }
}

/** Whoever marks a notification as read marks it for everybody. */
function readForAll(): Trait['serve'] {
  let isRead = false
  return (call, next) => {
    if (call.operation === 'markNotificationRead') isRead = true
    return answering(
      ['listMyNotifications'],
      field('read', (read) => isRead || read),
    )(call, next)
  }
}

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

/** Faults in rules, which only show by reading back. */
export const rulePlants: Plant[] = [
  {
    title: 'a notification to one goes to all',
    serve: shownToAll(),
    only: ['recipient'],
    cause: 'notification-to-all',
    operation: 'sendNotification',
    place: 'listMyNotifications of somebody else',
    text: 'Every client reads what was meant for one.',
    also: ['read-not-stored'],
  },
  {
    title: 'the answer to a ticket is not stored',
    serve: answering(
      ['getComplaint'],
      field('response', () => null),
    ),
    only: ['answer'],
    cause: 'response-not-stored',
    operation: 'resolveComplaint',
    place: 'getComplaint, complaint.response',
    text: 'The ticket is closed, and the client reads no answer.',
  },
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
    title: 'e-mail addresses are compared letter by letter',
    serve: async ({ operation, request }, next) => {
      const body: unknown = operation === 'login' ? await request.clone().json() : {}
      return /[A-Z]{5}/.test(Object(body).email) ? jsonError(400, 'Invalid email or password.') : next()
    },
    only: ['email-case'],
    cause: 'email-case',
    operation: 'login',
    place: 'a sign-in in other case',
    text: 'Invalid email or password.',
  },
  {
    title: 'e-mail addresses are stored as typed',
    serve: answering(
      ['getMe'],
      field('email', (email) => JSON.stringify(email).toUpperCase().slice(1, -1)),
    ),
    only: ['register'],
    cause: 'email-case',
    operation: 'register',
    place: 'user.email',
    text: 'Invalid email or password.',
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
    title: 'the reminder goes out at every call',
    serve: answering(
      ['sendAutoExpiryNotifications'],
      field('count', () => 2),
    ),
    only: ['reminders'],
    cause: 'reminded-twice',
    operation: 'sendAutoExpiryNotifications',
    place: 'count of a second call',
    text: 'The client is told the same at every press of the button.',
  },
  {
    title: 'one reader reads for all',
    serve: readForAll(),
    only: ['read-by-one'],
    cause: 'read-for-all',
    operation: 'markNotificationRead',
    place: 'notifications.*.read of somebody else',
    text: 'An announcement is new to its first reader alone.',
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
    title: 'who was an admin stays one',
    serve: forgiving(['listUsers'], 403, () => json({ users: [] })),
    only: ['demotion'],
    cause: 'demotion:200',
    operation: 'listUsers',
    place: 'a call with the token of somebody who was an admin',
    text: 'Who is no longer an admin goes on as one until their token ends.',
  },
  {
    title: 'one’s own role can be changed',
    serve: forgiving(['changeUserRole'], 400, () => json({ message: 'User role updated.', user: {} })),
    only: ['own-role'],
    cause: 'own-role:200',
    operation: 'changeUserRole',
    place: 'a change of one’s own role',
    text: 'The last admin can lock everybody out of the panel.',
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
    title: 'a deletion deletes nothing',
    serve: instead(['deleteFeature'], () => json({ message: 'Feature deleted.' })),
    only: ['life-feature'],
    cause: 'still-there',
    operation: 'deleteFeature',
    place: 'listFeatures',
    text: 'The row stays where it was, although the product says that it is deleted.',
  },
  {
    title: 'an update updates nothing',
    serve: answering(
      ['listServices'],
      field('description', (text) => (text === 'Changed' ? 'For a test of the server' : text)),
    ),
    only: ['life-service'],
    cause: 'not-stored',
    operation: 'updateService',
    place: 'listServices, description',
    text: 'The product says that it is saved, and shows what was there before.',
  },
  {
    title: 'any client reads any ticket',
    serve: forgiving(['getComplaint'], 404, () => json({ complaint: { _id: 'x', message: 'Private' } })),
    only: ['ticket'],
    cause: 'another-ticket:200',
    operation: 'getComplaint',
    place: 'the ticket of another client',
    text: 'Any client reads the tickets of all others.',
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
