// @vitest-environment node
import { beforeEach, describe, expect, test } from 'vitest'
import { type OperationId, operations, readBody, schemas } from '@/contract'
import { answerTo, requestOf, tokenOf } from '@mocks/testing/inProcess'
import { store } from '@mocks/store/db'
import { setFaults } from '@mocks/faults'
import { freshStore } from '@mocks/transport/node'
import { sampleRequest, samples } from '@mocks/testing/samples'
import { demoPassword, personaOf } from '@mocks/seeds/personas'
import { setQuirks } from './state'
import { type QuirkId, quirkIds, quirksFor, quirksNamed } from './quirks'

const callers = { user: personaOf('active').userId, admin: personaOf('admin').userId, visitor: null }

/** The sample call of an operation, made by its audience. Visitors have no token. */
function request(id: OperationId, change: { params?: unknown; body?: unknown } = {}): Request {
  const caller = callers[operations[id].audience]
  const sample = samples[id](caller ?? callers.user)
  return requestOf(id, { ...sample, ...change }, caller === null ? null : tokenOf(caller))
}

/** Status and body of the response; the body as text if it is not JSON. */
async function answer(asked: Request): Promise<unknown[]> {
  const response = await answerTo(asked)
  const text = await response.text()
  const isJson = response.headers.get('Content-Type')?.includes('application/json')
  return [response.status, isJson ? JSON.parse(text) : text]
}

/** Matches an object that has at least these fields. */
const within = (body: object): unknown => expect.objectContaining(body)
const rowWith = (row: object): unknown => expect.arrayContaining([within(row)])
const undated = (): unknown => expect.not.objectContaining({ createdAt: expect.anything() as unknown })
const html = (text: string): unknown => expect.stringContaining(`<pre>${text}`)

const login = () => request('login', { body: { email: personaOf('active').email, password: demoPassword } })

const inactiveOption = () => store.paymentOption.find(({ isActive }) => !isActive)?._id ?? ''

beforeEach(() => freshStore())

type Case = [QuirkId, () => Request, unknown[]]
const cases: Case[] = [
  ['missing-routes', () => request('reopenComplaint'), [404, html('Cannot POST /api/auth/complaints/')]],
  [
    'upi-only',
    () => request('subscribe', { body: { plan: 'Pro', transactionId: '400000000001', method: 'qr' } }),
    [400, { message: expect.stringContaining('`qr` is not a valid enum value') }],
  ],
  ['upi-only', () => request('subscribe'), [201, within({})]],
  ['private-payment-options', () => request('listPaymentOptions'), [401, within({})]],
  [
    'whole-record',
    () =>
      request('updatePaymentOption', {
        params: { id: inactiveOption() },
        body: { name: 'Counter wallet', upiId: 'counter@saltlanebank' },
      }),
    [200, within({ paymentOption: within({ isActive: true }) })],
  ],
  [
    'cast-errors',
    () => request('getComplaint', { params: { id: 'nope' } }),
    [500, { message: expect.stringContaining('Cast to ObjectId failed for value "nope"') }],
  ],
  ['cast-errors', () => request('getComplaint', { params: { id: 'cmp_unknown' } }), [404, within({})]],
  [
    'id-references',
    () => request('listMySubscriptions'),
    [200, { subscriptions: rowWith({ user: callers.user }) }],
  ],
  ['bare-sign-in', login, [200, within({ user: undated() })]],
  [
    'chat-time',
    () => request('listChatMessages', { params: { id: 'cmp_devika_photos' } }),
    [200, { chat: rowWith({ time: expect.any(String) }) }],
  ],
  ['bare-writes', () => request('subscribe'), [201, { success: true }]],
  ['bare-writes', login, [200, within({ token: expect.any(String) })]],
  ['enveloped-lists', () => request('listPlans'), [200, { success: true, data: rowWith({ name: 'Pro' }) }]],
  [
    'none',
    () => request('listMySubscriptions'),
    [200, { subscriptions: rowWith({ renewalStatus: 'none' }) }],
  ],
  [
    'empty-texts',
    () => request('listMySubscriptions'),
    [200, { subscriptions: rowWith({ rejectionReason: '' }) }],
  ],
  ['grouped-numbers', () => request('listPlans'), [200, { plans: rowWith({ price: '16,999' }) }]],
  ['plain-ids', () => request('getMe'), [200, within({ id: callers.user })]],
  [
    'html-not-found',
    () => new Request('http://localhost/api/nowhere'),
    [404, html('Cannot GET /api/nowhere')],
  ],
  [
    'html-bad-json',
    () => new Request(login(), { method: 'POST', body: '{"email":' }),
    [400, html('SyntaxError: Unexpected token in JSON')],
  ],
]

