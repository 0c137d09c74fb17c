import * as z from 'zod/mini'
import { type OperationId, operations, schemas, serverRules, withoutOptional } from '@/contract'
import type { Collection } from '../bodies'
import { adminCheck, type Check, check, type Context, inBatches, readers, unlessBlocked } from '../check'
import { callsOf } from '../fixtures'
import type { Refused } from '../judgeAnswer'
import { recipient } from '../recipient'
import { isSuccess } from '../requestContext'

type Sample = {
  id: OperationId
  body: Record<string, unknown>
  params?: { id: string }
  makes?: { collection: Collection; mark: string }
}

const withJson = ['plan', 'coupon', 'paymentOption', 'feature', 'service'] as const

const creation = ({ fixtures }: Context, collection: Collection): Sample => {
  const { fields, mark } = fixtures.bodies.of(collection)
  return { id: callsOf(collection).create, body: fields, makes: { collection, mark } }
}

/** No sample if the notification might reach more than one client. */
const notification = async (context: Context, message: string): Promise<Sample[]> => {
  const found = await recipient(context).catch(unlessBlocked)
  return found ? [{ id: 'sendNotification', body: { message, userId: found.client.id } }] : []
}

async function ofClient({ fixtures }: Context): Promise<Sample[]> {
  const { _id } = await fixtures.ticket(await fixtures.client())
  return [
    { id: 'register', body: fixtures.bodies.account() },
    { id: 'createComplaint', body: { message: fixtures.bodies.sentence() } },
    { id: 'sendChatMessage', body: { text: 'Hello' }, params: { id: _id } },
    { id: 'requestRenewal', body: { subscriptionId: 'x' } },
    { id: 'applyCoupon', body: { code: 'NO-SUCH-COUPON' } },
  ]
}

async function ofAdmin(context: Context): Promise<Sample[]> {
  const { fixtures } = context
  const client = await fixtures.client()
  const ticket = { id: (await fixtures.ticket(client))._id }
  const samples: Sample[] = []
  for (const collection of withJson) {
    const created = creation(context, collection)
    const { update } = callsOf(collection)
    const params = { id: (await fixtures.own(collection)).row._id }
    samples.push(created, ...(update ? [{ id: update, body: created.body, params }] : []))
  }
  const order = {
    // the tool's own plan, so that only the wrong field is a reason to refuse
    plan: (await fixtures.own('plan')).fields['name'],
    transactionId: fixtures.bodies.transactionId(),
    method: 'upi',
  }
  return [
    ...samples,
    ...(await notification(context, 'Hello')),
    { id: 'resolveComplaint', body: { status: 'resolved', response: 'Done.' }, params: ticket },
    { id: 'decideReopen', body: { action: 'accept' }, params: ticket },
    { id: 'changeUserRole', body: { role: 'user' }, params: { id: client.id } },
    { id: 'subscribe', body: order },
  ]
}

const fieldsOf = (id: OperationId): [string, z.ZodMiniType][] =>
  Object.entries((schemas[id].body as z.ZodMiniObject<Record<string, z.ZodMiniType>>).shape)

/** The bounds of a field in the contract. */
const boundsOf = (type: z.ZodMiniType) => z.toJSONSchema(type, { unrepresentable: 'any' })

type Wrong = { body: unknown; refused: Refused }

function wrongs({ id, body }: Sample): Wrong[] {
  const messages: Record<string, string> = serverRules[id].messages
  return fieldsOf(id).flatMap(([field, schema]): Wrong[] => {
    const isRequired = !(schema instanceof z.ZodMiniOptional)
    const type = withoutOptional(schema)
    const message = messages[field] ?? messages['*'] ?? 400
    const { [field]: value, ...without } = body
    const wrong = (place: string, other: unknown, reason: string | number): Wrong => ({
      body: { ...without, [field]: other },
      refused: [place, reason],
    })
    return [
      ...(isRequired ? [wrong(`a call without \`${field}\``, undefined, message)] : []),
      ...(isRequired && type instanceof z.ZodMiniString
        ? [wrong(`a blank \`${field}\``, '   ', message)]
        : []),
      wrong(`\`${field}\` of the wrong type`, typeof value === 'object' ? 'text' : {}, 400),
      // these calls look something up first, and may be refused with another status
      ...(['applyCoupon', 'requestRenewal', 'login'].includes(id) ? [] : outOfBounds(type)).map((beyond) =>
        wrong(`\`${field}\` out of bounds`, beyond, 400),
      ),
    ]
  })
}

