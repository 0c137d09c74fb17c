import * as z from 'zod/mini'
import { type OperationId, operations, serverRules, maxLengthOf, withoutOptional } from '@/contract'
import type { Thing } from '../bodies'
import type { Check, Context } from '../check'
import { isSuccess } from '../line'
import type { Refusal } from '../judge'
import type { Input } from '../probe'
import { fieldsOf } from '../fields'
import { rangeOf } from '../range'
import { sideBySide } from '../sideBySide'
import type { World } from '../world'

/** Every operation with a JSON body, a valid one to start from, and who sends it. */
type Sent = {
  id: OperationId
  body: Record<string, unknown>
  params?: { id: string }
  admin: boolean
  makes?: { thing: Thing; mark: string }
}

async function byClient({ world }: Context): Promise<Sent[]> {
  const client = await world.client()
  const { _id } = await world.ticket(client)
  return [
    { id: 'register', body: world.bodies.account(), admin: false },
    { id: 'createComplaint', body: { message: world.bodies.sentence() }, admin: false },
    { id: 'sendChatMessage', body: { text: 'Hello' }, params: { id: _id }, admin: false },
    { id: 'requestRenewal', body: { subscriptionId: 'x' }, admin: false },
    { id: 'applyCoupon', body: { code: 'NO-SUCH-COUPON' }, admin: false },
  ]
}

async function byAdmin({ world }: Context): Promise<Sent[]> {
  const client = await world.client()
  const made = (thing: Thing, create: OperationId, update?: OperationId) => async (): Promise<Sent[]> => {
    const { row } = await world.own(thing)
    const { fields, mark } = world.bodies.of(thing)
    return [
      { id: create, body: fields, admin: true, makes: { thing, mark } },
      ...(update ? [{ id: update, body: fields, params: { id: row._id }, admin: true }] : []),
    ]
  }
  const { _id: ticket } = await world.ticket(client)
  const rows = [
    made('plan', 'createPlan', 'updatePlan'),
    made('coupon', 'createCoupon'),
    made('paymentOption', 'createPaymentOption', 'updatePaymentOption'),
    made('feature', 'createFeature', 'updateFeature'),
    made('service', 'createService', 'updateService'),
  ]
  const things: Sent[] = []
  for (const make of rows) things.push(...(await make()))
  const others: Sent[] = [
    { id: 'sendNotification', body: { message: 'Hello', userId: client.id }, admin: true },
    {
      id: 'resolveComplaint',
      body: { status: 'resolved', response: 'Done.' },
      params: { id: ticket },
      admin: true,
    },
    { id: 'decideReopen', body: { action: 'accept' }, params: { id: ticket }, admin: true },
    { id: 'changeUserRole', body: { role: 'user' }, params: { id: client.id }, admin: true },
    { id: 'subscribe', body: await anOrder(world), admin: false },
  ]
  return [...things, ...others]
}

/** For a plan of the test, so that nothing but the field at fault is a reason to refuse it. */
const anOrder = async (world: World) => ({
  plan: (await world.own('plan')).fields['name'],
  transactionId: world.bodies.transactionId(),
  method: 'upi',
})

type Wrong = { body: unknown; refusal: Refusal }

/** Each field missing, blank, of another type and beyond its bound, one at a time. */
function wrongs({ id, body }: Sent): Wrong[] {
  const messages: Record<string, string> = serverRules[id].messages
  return Object.entries(fieldsOf(id)).flatMap(([field, schema]): Wrong[] => {
    const required = !(schema instanceof z.ZodMiniOptional)
    const type = withoutOptional(schema)
    const message = messages[field] ?? messages['*'] ?? null
    const { [field]: _, ...without } = body
    const wrong = (cause: string, place: string, value: unknown, text: string | null): Wrong => ({
      body: { ...body, [field]: value },
      refusal: { cause, place: `${place}: ${field}`, status: 400, message: text },
    })
    return [
      ...(required
        ? [{ ...wrong('missing-field', 'a missing field', undefined, message), body: without }]
        : []),
      ...(required && type instanceof z.ZodMiniString
        ? [wrong('blank', 'a blank field', '   ', message)]
        : []),
      wrong('wrong-type', 'a field of another type', typeof body[field] === 'object' ? 'text' : {}, null),
      ...beyond(type).map((value) => wrong('beyond-bound', 'a field beyond its bound', value, null)),
    ]
  })
}

/** Nothing long stands before the zeros: a report writes them as a command that makes them. */
function beyond(type: z.ZodMiniType): unknown[] {
  const maxLength = maxLengthOf(type)
  if (maxLength !== null) return ['0'.repeat(maxLength + 1)]
  if (!(type instanceof z.ZodMiniNumber)) return []
  const { least, greatest } = rangeOf(type)
  return [greatest + 1, least - 1]
}

/** Where a server looks something up before it looks at the body, that may be what it refuses first. */
const looksUpFirst: readonly OperationId[] = ['applyCoupon', 'requestRenewal', 'login']

async function refuseAll(context: Context, sent: Sent[]): Promise<void> {
  const { probe, world } = context
  const admin = sent.some((one) => one.admin) ? await world.admin() : null
  const client = (await world.client()).token
  const cases = sent.flatMap((one) => wrongs(one).map((wrong) => ({ one, ...wrong })))
  const asked = cases.filter(
    ({ one, refusal }) => refusal.cause !== 'beyond-bound' || !looksUpFirst.includes(one.id),
  )
  await sideBySide(asked, async ({ one, body, refusal }) => {
    const token = operations[one.id].credential ? (one.admin ? admin : client) : null
    const input: Input = { body, token, ...(one.params ? { params: one.params } : {}) }
    const exchange = await probe.refused(one.id, input, refusal)
    if (!isSuccess(exchange)) return
    if (one.makes) await world.removeMade(one.makes.thing, exchange.body, one.makes.mark)
    else world.leftBehind.push(`what ${one.id} took although it must not`)
  })
}

async function unreadableBody({ probe }: Context): Promise<void> {
  await probe.refused(
    'login',
    { body: '{"email": "you@example.com", "pass' },
    { cause: 'bad-json', place: 'a body that is not JSON', status: 400, message: null },
  )
}

const MEGABYTE = 1024 * 1024

async function otherBodies({ probe, world }: Context): Promise<void> {
  const { token } = await world.client()
  const body = { message: '0'.repeat(MEGABYTE + 1) }
  await probe.refused(
    'createComplaint',
    { body, token },
    {
      cause: 'too-large',
      place: 'a body of more than 1 MB',
      status: 413,
      message: 'The request is too large.',
    },
  )
  await probe.refused(
    'createComplaint',
    { body: 'message=Hello', token, headers: { 'Content-Type': 'text/plain' } },
    {
      cause: 'media-type',
      place: 'a body that is not called JSON',
      status: 415,
      message: 'Unsupported media type.',
    },
  )
}

export const inputs: Check[] = [
  { id: 'bad-json', title: 'A body that is not JSON', writes: false, admin: false, run: unreadableBody },
  {
    id: 'other-bodies',
    title: 'A body too large, and one of another type',
    writes: true,
    admin: false,
    run: otherBodies,
  },
  {
    id: 'inputs-client',
    title: 'What clients send: missing, blank, of another type, beyond a bound',
    writes: true,
    admin: false,
    run: async (context) => refuseAll(context, await byClient(context)),
  },
  {
    id: 'inputs-admin',
    title: 'What admins send: missing, blank, of another type, beyond a bound',
    writes: true,
    admin: true,
    run: async (context) => refuseAll(context, await byAdmin(context)),
  },
]
