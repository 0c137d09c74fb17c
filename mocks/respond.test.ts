// @vitest-environment node
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { operations } from '@/contract'
import { setClockOffset } from '@/platform/clock'
import { DAY } from '@/lib/dates'
import { onBreach } from './contractBreach'
import { answerTo, requestOf, tokenOf } from './testing/inProcess'
import { store } from './store/db'
import { handlers } from './handlers/all'
import { freshStore } from './transport/node'
import { fail } from './fail'
import { serveOperation } from './respond'
import { personaOf } from './seeds/personas'

const userId = personaOf('active').userId
const adminId = personaOf('admin').userId

let contacts = 0
beforeEach(() => {
  freshStore()
  contacts = store.contact.count()
})
afterEach(() => setClockOffset(0))

/** Status and body of the answer. */
async function ask(request: Request) {
  const response = await answerTo(request)
  return [response.status, await response.json()] as const
}

const withHeader = (authorization: string) =>
  new Request('http://localhost/api/auth/me', { headers: { Authorization: authorization } })

const raw = (id: 'login' | 'subscribe' | 'resolveComplaint', body: string, token: string | null = null) =>
  new Request(requestOf(id, { params: { id: 'x' } }, token), {
    method: operations[id].method.toUpperCase(),
    body,
  })

test.each([
  ['', 'No token, authorization denied.'],
  ['Basic dXNlcjpwYXNz', 'No token, authorization denied.'],
  ['Bearer', 'No token, authorization denied.'],
  ['Bearer nonsense', 'Token is not valid.'],
])('returns 401 for Authorization "%s"', async (authorization, message) => {
  expect(await ask(withHeader(authorization))).toEqual([401, { message }])
})

test('accepts a token until its session ends', async () => {
  const token = tokenOf(userId)
  setClockOffset(7 * DAY - 60_000)
  expect((await answerTo(requestOf('getMe', {}, token))).status).toBe(200)
  setClockOffset(7 * DAY + 60_000)
  expect(await ask(requestOf('getMe', {}, token))).toEqual([401, { message: 'Token is not valid.' }])
})

test('refuses the token of a deleted user', async () => {
  const token = tokenOf(userId)
  store.user.delete(userId)
  expect(await ask(requestOf('getMe', {}, token))).toEqual([401, { message: 'Token is not valid.' }])
})

test('checks authorisation before the body', async () => {
  expect((await ask(raw('subscribe', 'not json')))[0]).toBe(401)
})

test.each([
  ['that is not JSON', '{', 'Invalid request body.'],
  ['that is null', 'null', 'Invalid request body.'],
  [
    'with null in place of text',
    '{"plan":"Pro","transactionId":null,"method":"x"}',
    'Transaction ID is required.',
  ],
  ['with an unlisted value', '{"plan":"Pro","transactionId":"1","method":"cash"}', 'Invalid payment method.'],
  ['with a wrong type', '{"plan":7,"transactionId":"1","method":"upi"}', 'Invalid request body.'],
])('returns 400 for a body %s', async (_, body, message) => {
  expect(await ask(raw('subscribe', body, tokenOf(userId)))).toEqual([400, { message }])
})

test('refuses text of invisible characters only as blank', async () => {
  const body = { message: ' \u200E' }
  const [status, answer] = await ask(requestOf('createComplaint', { body }, tokenOf(userId)))
  expect([status, answer]).toEqual([400, { message: 'Message is required.' }])
})

test.each([
  ['text/plain', 415],
  ['multipart/form-data; boundary=x', 415],
  ['application/jsonp', 415],
  ['', 415],
  ['application/json; charset=utf-8', 201],
  ['Application/JSON', 201],
])('given a JSON body sent as "%s", responds with %i', async (type, status) => {
  const request = requestOf('createComplaint', { body: { message: 'Hello' } }, tokenOf(userId))
  request.headers.set('Content-Type', type)
  const answer = await ask(request)
  expect(answer).toMatchObject(status === 415 ? [415, { message: 'Unsupported media type.' }] : [201, {}])
})

test.each([
  [1024 * 1024, 400],
  [1024 * 1024 + 1, 413],
])('answers a JSON body of %i bytes with %i', async (bytes, status) => {
  const body = { message: 'x'.repeat(bytes - '{"message":""}'.length) }
  expect((await ask(requestOf('createComplaint', { body }, tokenOf(adminId))))[0]).toBe(status)
})

test('uses a general message for a property without a specific one', async () => {
  const body = '{"response":"Mended."}'
  expect(await ask(raw('resolveComplaint', body, tokenOf(adminId)))).toEqual([
    400,
    { message: 'Invalid request body.' },
  ])
})

test('returns 404 for an unknown path and 405 for a wrong method', async () => {
  const asked = async (path: string) => ask(new Request(`http://localhost${path}`))
  expect(await asked('/api/unknown')).toEqual([404, { message: 'Not found.' }])
  expect(await asked('/api/auth/login')).toEqual([405, { message: 'Method not allowed.' }])
})

test('ignores requests outside the API', async () => {
  for (const path of ['/', '/src/api/client.ts', '/apiary', '/plans']) {
    await expect(answerTo(new Request(`http://localhost${path}`))).rejects.toThrow('does not handle GET')
  }
})

const getMe = (handler: () => unknown) =>
  serveOperation(
    'getMe',
    handler as typeof handlers.getMe,
    requestOf('getMe', {}, tokenOf(userId)),
    undefined,
  )

const breaches: [string, () => unknown, string][] = [
  ['an answer that lacks a field', () => ({ _id: 'a' }), 'getMe: the answer breaks the contract at name'],
  ['an answer with a field too many', () => ({ ...me(), passwordDigest: 'x' }), 'passwordDigest'],
  ['an answer with an invalid field', () => ({ ...me(), createdAt: 'yesterday' }), 'at createdAt'],
  ['a missing answer', () => undefined, 'at its root'],
  [
    'an undeclared status',
    () => fail(404, 'Plan not found.'),
    'getMe: the contract declares no 404 "Plan not found."',
  ],
  [
    'an undeclared message',
    () => fail(401, 'Go away.' as never),
    'getMe: the contract declares no 401 "Go away."',
  ],
  ['an error thrown by the handler', () => JSON.parse('{'), 'getMe: the handler threw SyntaxError'],
]

function me() {
  const { _id, name, email, role, createdAt } = store.user.get(userId) ?? {}
  return { _id, name, email, role, createdAt }
}

test.each(breaches)(
  'throws; with a listener, stores nothing and returns 500: %s',
  async (_, handler, message) => {
    await expect(getMe(handler)).rejects.toThrow(message)
    const listener = vi.fn()
    const stop = onBreach(listener)
    const response = await getMe(() => {
      store.contact.delete(store.contact.list()[0]?._id ?? '')
      return handler()
    })
    stop()
    expect([response.status, await response.json()]).toEqual([
      500,
      { message: 'Server error. Please try again later.' },
    ])
    expect(listener).toHaveBeenCalledExactlyOnceWith(expect.stringContaining(message))
    expect(store.contact.count()).toBe(contacts)
  },
)
