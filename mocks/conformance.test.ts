// @vitest-environment node
import { readFileSync } from 'node:fs'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { beforeEach, expect, test } from 'vitest'
import { parse } from 'yaml'
import { type OperationId, operations, serverRules } from '@/contract'
import { answerTo, requestOf, tokenOf } from './testing/inProcess'
import { freshStore } from './transport/node'
import { provokingRequest } from './testing/provocations'
import { samples } from './testing/samples'
import { personaOf } from './seeds/personas'

// a second validator, independent of the generated code and the mock's checks, reads openapi.yaml itself
type Responses = Record<string, { $ref?: string }>
type Document = { paths: Record<string, Record<string, { responses: Responses }>> }
const document = parse(readFileSync('openapi.yaml', 'utf8')) as Document

const ajv = new Ajv2020({ strict: false, allErrors: true })
addFormats.default(ajv)
ajv.addFormat('binary', true)
ajv.addSchema(document, 'openapi.yaml')

/** Throws if openapi.yaml has no such answer. */
function validatorOf(id: OperationId, status: number): ValidateFunction {
  const { path, method } = operations[id]
  const response = document.paths[path]?.[method]?.responses[status]
  if (!response) throw new Error(`openapi.yaml describes no answer ${status} of ${id}`)
  const escaped = path.replaceAll('~', '~0').replaceAll('/', '~1')
  const pointer = response.$ref?.slice(1) ?? `/paths/${escaped}/${method}/responses/${status}`
  const encoded = pointer.split('/').map(encodeURIComponent).join('/')
  return ajv.compile({ $ref: `openapi.yaml#${encoded}/content/application~1json/schema` })
}

type Row = [id: OperationId, status: number, message: string | null]

/** Each operation's success and every message of its refusals. */
const described = (Object.keys(operations) as OperationId[]).flatMap((id): Row[] => {
  const { success, refusals } = serverRules[id]
  const refused = Object.entries<readonly string[]>(refusals).flatMap(([status, messages]) =>
    messages.map((message): Row => [id, Number(status), message]),
  )
  return [[id, success, null], ...refused]
})

const userIds = { user: personaOf('active').userId, admin: personaOf('admin').userId }

/** A valid request from the least privileged caller that the operation allows. */
function succeeding(id: OperationId): Request {
  const { audience } = operations[id]
  const caller = userIds[audience === 'admin' ? 'admin' : 'user']
  return requestOf(id, samples[id](caller), audience === 'visitor' ? null : tokenOf(caller))
}

beforeEach(() => freshStore())

test('has a message for every refusal in openapi.yaml', () => {
  const inDocument = Object.values(document.paths)
    .flatMap((methods) => Object.values(methods))
    .flatMap(({ responses }) => Object.keys(responses))
  expect(new Set(described.map(([id, status]) => `${id} ${status}`)).size).toBe(inDocument.length)
})

test.each(described)('%s returns %i as in openapi.yaml: %s', async (id, status, message) => {
  const request = message === null ? succeeding(id) : await provokingRequest(id, status, message)
  const response = await answerTo(request)
  const body: unknown = await response.json()
  const expected = message === null ? { status } : { status, body: { message } }
  expect({ status: response.status, body }).toMatchObject(expected)
  expect(response.headers.get('Content-Type')).toContain('application/json')
  const validate = validatorOf(id, status)
  expect({ valid: validate(body), errors: validate.errors }).toEqual({ valid: true, errors: null })
})

const ids = Object.keys(operations) as OperationId[]
const refusalsOf = (id: OperationId) => serverRules[id].refusals as Partial<Record<number, readonly string[]>>

test.each(ids.filter((id) => operations[id].audience !== 'visitor'))('%s declares a 401', (id) => {
  expect(refusalsOf(id)[401]).toEqual(['No token, authorization denied.', 'Token is not valid.'])
})

test.each(ids.filter((id) => operations[id].audience === 'admin'))('%s declares a 403', (id) => {
  expect(refusalsOf(id)[403]).toEqual(['Admin access required.'])
})

test.each(ids.filter((id) => operations[id].audience !== 'admin'))('%s also serves an admin', async (id) => {
  const response = await answerTo(requestOf(id, samples[id](userIds.admin), tokenOf(userIds.admin)))
  expect(response.status).toBe(serverRules[id].success)
})
