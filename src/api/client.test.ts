import { mockAdapter } from '@mocks/transport/adapter'
import { resetMock, signInAs } from '@mocks/scenarios/applyScenario'
import { setQuirks } from '@mocks/quirks/state'
import { addFault, type Fault } from '@mocks/faults'
import { AxiosError } from 'axios'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { demoPassword } from '@mocks/seeds/personas'
import { setLogSink } from '@/platform/log'
import { token } from '@/platform/token'
import { call, onRefused } from './client'
import { ApiFailure } from './failure'
import { provideTransport } from './transport'

const logged = vi.fn<(failure: Error) => void>()
const credentials = { email: 'devika@shorehouse.example', password: demoPassword }

beforeEach(async () => {
  await resetMock()
  logged.mockClear()
  setLogSink(logged)
})

afterEach(() => {
  setQuirks([])
  vi.useRealTimers()
})

async function failureOf(promise: Promise<unknown>): Promise<ApiFailure> {
  const error: unknown = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  if (error instanceof ApiFailure) return error
  throw new Error(`The call did not fail with an ApiFailure: ${String(error)}`)
}

describe('token', () => {
  test('lasts as long as the page when storage is full', async () => {
    const bearer = await signInAs('active')
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    token.set(bearer)
    full.mockRestore()
    await expect(call('getMe', {})).resolves.toMatchObject({ email: credentials.email })
    token.set(null)
  })
  test('is sent only with calls that may need it', async () => {
    const headers: unknown[] = []
    provideTransport(() =>
      Promise.resolve((config) => {
        headers.push(config.headers.get('Authorization'))
        return mockAdapter(config)
      }),
    )
    await call('listPaymentOptions', {})
    token.set(await signInAs('admin'))
    await call('listPlans', {})
    await call('listPaymentOptions', {})
    const credential = expect.stringMatching(/^Bearer ./) as string
    expect(headers).toEqual([undefined, undefined, credential])
  })
})

test('does not send a queued call after its session ends', async () => {
  token.set(await signInAs('active'))
  const sent = vi.fn(mockAdapter)
  let open = () => {}
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  provideTransport(async () => {
    await opened
    return sent
  })
  const answer = call('getMe', {})
  token.set(null)
  open()
  await expect(answer).rejects.toMatchObject({ code: 'ERR_CANCELED' })
  expect(sent).not.toHaveBeenCalled()
  expect(logged).not.toHaveBeenCalled()
})

describe('response that breaks the contract', () => {
  const cases: [Fault['kind'], string][] = [
    ['html', 'not JSON'],
    ['malformed', 'not JSON'],
    ['wrong-shape', ''],
  ]
  test.each(cases)('makes the call fail and logs why: %s', async (kind, reason) => {
    addFault({ operation: 'listPlans', kind } as Fault)
    const failure = await failureOf(call('listPlans', {}))
    expect(failure).toMatchObject({ kind: 'shape', answered: true, operation: 'listPlans' })
    expect(failure.cause).toContain(reason)
    expect(logged).toHaveBeenCalledExactlyOnceWith(failure)
  })
})

test('fails with the status, the server’s message and the retry delay', async () => {
  for (let attempt = 0; attempt < 5; attempt += 1) {
    await failureOf(call('login', { body: { ...credentials, password: 'wrong-password' } }))
  }
  expect(await failureOf(call('login', { body: credentials }))).toMatchObject({
    kind: 'status',
    status: 429,
    serverMessage: 'Too many login attempts. Please wait a moment and try again.',
    retryAfter: 30,
  })
})

test.each<[where: string, refusal: unknown]>([
  ['in message', { message: 'This address is taken.' }],
  ['in error', { error: 'This address is taken.' }],
  ['in msg', { msg: 'This address is taken.' }],
  ['nested in error', { error: { status: 400, message: 'This address is taken.' } }],
  [
    'the first of several',
    { message: ['This address is taken.', 'The name is too short.'], error: 'Bad Request' },
  ],
  ['from a validator', { errors: [{ path: 'email', msg: 'This address is taken.' }, { msg: 'Too short.' }] }],
  ['by field', { errors: { email: { message: 'This address is taken.' }, name: 'Too short.' } }],
  ['by field, as a list', { errors: { email: ['This address is taken.', 'Too long.'] } }],
  ['in a validator’s JSON', { message: '[\n  { "code": "custom", "message": "This address is taken." }\n]' }],
])('reads the server’s message: %s', async (where, refusal) => {
  setQuirks([{ title: where, serve: () => Promise.resolve(Response.json(refusal, { status: 400 })) }])
  expect(await failureOf(call('login', { body: credentials }))).toMatchObject({
    serverMessage: 'This address is taken.',
  })
})

