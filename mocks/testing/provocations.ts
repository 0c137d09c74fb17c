import { type OperationId, operations, serverRules } from '@/contract'
import { answerTo, requestOf, tokenOf } from './inProcess'
import { store } from '../store/db'
import { addFault } from '../faults'
import { MAX_BODY_BYTES } from '../requestBody'
import { MAX_IMAGE_BYTES } from '../rules/image'
import { samples } from './samples'
import { personaOf } from '../seeds/personas'

type Input = { params?: unknown; body?: unknown }
type Provocation = (id: OperationId) => Input | Promise<Input>

const userId = personaOf('active').userId
const adminId = personaOf('admin').userId
const callerOf = (id: OperationId) => (operations[id].audience === 'admin' ? adminId : userId)

const sample: (id: OperationId) => Input = (id) => samples[id](callerOf(id))

const withParams =
  (params: object): Provocation =>
  (id) => ({ ...sample(id), params })

const withBody =
  (fields: object): Provocation =>
  (id) => {
    const { params, body } = sample(id)
    return { params, body: { ...Object(body), ...fields } }
  }

const again =
  (fields: object = {}): Provocation =>
  async (id) => {
    const input = await withBody(fields)(id)
    await answerTo(requestOf(id, input, tokenOf(callerOf(id))))
    return input
  }

/** Uses the sample row of another operation, which is in the wrong state for this one. */
const withRowOf =
  (other: OperationId): Provocation =>
  (id) => ({ ...sample(id), params: samples[other](callerOf(id)).params })

const picture = (bytes: number, type = 'image/png') => ({
  profileImage: new Blob([new Uint8Array(bytes)], { type }),
})

const ofHandlers: Record<string, Provocation> = {
  'User already exists.': withBody({ email: personaOf('active').email }),
  'A plan with this name already exists.': withBody({ name: 'P R O' }),
  'UPI ID already exists.': (id) =>
    withBody({ upiId: store.paymentOption.list()[0]?.upiId.toUpperCase() })(id),
  'Only image files are allowed.': withBody(picture(1, 'text/plain')),
  'Image must be 5 MB or smaller.': withBody(picture(MAX_IMAGE_BYTES + 1)),
  'Social links must be valid URLs.': withBody({ socialLinks: '{"github":"me"}' }),
  'Plan not found.': withBody({ plan: 'Unknown' }),
  'This transaction ID has already been submitted.': async (id) => {
    const { body } = await again()(id)
    // the sample withdrew the earlier request, so only the repeated ID can be refused
    return withBody({ transactionId: Object(body).transactionId })(id)
  },
  'No coupon covers this plan.': withBody({ transactionId: 'FREE-NO-SUCH-COUPON' }),
  'You already have a pending request for this plan.': async (id) => {
    const { body } = await again()(id)
    return { body: { ...Object(body), transactionId: 'another' } }
  },
  'This subscription is no longer pending.': again(),
  'Only expired subscriptions can be renewed.': () => ({
    body: {
      subscriptionId: store.subscription.where('userId', userId).find((row) => row.status === 'active')?._id,
    },
  }),
  'A renewal request is already pending for this subscription.': again(),
  'No pending renewal request found.': again(),
  'This chat is closed.': withRowOf('reopenComplaint'),
  'This complaint is still open.': withRowOf('getComplaint'),
  'A reopen request is already pending.': again(),
  'No pending reopen request.': again(),
  'Coupon usage limit reached.': (id) => {
    const { body } = sample(id)
    const [coupon] = store.coupon.where('code', Object(body).code)
    if (coupon) store.coupon.put({ ...coupon, usageLimit: 1, usedCount: 1 })
    return { body }
  },
  'You have already used this coupon.': again({ use: true }),
  'Coupon code already exists.': again(),
  'You cannot change your own role.': withParams({ id: adminId }),
}

const unknownInBody: Partial<Record<OperationId, object>> = {
  requestRenewal: { subscriptionId: 'unknown' },
  sendNotification: { userId: 'unknown' },
  applyCoupon: { code: 'UNKNOWN' },
}

const keyOf = (texts: object, message: string) =>
  Object.entries(texts).find(([, text]) => text === message)?.[0]

function ofBody(id: OperationId, message: string): Provocation {
  const { messages, invalidMessages } = serverRules[id]
  const invalid = keyOf(invalidMessages, message)
  if (invalid !== undefined) return withBody({ [invalid]: id === 'register' ? 'x' : -1 })
  const missing = keyOf(messages, message)
  const [first = ''] = Object.keys(Object(sample(id).body))
  if (missing !== undefined) return withBody({ [missing === '*' ? first : missing]: '' })
  if (operations[id].body === 'multipart') return withBody({ order: 'first' })
  return () => ({ ...sample(id), body: [] })
}

export async function provokingRequest(id: OperationId, status: number, message: string): Promise<Request> {
  const request = async (provocation: Provocation, token: string | null = tokenOf(callerOf(id))) =>
    requestOf(id, await provocation(id), token)
  switch (status) {
    case 400:
      return request(ofHandlers[message] ?? ofBody(id, message))
    case 401:
    case 403:
    case 500:
      // only a fault makes the mock answer 500, or refuse a visitor
      if (status === 500 || operations[id].audience === 'visitor')
        addFault({ operation: id, kind: 'status', status, message })
      return request(sample, tokenFor(message))
    case 404:
      return request(unknownInBody[id] ? withBody(unknownInBody[id]) : withParams({ id: 'unknown' }))
    case 413: {
      const { body } = operations[id]
      return request(withBody({ padding: 'x'.repeat(body === 'none' ? 0 : MAX_BODY_BYTES[body]) }))
    }
    case 415: {
      const other = await request(sample)
      other.headers.set('Content-Type', 'text/plain')
      return other
    }
    case 429:
      for (let failure = 0; failure < 5; failure += 1)
        await answerTo(await request(withBody({ password: 'wrong' })))
      return request(sample)
    default:
      throw new Error(`No way to provoke ${status} of ${id}`)
  }
}

function tokenFor(message: string): string | null {
  if (message === 'No token, authorization denied.') return null
  return message === 'Token is not valid.' ? 'made-up' : tokenOf(userId)
}