describe('single quirk', () => {
  test.each(cases)('%s', async (quirk, asked, expected) => {
    const call = asked()
    setQuirks(quirksFor([quirk]))
    expect(await answer(call)).toEqual(expected)
  })
  test('unreadable-429', async () => {
    const call = login()
    setQuirks(quirksFor(['unreadable-429']))
    setFaults([{ operation: 'login', kind: 'status', status: 429 }])
    expect((await answerTo(call)).headers.get('Access-Control-Allow-Origin')).toBe('')
  })
  test('has a case here for every quirk', () => {
    const seen = new Set<string>(cases.map(([quirk]) => quirk))
    expect(quirkIds.filter((id) => !seen.has(id))).toEqual(['unreadable-429'])
  })
})

describe('all quirks', () => {
  beforeEach(() => setQuirks(quirksNamed('all')))

  test.each(Object.keys(operations) as OperationId[])('responds to %s', async (id) => {
    const [status, body] = await answer(request(id))
    expect(status).toBeLessThan(500)
    expect(JSON.stringify(body)).not.toMatch(/"_id"|:null|":-?\d/)
  })
  test.each(['html', 'malformed', 'network'] as const)('leaves a forced failure alone: %s', async (kind) => {
    setFaults([{ operation: 'getMe', kind }])
    const forced = await answerTo(request('getMe'))
    setQuirks([])
    const plain = await answerTo(request('getMe'))
    expect([forced.status, await forced.text()]).toEqual([plain.status, await plain.text()])
  })
  test('stores what a call writes', async () => {
    const before = store.complaint.count()
    await answerTo(request('createComplaint'))
    expect(store.complaint.count()).toBe(before + 1)
  })
})

describe('quirks by name', () => {
  test('accepts `all`, a list or an empty text', () => {
    expect(quirksNamed('all')).toEqual(quirksFor(quirkIds))
    expect(quirksNamed('plain-ids, none')).toEqual(quirksFor(['none', 'plain-ids']))
    expect(quirksNamed('')).toEqual([])
  })
  test('lists the known names if a name is unknown', () => {
    expect(() => quirksNamed('none,esperanto')).toThrow(/“esperanto”.*all, missing-routes/)
  })
})

/** What the product reads from a response, and which entries it skips. */
async function reading(asked: Request, id: OperationId) {
  const { value, unread } = readBody(schemas[id].answer, await (await answerTo(asked)).json())
  return { value: essence(value), unread }
}

/** The value without its empty fields, and with references as IDs. */
function essence(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(essence)
  if (typeof value !== 'object' || value === null) return value
  const fields = Object.entries(value).filter(([, field]) => field !== null && field !== '')
  return Object.fromEntries(
    fields.map(([key, field]) => {
      const refers = key === 'user' && 'status' in value
      return [key, refers ? (field as { _id: string })._id : essence(field)]
    }),
  )
}

const reads = (Object.keys(operations) as OperationId[]).filter((id) => operations[id].method === 'get')

test.each(reads)('%s reads the same from a server with all quirks', async (id) => {
  const asked = sampleRequest(id)
  const expected = await reading(asked.clone(), id)
  setQuirks(quirksNamed('all'))
  const { value, unread } = await reading(asked, id)
  expect(unread).toEqual([])
  expect(id === 'getMe' ? { ...Object(expected.value), createdAt: undefined } : expected.value).toEqual(value)
})
