// @vitest-environment node
import { readFileSync } from 'node:fs'
import { beforeEach, expect, test } from 'vitest'
import { parse } from 'yaml'
import { callMock } from './testing/inProcess'
import { freshStore } from './transport/node'
import { samples } from './testing/samples'
import { personaOf } from './seeds/personas'

type Schema = {
  type?: string | string[]
  enum?: unknown[]
  format?: string
  maxLength?: number
  minimum?: number
  exclusiveMinimum?: number
  maximum?: number
  maxItems?: number
}
const document: unknown = parse(readFileSync('openapi.yaml', 'utf8'))

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

test('shortens a reason of maximum length in the client’s notification', async () => {
  const longest = 'x'.repeat(5000)
  const { params } = samples.rejectSubscription(userId)
  expect((await callMock('rejectSubscription', adminId, { params, body: { reason: longest } })).status).toBe(
    200,
  )
  const { answer } = await callMock('listMyNotifications', userId)
  expect(answer.notifications[0]?.message).toMatch(/^Your request.*x…$/)
})
