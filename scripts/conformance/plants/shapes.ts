import { isObject, type Json } from '@mocks/dialects/answers'
import { answering, field, type Plant, withField } from './plant'

const first = (change: (value: Json) => Json | undefined) => {
  let done = false
  return (value: Json): Json | undefined => {
    if (done) return value
    done = true
    return change(value)
  }
}

/** Faults in the shape of answers. */
export const shapePlants: Plant[] = [
  {
    title: 'ids are called id',
    serve: answering(
      ['listPlans'],
      withField('_id', ({ _id: id = null, ...rest }) => ({ ...rest, id })),
    ),
    only: ['read-public'],
    cause: 'field-name:_id',
    operation: 'listPlans',
    place: 'plans.*._id',
  },
  {
    title: 'a chat line has a time',
    serve: answering(
      ['listChatMessages', 'sendChatMessage'],
      withField('text', ({ createdAt: time = null, ...rest }) => ({ ...rest, time })),
    ),
    only: ['ticket'],
    cause: 'field-name:createdAt',
    operation: 'listChatMessages',
    place: 'chat.*.createdAt',
  },
  {
    title: 'notifications have no date',
    serve: answering(
      ['listNotifications'],
      field('createdAt', () => undefined),
    ),
    only: ['read-admin'],
    cause: 'missing:createdAt',
    operation: 'listNotifications',
    place: 'notifications.*.createdAt',
  },
  {
    title: 'prices are grouped texts',
    serve: answering(
      ['listPlans'],
      field('price', (price) => Number(price).toLocaleString('en-IN')),
    ),
    only: ['read-public'],
    cause: 'number-as-text',
    operation: 'listPlans',
    place: 'plans.*.price',
  },
  {
    title: 'highlight is 1 or 0',
    serve: answering(
      ['listPlans'],
      field('highlight', (highlight) => Number(highlight)),
    ),
    only: ['read-public'],
    cause: 'boolean-as-other',
    operation: 'listPlans',
    place: 'plans.*.highlight',
  },
  {
    title: 'one plan has no price',
    serve: (call, next) =>
      answering(
        ['listPlans'],
        field(
          'price',
          first(() => null),
        ),
      )(call, next),
    only: ['read-public'],
    cause: 'null:price',
    operation: 'listPlans',
    place: 'plans.*.price',
    text: '1 entry could not be read.',
  },
  {
    title: 'a bare list of plans, one without a name: the union is entered',
    serve: (call, next) =>
      answering(['listPlans'], (body) =>
        isObject(body)
          ? field(
              'name',
              first(() => undefined),
            )(body['plans'] ?? [])
          : body,
      )(call, next),
    only: ['read-public'],
    cause: 'missing:name',
    operation: 'listPlans',
    place: '*.name',
    text: '1 entry could not be read.',
  },
  {
    title: 'a total is missing',
    serve: answering(
      ['getStats'],
      field('totalRevenue', () => undefined),
    ),
    only: ['read-admin'],
    cause: 'missing:totalRevenue',
    operation: 'getStats',
    place: 'totalRevenue',
  },
  {
    title: 'a status that nobody knows',
    serve: answering(
      ['listAllSubscriptions'],
      field('status', () => 'cancelled'),
    ),
    only: ['read-admin'],
    cause: 'unknown-value:status',
    operation: 'listAllSubscriptions',
    place: 'subscriptions.*.status',
  },
  {
    title: 'dates as people write them',
    serve: answering(
      ['listUsers'],
      field('createdAt', () => 'Fri Nov 20 2026 10:15:00 GMT+0530'),
    ),
    only: ['read-admin'],
    cause: 'date-format',
    operation: 'listUsers',
    place: 'users.*.createdAt',
  },
  {
    title: 'lists in an envelope',
    serve: answering(['listCoupons'], (body) => ({ success: true, data: Object(body).coupons })),
    only: ['read-admin'],
    cause: 'envelope',
    operation: 'listCoupons',
    place: 'data',
  },
  {
    title: 'no list at all',
    serve: answering(['listContacts'], () => ({ success: true })),
    only: ['read-admin'],
    cause: 'unreadable',
    operation: 'listContacts',
    place: 'contacts',
    text: 'Could not fetch contacts.',
  },
  {
    title: 'references are not filled in',
    serve: answering(
      ['listComplaints'],
      field('user', (user) => (isObject(user) ? (user['_id'] ?? null) : user)),
    ),
    only: ['read-admin'],
    cause: 'reference-as-id',
    operation: 'listComplaints',
    place: 'complaints.*.user',
  },
  {
    title: 'nothing is an empty text',
    serve: answering(
      ['listPlans'],
      field('oldPrice', () => ''),
    ),
    only: ['read-public'],
    cause: 'empty-text',
    operation: 'listPlans',
    place: 'plans.*.oldPrice',
  },
  {
    title: 'nothing is "none"',
    serve: answering(
      ['listRenewalRequests', 'listAllSubscriptions'],
      field('renewalStatus', (value) => value ?? 'none'),
    ),
    only: ['read-admin'],
    cause: 'none-for-null',
    operation: 'listAllSubscriptions',
    place: 'subscriptions.*.renewalStatus',
  },
  {
    title: 'a colour by its name',
    serve: answering(
      ['listFeatures'],
      field('color', () => 'indigo'),
    ),
    only: ['read-admin'],
    cause: 'bounds:color',
    operation: 'listFeatures',
    place: 'features.*.color',
  },
  {
    title: 'a write answers that it worked, and nothing more',
    serve: answering(['createComplaint'], () => ({ success: true })),
    only: ['ticket'],
    cause: 'no-content',
    operation: 'createComplaint',
    place: 'complaint',
  },
  {
    title: 'a sign-in without a role',
    serve: answering(
      ['register'],
      field('role', () => undefined),
    ),
    only: ['register'],
    cause: 'missing:role',
    operation: 'register',
    place: 'user.role',
    text: 'Registration failed.',
  },
  {
    title: 'a coupon without an amount',
    serve: answering(['applyCoupon'], () => ({ success: true })),
    only: ['coupon-again'],
    cause: 'missing:amount',
    operation: 'applyCoupon',
    place: 'amount',
    text: 'Invalid coupon.',
  },
  {
    title: 'the digest of a password goes out',
    serve: answering(['getMe'], (body) => ({ ...Object(body), password: '$2b$10$abcdefghijklmnopqrstuv' })),
    only: ['register'],
    cause: 'secret-in-answer',
    operation: 'getMe',
    place: 'password',
    text: 'Nothing is said: it stands in the answer, for everybody who looks at the calls of the page.',
  },
]
