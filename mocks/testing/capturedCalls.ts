import { afterEach, beforeEach, vi } from 'vitest'
import { type OperationId, operations } from '@/contract'
import { type MockCall, onCall } from '../calls/calls'
import { personaOf } from '../seeds/personas'
import { freshStore } from '../transport/node'
import { answerTo, requestOf, tokenOf } from './inProcess'
import { samples } from './samples'

/** How `vi.waitFor` looks for what the mock tells a moment after it has answered. */
export const pollOften = { interval: 2 }

/** Hears of the calls of each test of the file, on a fresh store. */
export function captureCalls() {
  const calls = new Map<number, MockCall>()
  let stop = () => {}
  const listen = () => {
    stop = onCall((call) => calls.set(call.id, call))
  }
  const last = () => [...calls.values()].at(-1)
  beforeEach(() => {
    freshStore()
    calls.clear()
    listen()
  })
  afterEach(() => stop())
  return {
    calls,
    last,
    listen,
    stop: () => stop(),
    /** Makes the call and resolves with what is told of it at its end. */
    logged: async (request: Request): Promise<MockCall> => {
      await answerTo(request)
      return vi.waitFor(() => {
        const call = last()
        if (!call?.answer && call?.outcome !== 'lost') throw new Error('not told to its end')
        return call
      }, pollOften)
    },
  }
}

/** A call that its audience may make and that succeeds. */
export function sampleRequest(id: OperationId): Request {
  const caller = personaOf(operations[id].audience === 'admin' ? 'admin' : 'active').userId
  return requestOf(id, samples[id](caller), tokenOf(caller))
}
