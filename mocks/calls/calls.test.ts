// @vitest-environment node
import { expect, test, vi } from 'vitest'
import { type OperationId, operations } from '@/contract'
import { setQuirks } from '../quirks/state'
import { quirksFor } from '../quirks/quirks'
import { addFault, type FaultKind } from '../faults'
import { personaOf } from '../seeds/personas'
import { captureCalls, pollOften } from '../testing/capturedCalls'
import { answerTo, requestOf, tokenOf } from '../testing/inProcess'
import { sampleRequest } from '../testing/samples'
import { freshStore } from '../transport/node'
import { type MockCall, recordAbandonedCall } from './calls'
import { KEPT_BYTES } from './message'

const every = Object.keys(operations) as OperationId[]

const { calls, last, listen, logged, stop } = captureCalls()

const loggedSample = (id: OperationId) => logged(sampleRequest(id))

test.each(every)('finds no contract breach in a valid call of %s', async (id) => {
  expect(await loggedSample(id)).toMatchObject({ operation: id, deviations: [] })
})

test('records a call with its request, response and user', async () => {
  const call = await loggedSample('subscribe')
  expect(call).toMatchObject({
    method: 'POST',
    path: '/api/auth/subscribe',
    url: 'http://localhost/api/auth/subscribe',
    who: 'Devika Nair',
    outcome: 201,
  })
  expect(call.startedAt).toBeGreaterThan(Date.now() - 10_000)
  expect(call.durationMs).toBeGreaterThan(0)
  const { body } = call.request ?? {}
  expect(body?.kind === 'text' && JSON.parse(body.text)).toMatchObject({ method: 'upi' })
  expect(call.answer?.headers).toContainEqual(['content-type', 'application/json'])
})

test('reports a call and its request before the response arrives', async () => {
  addFault({ operation: 'listPlans', kind: 'timeout' })
  void answerTo(requestOf('listPlans', {}, null))
  await vi.waitFor(() => expect(last()?.request).toBeTruthy(), pollOften)
  expect(last()).toMatchObject({ outcome: 'waiting', durationMs: null, who: null, answer: null })
})

test('copies no request or response without a listener', async () => {
  stop()
  const request = requestOf('listPlans', {}, null)
  const clone = vi.spyOn(Request.prototype, 'clone')
  const cloneAnswer = vi.spyOn(Response.prototype, 'clone')
  await answerTo(request)
  // MSW clones requests too
  const byMsw = clone.mock.calls.length
  expect(cloneAnswer).not.toHaveBeenCalled()
  listen()
  clone.mockClear()
  await logged(requestOf('listPlans', {}, null))
  expect(clone.mock.calls.length).toBeGreaterThan(byMsw)
  vi.restoreAllMocks()
})

test('leaves the response readable and unchanged while recording', async () => {
  const heard = await (await answerTo(requestOf('listPlans', {}, null))).text()
  stop()
  expect(await (await answerTo(requestOf('listPlans', {}, null))).text()).toBe(heard)
})

test.each([
  ['plain-ids', 'listPlans', 'plans.0.id'],
  ['missing-routes', 'reopenComplaint', 'Content-Type'],
] as const)('reports where quirk %s breaks the response of %s: %s', async (quirk, id, place) => {
  setQuirks(quirksFor([quirk]))
  expect((await loggedSample(id)).deviations).toMatchObject([{ in: 'answer', place }])
})

const at = (place: string, why: string) => ({
  in: 'answer',
  place,
  why: expect.stringContaining(why) as string,
})

