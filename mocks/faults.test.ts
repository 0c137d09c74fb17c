// @vitest-environment node
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import type { OperationId } from '@/contract'
import {
  addFault,
  clearFaults,
  currentFaults,
  type Fault,
  liftLatency,
  onFaultsChange,
  setFaults,
  serveWithFaults,
} from './faults'
import { UNKNOWN_VALUE } from './unknownValues'

afterEach(clearFaults)

/** The faulty answer; null if the real one was served. */
async function forcedAnswer(id: OperationId): Promise<Response | null> {
  const served = Response.json({})
  const answer = await serveWithFaults(id, () => Promise.resolve(served))
  return answer === served ? null : answer
}

test('serves an operation that has no fault', async () => {
  addFault({ operation: 'login', kind: 'network' })
  expect(await forcedAnswer('listPlans')).toBeNull()
})

test('repeats a fault the given number of times, then applies the next', async () => {
  setFaults([
    { operation: 'listPlans', kind: 'status', status: 500, times: 2 },
    { operation: 'listPlans', kind: 'network', times: 1 },
  ])
  expect((await forcedAnswer('listPlans'))?.status).toBe(500)
  expect(currentFaults()[0]?.times).toBe(1)
  expect((await forcedAnswer('listPlans'))?.status).toBe(500)
  expect((await forcedAnswer('listPlans'))?.type).toBe('error')
  expect(await forcedAnswer('listPlans')).toBeNull()
  expect(currentFaults()).toEqual([])
})

test('applies a fault for all operations to any call', async () => {
  setFaults([{ operation: '*', kind: 'network' }])
  expect((await forcedAnswer('listPlans'))?.type).toBe('error')
  expect((await forcedAnswer('login'))?.type).toBe('error')
})

test('notifies listeners when faults are set and used up', async () => {
  const listener = vi.fn<(faults: readonly Fault[]) => void>()
  const stop = onFaultsChange(listener)
  addFault({ operation: 'listPlans', kind: 'network', times: 1 })
  await forcedAnswer('listPlans')
  stop()
  expect(listener.mock.calls).toEqual([[[{ operation: 'listPlans', kind: 'network', times: 1 }]], [[]]])
})

test('adds latency to a failure', async () => {
  setFaults([
    { operation: 'listPlans', kind: 'latency', ms: 30 },
    { operation: 'listPlans', kind: 'status', status: 500 },
  ])
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const answered = vi.fn<(answer: Response | null) => void>()
  void forcedAnswer('listPlans').then(answered)
  await vi.advanceTimersByTimeAsync(29)
  expect(answered).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(answered.mock.calls[0]?.[0]?.status).toBe(500)
})

test('ends a wait when latency is lifted, not when faults are cleared', async () => {
  setFaults([{ operation: 'listPlans', kind: 'latency', ms: 25_000 }])
  const answered = vi.fn<() => void>()
  const late = forcedAnswer('listPlans').then(answered)
  clearFaults()
  await new Promise((resolve) => setTimeout(resolve))
  expect(answered).not.toHaveBeenCalled()
  liftLatency()
  await late
})

test.each([
  [500, undefined, { message: 'Server error. Please try again later.' }],
  [401, undefined, { message: 'Token is not valid.' }],
  [400, 'Coupon code already exists.', { message: 'Coupon code already exists.' }],
  [400, '', {}],
])('returns a forced %i with message %j', async (status, message, body) => {
  addFault({ operation: 'listPlans', kind: 'status', status, ...(message === undefined ? {} : { message }) })
  const response = await forcedAnswer('listPlans')
  expect([response?.status, await response?.json()]).toEqual([status, body])
})

test.each<[string, OperationId, Fault, number]>([
  ['executes a call marked as done', 'createPlan', { operation: '*', kind: 'network', done: true }, 1],
  ['executes a write before an empty 2xx', 'createPlan', { operation: '*', kind: 'empty' }, 1],
  ['executes a write before a 2xx web page', 'deletePlan', { operation: 'deletePlan', kind: 'html' }, 1],
  ['does not execute a write that is lost', 'createPlan', { operation: '*', kind: 'network' }, 0],
  ['does not execute a login with an unreadable response', 'login', { operation: '*', kind: 'html' }, 0],
])('%s', async (_, operation, fault, times) => {
  const real = Response.json({ plan: {} }, { status: 201 })
  const serve = vi.fn(() => Promise.resolve(real))
  setFaults([fault])
  expect(await serveWithFaults(operation, serve)).not.toBe(real)
  expect(serve).toHaveBeenCalledTimes(times)
})

test('keeps a refusal when the fault is for successful calls only', async () => {
  const refusal = Response.json({ message: 'No' }, { status: 400 })
  setFaults([{ operation: 'createPlan', kind: 'network', done: true }])
  expect(await serveWithFaults('createPlan', () => Promise.resolve(refusal))).toBe(refusal)
})

test.each([
  ['empty', ''],
  ['null', 'null'],
] as const)('returns a forced %s body', async (kind, body) => {
  addFault({ operation: 'listPlans', kind })
  expect(await (await forcedAnswer('listPlans'))?.text()).toBe(body)
})

test('replaces only enum values with unknown ones', async () => {
  addFault({ operation: 'listUsers', kind: 'unknown-value' })
  const answer = { users: [{ _id: '1', name: 'admin', role: 'admin' }] }
  const served = await serveWithFaults('listUsers', () => Promise.resolve(Response.json(answer)))
  expect(await served.json()).toEqual({ users: [{ _id: '1', name: 'admin', role: UNKNOWN_VALUE }] })
})

test.each([
  ['login', 'Too many login attempts. Please wait a moment and try again.'],
  ['listPlans', 'Too many requests. Please wait a moment and try again.'],
] as const)('sends Retry-After and a message with a forced 429 to %s', async (operation, message) => {
  addFault({ operation: '*', kind: 'status', status: 429 })
  const response = await forcedAnswer(operation)
  expect(response?.headers.get('Retry-After')).toBe('30')
  expect(await response?.json()).toEqual({ message })
})