test('treats a 2xx with `success: false` as a refusal', async () => {
  const refusal = { success: false, message: 'This account is locked.' }
  setQuirks([{ title: 'refuses with 200', serve: () => Promise.resolve(Response.json(refusal)) }])
  const expected = { kind: 'status', status: 400, serverMessage: 'This account is locked.' }
  expect(await failureOf(call('login', { body: credentials }))).toMatchObject(expected)
  token.set(await signInAs('active'))
  expect(await failureOf(call('createComplaint', { body: { message: 'Hello' } }))).toMatchObject(expected)
})

test.each([
  null,
  'Bad Gateway',
  [],
  { message: null },
  { message: '[{ "code": "custom" }]' },
  { errors: [null, { msg: ' ' }] },
  { errors: { email: null, name: [] } },
])('finds no message in the refusal %j', async (refusal) => {
  setQuirks([{ title: 'silent', serve: () => Promise.resolve(Response.json(refusal, { status: 400 })) }])
  expect(await failureOf(call('login', { body: credentials }))).toMatchObject({ serverMessage: undefined })
})

test('reads Retry-After as a date', async () => {
  const moment = new Date(Date.now() + 90_000).toUTCString()
  provideTransport(() =>
    Promise.resolve((config) => {
      const headers = { 'retry-after': moment }
      const response = { config, headers, status: 429, statusText: '', data: '' }
      return Promise.reject(new AxiosError('Refused', 'ERR_BAD_REQUEST', config, null, response))
    }),
  )
  const { retryAfter = 0 } = await failureOf(call('listPlans', {}))
  expect(retryAfter).toBeGreaterThan(85)
  expect(retryAfter).toBeLessThanOrEqual(90)
})

test('does not retry after a network error', async () => {
  addFault({ operation: 'listPlans', kind: 'network', times: 1 })
  expect(await failureOf(call('listPlans', {}))).toMatchObject({ kind: 'network', answered: false })
  await expect(call('listPlans', {})).resolves.toBeDefined()
})

test('neither logs an aborted call nor reports it as an API failure', async () => {
  const controller = new AbortController()
  addFault({ operation: 'listPlans', kind: 'latency', ms: 200 })
  const answer = call('listPlans', {}, { signal: controller.signal })
  controller.abort()
  await expect(answer).rejects.toMatchObject({ code: 'ERR_CANCELED' })
  expect(logged).not.toHaveBeenCalled()
})

test('accepts an empty response only to a write', async () => {
  token.set(await signInAs('active'))
  provideTransport(() => Promise.resolve(async (config) => ({ ...(await mockAdapter(config)), data: '' })))
  await expect(call('createComplaint', { body: { message: 'The map is wrong' } })).resolves.toBeUndefined()
  expect(await failureOf(call('getMe', {}))).toMatchObject({ kind: 'shape' })
})

test('emits a 401 if a token was sent, unless the calling screen shows it', async () => {
  const listener = vi.fn<(failure: ApiFailure) => void>()
  const stop = onRefused(401, listener)
  addFault({ operation: 'login', kind: 'status', status: 401 })
  await failureOf(call('login', { body: credentials }))
  addFault({ operation: 'listPaymentOptions', kind: 'status', status: 401 })
  await failureOf(call('listPaymentOptions', {}))
  expect(listener).not.toHaveBeenCalled()
  token.set('expired')
  await failureOf(call('applyCoupon', { body: { code: 'X' } }))
  expect(listener).not.toHaveBeenCalled()
  await failureOf(call('getMe', {}))
  expect(listener).toHaveBeenCalledOnce()
  stop()
})

test('does not emit a 401 for a call from an earlier session', async () => {
  const listener = vi.fn<(failure: ApiFailure) => void>()
  const stop = onRefused(401, listener)
  const next = await signInAs('active')
  provideTransport(() =>
    Promise.resolve((config) => {
      // a new session starts during the call
      token.set(next)
      return mockAdapter(config)
    }),
  )
  token.set('expired')
  expect(await failureOf(call('markNotificationRead', { params: { id: 'x' } }))).toMatchObject({
    status: 401,
  })
  expect(listener).not.toHaveBeenCalled()
  stop()
})

test('sends an upload as a form', async () => {
  token.set(await signInAs('admin'))
  const answer = await call('createTeamMember', {
    body: {
      name: 'Ira Sawant',
      position: 'Illustrator',
      order: '7',
      socialLinks: JSON.stringify({ linkedin: 'https://linkedin.example/ira' }),
      profileImage: new File([new Uint8Array([137, 80, 78, 71])], 'ira.png', { type: 'image/png' }),
    },
  })
  expect(answer?.teamMember).toMatchObject({
    name: 'Ira Sawant',
    order: 7,
    socialLinks: { linkedin: 'https://linkedin.example/ira' },
  })
  expect(answer?.teamMember.profileImage).toMatch(/^data:image\/png;base64,/)
})
