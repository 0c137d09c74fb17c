import Ajv, { type AnySchemaObject } from 'ajv'
import addFormats from 'ajv-formats'
import draft6 from 'ajv/dist/refs/json-schema-draft-06.json'
import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { loggedCall, textMessage } from '@/testing/loggedCalls'
import { harOf } from './har'

// the package has no types
const schemas = createRequire(import.meta.url)('har-schema') as Record<string, AnySchemaObject>
const ajv = new Ajv({ strict: false, allErrors: true })
ajv.addMetaSchema(draft6)
addFormats(ajv)
for (const schema of Object.values(schemas)) ajv.addSchema(schema)

/** What the format's own schema finds wrong. */
function faultsOf(har: unknown) {
  const validate = ajv.getSchema('har.json#')
  if (!validate) throw new Error('The schema of the format is not there.')
  void validate(har)
  return validate.errors ?? []
}

const calls = [
  loggedCall(1),
  loggedCall(2, {
    method: 'POST',
    operation: 'login',
    who: 'Devika Nair',
    request: textMessage('{"email":"a@b.c"}'),
    deviations: [{ in: 'answer', place: 'user', why: 'not declared' }],
  }),
  loggedCall(3, {
    url: 'http://localhost/api/x?a=1&b=',
    request: {
      headers: [['content-type', 'multipart/form-data; boundary=x']],
      body: {
        kind: 'form',
        fields: [
          { name: 'name', value: 'Ishaan' },
          { name: 'profileImage', file: 'me.png', type: 'image/png', bytes: 7 },
        ],
      },
    },
  }),
  loggedCall(4, { outcome: 'lost', answer: null }),
  loggedCall(5, { outcome: 'waiting', durationMs: null, request: null, answer: null }),
]

test('the file is valid HAR 1.2', () => {
  expect(faultsOf({ log: { version: '1.2' } })).not.toEqual([])
  expect(faultsOf(harOf(calls))).toEqual([])
})

test('an entry says what the log knows', () => {
  const [first, second, third, lost] = harOf(calls).log.entries
  expect(first).toMatchObject({
    startedDateTime: '2026-09-15T04:30:06.120Z',
    time: 12.3,
    request: { method: 'GET', url: 'http://localhost/api/auth/plans' },
    response: { status: 200, content: { mimeType: 'application/json', text: '{"plans":[]}', size: 12 } },
  })
  expect(second).toMatchObject({
    request: { postData: { mimeType: 'application/json', text: '{"email":"a@b.c"}' } },
    _who: 'Devika Nair',
    _deviations: [{ place: 'user' }],
  })
  expect(third?.request).toMatchObject({
    queryString: [
      { name: 'a', value: '1' },
      { name: 'b', value: '' },
    ],
    postData: {
      params: [
        { name: 'name', value: 'Ishaan' },
        { name: 'profileImage', fileName: 'me.png', contentType: 'image/png' },
      ],
    },
  })
  expect(lost).toMatchObject({ comment: 'Lost', response: { status: 0 } })
})
