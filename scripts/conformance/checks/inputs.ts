import * as z from 'zod/mini'
import { maxLengthOf, type OperationId, operations, schemas, serverRules, withoutOptional } from '@/contract'
import type { Collection } from '../bodies'
import { type Check, check, type Context, inBatches } from '../check'
import { callsOf } from '../fixtures'
import type { Refused } from '../judgeAnswer'
import { Blocked } from '../probe'
import { recipient } from '../recipient'
import { isSuccess } from '../requestContext'

type Sample = {
  id: OperationId
  body: Record<string, unknown>
  params?: { id: string }
  byAdmin?: boolean
  makes?: { collection: Collection; mark: string }
}

const withJson = ['plan', 'coupon', 'paymentOption', 'feature', 'service'] as const

const creation = ({ fixtures }: Context, collection: Collection): Sample => {
  const { fields, mark } = fixtures.bodies.of(collection)
  return { id: callsOf(collection).create, body: fields, byAdmin: true, makes: { collection, mark } }
}

/** Empty if the server would send the notification to more than the one recipient. */
const notification = (context: Context, message: string): Promise<Sample[]> =>
  recipient(context).then(
    ({ client }) => [{ id: 'sendNotification', body: { message, userId: client.id }, byAdmin: true }],
    (error: unknown) => {
      if (error instanceof Blocked) return []
      throw error
    },
  )

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
    samples.push(created, ...(update ? [{ id: update, body: created.body, params, byAdmin: true }] : []))
  }
  const resolved = { status: 'resolved', response: 'Done.' }
  const order = {
    // the tool's own plan, so only the wrong field is a reason to refuse
    plan: (await fixtures.own('plan')).fields['name'],
    transactionId: fixtures.bodies.transactionId(),
    method: 'upi',
  }
  return [
    ...samples,
    ...(await notification(context, 'Hello')),
    { id: 'resolveComplaint', body: resolved, params: ticket, byAdmin: true },
    { id: 'decideReopen', body: { action: 'accept' }, params: ticket, byAdmin: true },
    { id: 'changeUserRole', body: { role: 'user' }, params: { id: client.id }, byAdmin: true },
    { id: 'subscribe', body: order },
  ]
}

const fieldsOf = (id: OperationId): [string, z.ZodMiniType][] =>
  Object.entries((schemas[id].body as z.ZodMiniObject<Record<string, z.ZodMiniType>>).shape)

const boundOf = ({ _zod: { def } }: z.core.$ZodCheckGreaterThan | z.core.$ZodCheckLessThan) =>
  Number(def.value)

/** The least and the greatest number that the contract allows; infinite if it sets no limit. */
function rangeOf({ def }: z.ZodMiniNumber): { least: number; greatest: number } {
  const checks = def.checks ?? []
  const bounds = (kind: typeof z.core.$ZodCheckGreaterThan | typeof z.core.$ZodCheckLessThan) =>
    checks.flatMap((each) => (each instanceof kind ? boundOf(each) : []))
  return {
    least: Math.max(...bounds(z.core.$ZodCheckGreaterThan)),
    greatest: Math.min(...bounds(z.core.$ZodCheckLessThan)),
  }
}

type Wrong = { body: unknown; refused: Refused }

function wrongs({ id, body }: Sample): Wrong[] {
  const messages: Record<string, string> = serverRules[id].messages
  return fieldsOf(id).flatMap(([field, schema]): Wrong[] => {
    const isRequired = !(schema instanceof z.ZodMiniOptional)
    const type = withoutOptional(schema)
    const message = messages[field] ?? messages['*'] ?? 400
    const { [field]: value, ...without } = body
    const wrong = (place: string, other: unknown, reason: string | number): Wrong => ({
      body: { ...without, ...(other !== undefined && { [field]: other }) },
      refused: [place, reason],
    })
    return [
      ...(isRequired ? [wrong(`a call without \`${field}\``, undefined, message)] : []),
      ...(isRequired && type instanceof z.ZodMiniString
        ? [wrong(`a blank \`${field}\``, '   ', message)]
        : []),
      wrong(`\`${field}\` of another type`, typeof value === 'object' ? 'text' : {}, 400),
      // these calls look something up, and a server may refuse that first
      ...(['applyCoupon', 'requestRenewal', 'login'].includes(id) ? [] : outOfBounds(type)).map((beyond) =>
        wrong(`\`${field}\` out of bounds`, beyond, 400),
      ),
    ]
  })
}

