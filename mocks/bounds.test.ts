// @vitest-environment node
import { readFileSync } from 'node:fs'
import { beforeEach, expect, test } from 'vitest'
import { parse } from 'yaml'
import { type OperationId, operations } from '@/contract'
import { callMock, refusedCall } from './testing/inProcess'
import { freshStore } from './transport/node'
import { samples } from './testing/samples'
import { personaOf } from './seeds/personas'

type Schema = {
  $ref?: string
  type?: string | string[]
  enum?: unknown[]
  format?: string
  maxLength?: number
  minimum?: number
  exclusiveMinimum?: number
  maximum?: number
  maxItems?: number
  oneOf?: Schema[]
  items?: Schema
  properties?: Record<string, Schema>
}
type Body = { content: Record<string, { schema: Schema }> }
type Document = {
  paths: Record<string, Record<string, { requestBody?: Body }>>
  components: { schemas: Record<string, Schema> }
}
const document = parse(readFileSync('openapi.yaml', 'utf8')) as Document
const resolved = (schema: Schema): Schema =>
  schema.$ref ? (document.components.schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {}) : schema

const userId = personaOf('active').userId
const adminId = personaOf('admin').userId

beforeEach(() => freshStore())

/** Paths of texts, numbers and lists without a limit. Only a list in an answer may be unlimited. */
function unbounded(node: unknown, path = ''): string[] {
  if (typeof node !== 'object' || node === null) return []
  const { type, maxLength, minimum, exclusiveMinimum, maximum, maxItems, ...schema } = node as Schema
  const types = [type].flat()
  const listed = schema.enum !== undefined || schema.format === 'binary'
  const text = types.includes('string') && !listed && maxLength === undefined
  const number =
    (types.includes('number') || types.includes('integer')) &&
    (maximum === undefined || (minimum ?? exclusiveMinimum) === undefined)
  const list = types.includes('array') && maxItems === undefined && path.startsWith('/components')
  const inner = Object.entries(node).flatMap(([key, value]) =>
    key.startsWith('example') ? [] : unbounded(value, `${path}/${key}`),
  )
  return text || number || list ? [path, ...inner] : inner
}

test('sets bounds for the texts, numbers and lists of the contract', () => {
  expect(unbounded(document)).toEqual([])
})

const absurd = [1.7e308, -1, 0, 0.5, '', ' ', '\u0000', [], {}, true, null]

/** Values at and just beyond each bound, and invalid values. */
function values(schema: Schema): unknown[] {
  const { type, maxLength = 0, minimum, exclusiveMinimum, maximum = 0, items } = resolved(schema)
  const options = resolved(schema).oneOf ?? []
  const lowest = minimum ?? exclusiveMinimum ?? 0
  const types = [type].flat()
  const text = [maxLength, maxLength + 1, 100_000].map((length) => 'x'.repeat(length))
  const texts = types.includes('string') ? [...text, '9'.repeat(maxLength)] : []
  const isNumber = types.includes('number') || types.includes('integer')
  const numbers = isNumber ? [lowest, lowest - 1, lowest + 0.01, maximum, maximum + 1, maximum - 0.5] : []
  const lists = items ? values(items).map((value) => [value]) : []
  return [...texts, ...numbers, ...lists, ...absurd, ...options.flatMap(values)]
}

const sending = (Object.keys(operations) as OperationId[]).flatMap((id) => {
  const { path, method } = operations[id]
  const schema = Object.values(document.paths[path]?.[method]?.requestBody?.content ?? {})[0]?.schema
  const { properties } = schema ? resolved(schema) : {}
  return properties ? [{ id, properties }] : []
})
const reading = [
  'listPlans',
  'listAllSubscriptions',
  'listNotifications',
  'listTeamMembers',
  'getStats',
] as const

test.each(sending)('$id handles absurd field values without a server error', async ({ id, properties }) => {
  const caller = operations[id].audience === 'admin' ? adminId : userId
  for (const [field, property] of Object.entries(properties)) {
    for (const value of values(property)) {
      const { params, body } = samples[id](caller)
      const input = { params: { ...params }, body: { ...Object(body), [field]: value } }
      const { status } = await callMock(id, caller, input)
      expect([field, value, status]).toEqual([field, value, expect.toSatisfy((code) => code < 500)])
    }
  }
  for (const list of reading) expect((await callMock(list, adminId)).status).toBe(200)
})

const plan = { name: 'Yearly', price: 1999, duration: 30 }
const coupon = { code: 'MONSOON', amount: 100 }
const account = { name: 'Asha', email: 'asha@example.com', password: 'long enough' }

test.each([
  ['createPlan', { ...plan, duration: null }, 'Name, price and duration are required.'],
  ['createPlan', { ...plan, duration: 30.5 }, 'Duration must be a positive number of days.'],
  ['createPlan', { ...plan, price: 10_000_001 }, 'Price must be a positive number.'],
  ['createPlan', { ...plan, name: 'x'.repeat(121) }, 'Invalid request body.'],
  ['createPlan', { ...plan, price: '1999' }, 'Invalid request body.'],
  ['createCoupon', { ...coupon, usageLimit: 1.5 }, 'Usage limit must be a positive whole number.'],
  ['register', { ...account, email: 'asha@' }, 'Please enter a valid email address.'],
  ['register', { ...account, email: '.'.repeat(100_000) }, 'Invalid request body.'],
] as const)('%s refuses an invalid value: %#', async (id, body, message) => {
  expect(await refusedCall(id, adminId, { body })).toEqual([400, message])
})

test('shortens a reason of maximum length in the client’s notification', async () => {
  const longest = 'x'.repeat(5000)
  const { params } = samples.rejectSubscription(userId)
  expect((await callMock('rejectSubscription', adminId, { params, body: { reason: longest } })).status).toBe(
    200,
  )
  const { answer } = await callMock('listMyNotifications', userId)
  expect(answer.notifications[0]?.message).toMatch(/^Your request.*x…$/)
})