const forced: [string, FaultKind, Partial<MockCall>, unknown[]][] = [
  ['HTML', { kind: 'html' }, { outcome: 200 }, [at('Content-Type', 'text/html')]],
  ['cut JSON', { kind: 'malformed' }, { outcome: 200 }, [at('the body', 'not valid JSON')]],
  ['another shape', { kind: 'wrong-shape' }, { outcome: 200 }, [at('unexpected', 'not declared')]],
  ['an undeclared status', { kind: 'status', status: 418 }, { outcome: 418 }, [at('the status', '418')]],
  [
    'a refusal without a reason',
    { kind: 'status', status: 500, message: '' },
    { outcome: 500 },
    [at('message', '')],
  ],
  [
    'an undeclared reason',
    { kind: 'status', status: 500, message: 'Oh' },
    { outcome: 500 },
    [at('message', 'Oh')],
  ],
  ['a declared refusal', { kind: 'status', status: 500 }, { outcome: 500 }, []],
  ['a slow answer', { kind: 'latency', ms: 30 }, { outcome: 200 }, []],
  ['a broken connection', { kind: 'network' }, { outcome: 'lost', answer: null }, []],
]

test.each(forced)('records a forced fault: %s', async (_, fault, recorded, deviations) => {
  addFault({ operation: 'listPlans', ...fault })
  const call = await logged(requestOf('listPlans', {}, null))
  expect(call).toMatchObject(recorded)
  expect(call.deviations).toEqual(deviations)
})

test.each([
  ['an unlisted value', { plan: 'pro', transactionId: 'T1', method: 'cash' }, 'method', /upi/],
  ['a list as its body', [], 'the body', /./],
])('reports a request with %s', async (_, body, place, why) => {
  const { deviations } = await logged(requestOf('subscribe', { body }, tokenOf(personaOf('active').userId)))
  expect(deviations).toEqual([{ in: 'request', place, why: expect.stringMatching(why) }])
})

test.each([
  ['without a token', requestOf('getMe', {}, null), 'Authorization'],
  ['to an unknown address', new Request('http://localhost/api/nothing'), 'the address'],
  [
    'with an unknown method',
    new Request('http://localhost/api/auth/plans', { method: 'PATCH' }),
    'the method',
  ],
])('reports a request %s', async (_, request, place) => {
  expect((await logged(request)).deviations).toMatchObject([{ in: 'request', place }])
})

test('reports breaches in both the request and the response', async () => {
  setQuirks(quirksFor(['html-not-found']))
  addFault({ operation: 'login', kind: 'html' })
  const { deviations } = await logged(requestOf('login', { body: {} }, null))
  expect(deviations.map((each) => each.in)).toEqual(['request', 'answer'])
})

test.each(['timeout', 'aborted'] as const)(
  'ends an abandoned call (%s) and ignores its late response',
  async (how) => {
    addFault({ operation: 'listPlans', kind: 'latency', ms: 200 })
    const answered = answerTo(requestOf('listPlans', {}, null))
    await vi.waitFor(() => expect(last()?.request).toBeTruthy(), pollOften)
    recordAbandonedCall('GET', 'http://localhost/api/other', how)
    expect(last()?.outcome).toBe('waiting')
    recordAbandonedCall('GET', 'http://localhost/api/auth/plans', how)
    expect(last()?.outcome).toBe(how)
    const { id = NaN } = last() ?? {}
    await answered
    await logged(requestOf('listPlans', {}, null))
    expect(calls.get(id)).toMatchObject({ outcome: how, answer: null })
  },
)

test('records the names, types and sizes of uploaded files', async () => {
  const call = await loggedSample('createTeamMember')
  const { body } = call.request ?? {}
  expect(body?.kind === 'form' && body.fields).toContainEqual({
    name: 'profileImage',
    file: expect.any(String),
    type: expect.stringMatching('^image/'),
    bytes: expect.any(Number),
  })
})

test('records the start and the full size of a long body', async () => {
  freshStore('large')
  const { answer, deviations } = await logged(requestOf('listUsers', {}, tokenOf(personaOf('admin').userId)))
  const { body } = answer ?? {}
  if (body?.kind !== 'text') throw new Error('no text')
  expect(body.cut).toBe(true)
  expect(body.bytes).toBeGreaterThan(KEPT_BYTES)
  expect(body.text.length).toBeLessThanOrEqual(KEPT_BYTES)
  expect(deviations).toEqual([])
})
