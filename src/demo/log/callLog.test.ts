import type { MockCall } from '@mocks/calls/calls'
import { answerTo, requestOf } from '@mocks/testing/inProcess'
import { expect, test, vi } from 'vitest'
import { loggedCall, textMessage } from '@/testing/loggedCalls'
import { callLog, keepLog, logCall } from './callLog'

const begun = (id: number) =>
  loggedCall(id, { outcome: 'waiting', durationMs: null, request: null, answer: null })
const logOf = (count: number, changes: Partial<MockCall> = {}) =>
  Array.from({ length: count }, (_, index) => loggedCall(index + 1, changes))

test('logs a call once and updates it', () => {
  for (const call of [begun(1), begun(2), loggedCall(1)]) logCall(call)
  expect(callLog.get()).toMatchObject([
    { id: 1, outcome: 200 },
    { id: 2, outcome: 'waiting' },
  ])
})

test('does not restore a call that was cleared before it ended', () => {
  logCall(begun(1))
  callLog.set([])
  logCall(loggedCall(1))
  expect(callLog.get()).toEqual([])
})

test('keeps the newest 10,000 calls', () => {
  callLog.set(logOf(10_000))
  logCall(begun(10_001))
  expect(callLog.get()).toHaveLength(10_000)
  expect(callLog.get()[0]?.id).toBe(2)
  expect(callLog.get().at(-1)?.id).toBe(10_001)
})

test('removes older calls sooner when calls have long bodies', () => {
  callLog.set(logOf(2000, { answer: textMessage('x'.repeat(32 * 1024)) }))
  logCall(begun(2001))
  expect(callLog.get()).toHaveLength(1025)
})

test('logs the mock’s calls until logging stops', async () => {
  const stop = keepLog()
  await answerTo(requestOf('listPlans', {}, null))
  await vi.waitFor(() => expect(callLog.get()[0]?.answer).toBeTruthy())
  stop()
  await answerTo(requestOf('listPlans', {}, null))
  expect(callLog.get()).toMatchObject([{ operation: 'listPlans', outcome: 200, deviations: [] }])
})