function outOfBounds(type: z.ZodMiniType): unknown[] {
  const maxLength = maxLengthOf(type)
  // zeros, because a report can write them as a short command
  if (maxLength !== null) return ['0'.repeat(maxLength + 1)]
  if (!(type instanceof z.ZodMiniNumber)) return []
  const { least, greatest } = rangeOf(type)
  return [greatest + 1, least - 1]
}

async function refuseAll({ probe, fixtures }: Context, samples: Sample[]): Promise<void> {
  const admin = samples.some(({ byAdmin }) => byAdmin) ? await fixtures.admin() : null
  const client = (await fixtures.client()).token
  const cases = samples.flatMap((sample) => wrongs(sample).map((wrong) => ({ sample, ...wrong })))
  await inBatches(cases, ({ sample: { id, params, byAdmin }, body, refused }) => {
    const token = operations[id].credential ? (byAdmin ? admin : client) : null
    return probe.refused(id, { body, token, ...(params && { params }) }, refused)
  })
}

/** Strings that must have a certain form. */
const formatted = ['color', 'upiId', 'userId', 'icon']

function largest({ id, body }: Sample): object {
  const grown = fieldsOf(id).map(([field, schema]) => {
    const type = withoutOptional(schema)
    const value = body[field]
    const maxLength = maxLengthOf(type)
    if (type instanceof z.ZodMiniNumber) return [field, rangeOf(type).greatest]
    const canGrow = maxLength !== null && typeof value === 'string' && !formatted.includes(field)
    return [field, canGrow ? value.padEnd(maxLength, '0') : value]
  })
  return Object.fromEntries(grown.filter(([, value]) => value !== undefined))
}

const wrongFields = 'missing, blank, wrong type, out of bounds'

export const inputChecks: Check[] = [
  check('bad-json', 'A body that is not JSON', 'reads', async ({ probe }) => {
    const body = '{"email": "you@example.com", "pass'
    await probe.refused('login', { body }, ['a body that is not JSON', 400])
  }),
  check('other-bodies', 'A body too large, or of another type', 'writes', async ({ probe, fixtures }) => {
    const { token } = await fixtures.client()
    const body = { message: '0'.repeat(1024 * 1024 + 1) }
    await probe.refused('createComplaint', { body, token }, [
      'a body of more than 1 MB',
      'The request is too large.',
    ])
    const headers = { 'Content-Type': 'text/plain' }
    await probe.refused('createComplaint', { body: 'message=Hello', token, headers }, [
      'a body with another content type',
      'Unsupported media type.',
    ])
  }),
  check('inputs-client', `Fields of clients: ${wrongFields}`, 'writes', async (context) =>
    refuseAll(context, await ofClient(context)),
  ),
  check('inputs-admin', `Fields of admins: ${wrongFields}`, 'admin writes', async (context) =>
    refuseAll(context, await ofAdmin(context)),
  ),
  check('at-bounds', 'Everything as large as the contract allows', 'admin writes', async (context) => {
    const { probe, fixtures } = context
    const client = await fixtures.client()
    const token = await fixtures.admin()
    const { _id } = await fixtures.ticket(client)
    const samples: Sample[] = [
      ...withJson.map((collection) => creation(context, collection)),
      { id: 'sendChatMessage', body: { text: 'A' }, params: { id: _id } },
      ...(await notification(context, 'A')),
    ]
    await inBatches(samples, async (sample) => {
      const { id, params, byAdmin, makes } = sample
      const input = {
        body: largest(sample),
        token: byAdmin ? token : client.token,
        ...(params && { params }),
      }
      const { call, status, body } = await probe.send(id, input)
      if (isSuccess({ status })) return makes && fixtures.removeMade(makes.collection, body, makes.mark)
      probe.breach(id, call, {
        title: `What the contract allows is answered ${status}: the server’s bounds are narrower`,
        found: ['every field at its bound', String(serverRules[id].success), String(status)],
        text: 'The form accepts it, and the server does not.',
        area: 'status',
      })
    })
  }),
]