function outOfBounds(type: z.ZodMiniType): unknown[] {
  const { maxLength, maximum, exclusiveMinimum, minimum = Number(exclusiveMinimum) } = boundsOf(type)
  // zeros, because `RequestContext.curl` shortens them
  if (maxLength !== undefined) return ['0'.repeat(maxLength + 1)]
  return maximum === undefined ? [] : [maximum + 1, minimum - 1]
}

async function tokenFor(id: OperationId, { fixtures }: Context): Promise<string | null> {
  if (!operations[id].credential) return null
  return operations[id].audience === 'user' ? (await fixtures.client()).token : fixtures.adminToken()
}

async function refuseAll(context: Context, samples: Sample[]): Promise<void> {
  const cases = samples.flatMap((sample) => wrongs(sample).map((wrong) => ({ ...sample, ...wrong })))
  await inBatches(cases, async ({ id, params, body, refused }) =>
    context.probe.mustRefuse(id, { body, token: await tokenFor(id, context), params }, refused),
  )
}

/** Strings that must keep their format. */
const formatted = ['color', 'upiId', 'userId', 'icon']

function largest({ id, body }: Sample): object {
  const grown = fieldsOf(id).map(([field, schema]) => {
    const type = withoutOptional(schema)
    const value = body[field]
    const { maxLength, maximum } = boundsOf(type)
    if (maximum !== undefined) return [field, maximum]
    const canGrow = maxLength !== undefined && typeof value === 'string' && !formatted.includes(field)
    return [field, canGrow ? value.padEnd(maxLength, '0') : value]
  })
  return Object.fromEntries(grown.filter(([, value]) => value !== undefined))
}

const wrongFields = 'missing, blank, wrong type, out of bounds'

export const inputChecks: Check[] = [
  ...readers([
    check('bad-json', 'A body that is not JSON', async ({ probe }) => {
      const body = '{"email": "you@example.com", "pass'
      await probe.mustRefuse('login', { body }, ['a body that is not JSON', 400])
    }),
  ]),
  check('other-bodies', 'A body that is too large or has the wrong type', async ({ probe, fixtures }) => {
    const { token } = await fixtures.client()
    const body = { message: '0'.repeat(1024 * 1024 + 1) }
    const large = ['a body of more than 1 MB', 'The request is too large.'] as const
    await probe.mustRefuse('createComplaint', { body, token }, large)
    const plain = { body: 'message=Hello', headers: { 'Content-Type': 'text/plain' }, token }
    const typed = ['a body with the wrong content type', 'Unsupported media type.'] as const
    await probe.mustRefuse('createComplaint', plain, typed)
  }),
  check('inputs-client', `Fields that clients send: ${wrongFields}`, async (context) =>
    refuseAll(context, await ofClient(context)),
  ),
  adminCheck('inputs-admin', `Fields that admins send: ${wrongFields}`, async (context) =>
    refuseAll(context, await ofAdmin(context)),
  ),
  adminCheck('at-bounds', 'Every field as large as the contract allows', async (context) => {
    const { probe, fixtures } = context
    const { _id } = await fixtures.ticket(await fixtures.client())
    const samples: Sample[] = [
      ...withJson.map((collection) => creation(context, collection)),
      { id: 'sendChatMessage', body: { text: 'A' }, params: { id: _id } },
      ...(await notification(context, 'A')),
    ]
    await inBatches(samples, async (sample) => {
      const { id, params, makes } = sample
      const input = { body: largest(sample), token: await tokenFor(id, context), params }
      const { call, status, body } = await probe.send(id, input)
      if (isSuccess({ status })) return makes && fixtures.removeMade(makes.collection, body, makes.mark)
      probe.report(id, call, {
        title: `Values within the contract’s bounds are answered with ${status}: the server’s bounds are narrower`,
        found: ['every field at its bound', String(serverRules[id].success), String(status)],
        text: 'The form accepts a value that the server then refuses.',
        area: 'status',
      })
    })
  }),
]
