import * as z from 'zod/mini'
import { type OperationId, serverRules, maxLengthOf, withoutOptional } from '@/contract'
import type { Thing } from '../bodies'
import type { Check, Context } from '../check'
import { fieldsOf } from '../fields'
import { isSuccess } from '../line'
import type { Input } from '../probe'
import { rangeOf } from '../range'
import { sideBySide } from '../sideBySide'

/** One call with every field as large as the contract lets it be. */
type Large = {
  id: OperationId
  fields: Record<string, unknown>
  input: Input
  makes?: { thing: Thing; mark: string }
}

const made = [
  ['plan', 'createPlan'],
  ['coupon', 'createCoupon'],
  ['paymentOption', 'createPaymentOption'],
  ['feature', 'createFeature'],
  ['service', 'createService'],
] as const

async function largeCalls({ world }: Context): Promise<Large[]> {
  const client = await world.client()
  const token = await world.admin()
  const { _id } = await world.ticket(client)
  return [
    ...made.map(([thing, id]): Large => {
      const { fields, mark } = world.bodies.of(thing)
      return { id, fields, input: { token }, makes: { thing, mark } }
    }),
    { id: 'sendChatMessage', fields: { text: 'A' }, input: { token: client.token, params: { id: _id } } },
    { id: 'sendNotification', fields: { message: 'A', userId: client.id }, input: { token } },
  ]
}

async function atBounds(context: Context): Promise<void> {
  const { probe, world } = context
  await sideBySide(await largeCalls(context), async ({ id, fields, input, makes }) => {
    const exchange = await probe.send(id, { ...input, body: largest(id, fields) })
    if (isSuccess(exchange)) return makes && world.removeMade(makes.thing, exchange.body, makes.mark)
    probe.breach(id, exchange.call, {
      cause: `at-bound:${exchange.status}`,
      title: `What the contract allows is answered ${exchange.status}: the bounds of the server are narrower`,
      place: 'every field at its bound',
      expected: String(serverRules[id].success),
      got: String(exchange.status),
      text: 'The form takes it, and the server does not.',
      area: 'status',
    })
  })
}

function largest(id: OperationId, fields: Record<string, unknown>): object {
  const grown = Object.entries(fieldsOf(id)).map(([field, schema]) => {
    const type = withoutOptional(schema)
    const value = fields[field]
    const maxLength = maxLengthOf(type)
    if (maxLength !== null && typeof value === 'string' && isFree(field))
      return [field, value.padEnd(maxLength, '0')]
    if (type instanceof z.ZodMiniNumber) return [field, rangeOf(type).greatest]
    return [field, value]
  })
  return Object.fromEntries(grown.filter(([, value]) => value !== undefined))
}

/** A text that may be any; a colour, an address and an id may not. */
const isFree = (field: string) => !['color', 'upiId', 'userId', 'icon'].includes(field)

export const bounds: Check[] = [
  {
    id: 'at-bounds',
    title: 'Everything as large as the contract allows',
    writes: true,
    admin: true,
    run: atBounds,
  },
]
