// @vitest-environment node
import { readFileSync } from 'node:fs'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { beforeEach, expect, test } from 'vitest'
import { parse } from 'yaml'
import { type OperationId, operations, serverRules } from '@/contract'
import { answerTo, requestOf, tokenOf } from './calls'
import { addFault } from './faults'
import { freshStore } from './node'
import { samples } from './samples'
import { personaOf } from './seeds/personas'

// openapi.yaml itself judges here, by another validator: neither generated code nor the mock's own checks
type Responses = Record<string, { $ref?: string }>
type Document = { paths: Record<string, Record<string, { responses: Responses }>> }
const document = parse(readFileSync('openapi.yaml', 'utf8')) as Document

const ajv = new Ajv2020({ strict: false, allErrors: true })
addFormats.default(ajv)
ajv.addFormat('binary', true)
ajv.addSchema(document, 'openapi.yaml')

/** Throws when the document describes no such answer. */
function validatorOf(id: OperationId, status: number): ValidateFunction {
  const { path, method } = operations[id]
  const response = document.paths[path]?.[method]?.responses[status]
  if (!response) throw new Error(`openapi.yaml describes no ${status} of ${id}`)
  const escaped = path.replaceAll('~', '~0').replaceAll('/', '~1')
  const pointer = response.$ref?.slice(1) ?? `/paths/${escaped}/${method}/responses/${status}`
  const encoded = pointer.split('/').map(encodeURIComponent).join('/')
  return ajv.compile({ $ref: `openapi.yaml#${encoded}/content/application~1json/schema` })
}

const userId = personaOf('active').userId
const adminId = personaOf('admin').userId
const callerOf = (id: OperationId) => (operations[id].audience === 'admin' ? adminId : userId)

/** The sample's request, with another id or body where a failure asks for one. */
function request(
  id: OperationId,
  change: { params?: unknown; body?: unknown } = {},
  token = tokenOf(callerOf(id)),
) {
  return requestOf(id, { ...samples[id](callerOf(id)), ...change }, token)
}

const again = async (id: OperationId) => {
  const first = request(id)
  await answerTo(first.clone())
  return first
}

// what no body can make fail with 400, because there is none: the same call once more, or a ticket still open
const badState: Partial<Record<OperationId, () => Promise<Request>>> = {
  approveSubscription: () => again('approveSubscription'),
  approveRenewal: () => again('approveRenewal'),
  reopenComplaint: () => again('reopenComplaint'),
}

// what is not found by something in the body
const unknownInBody: Partial<Record<OperationId, object>> = {
  requestRenewal: { subscriptionId: 'unknown' },
  sendNotification: { message: 'Hello', userId: 'unknown' },
  applyCoupon: { code: 'UNKNOWN' },
}

/** A request that the mock answers with the status. */
async function forcing(id: OperationId, status: number): Promise<Request> {
  switch (status) {
    case 400:
      return (await badState[id]?.()) ?? request(id, { body: { unexpected: true } })
    case 401:
    case 403:
      // where a server may ask for a token, but the mock does not
      if (operations[id].audience === 'visitor') addFault({ operation: id, kind: 'status', status })
      return request(id, {}, status === 401 ? 'made-up' : tokenOf(userId))
    case 404:
      return id in unknownInBody
        ? request(id, { body: unknownInBody[id] })
        : request(id, { params: { id: 'unknown' } })
    case 429: {
      const wrong = () => request(id, { body: { email: 'asha@example.com', password: 'wrong' } })
      for (let failure = 0; failure < 5; failure += 1) await answerTo(wrong())
      return wrong()
    }
    case 500:
      addFault({ operation: id, kind: 'status', status })
      return request(id)
    default:
      return request(id)
  }
}

const described = (Object.keys(operations) as OperationId[]).flatMap((id) =>
  serverRules[id].statuses.map((status) => [id, status] as const),
)

beforeEach(() => freshStore())

test('the operation table names every answer of the document', () => {
  const inDocument = Object.values(document.paths)
    .flatMap((methods) => Object.values(methods))
    .flatMap(({ responses }) => Object.keys(responses))
  expect(described).toHaveLength(inDocument.length)
})

test.each(described)('%s answers %i as openapi.yaml says', async (id, status) => {
  const response = await answerTo(await forcing(id, status))
  const body: unknown = await response.json()
  expect({ status: response.status, body }).toMatchObject({ status })
  expect(response.headers.get('Content-Type')).toContain('application/json')
  const validate = validatorOf(id, status)
  expect({ valid: validate(body), errors: validate.errors }).toEqual({ valid: true, errors: null })
})
