import { afterEach, beforeEach, vi } from 'vitest'
import { type MockCall, onCall } from '../calls/calls'
import { freshStore } from '../transport/node'
import { answerTo } from './inProcess'

/** For `vi.waitFor`: the mock reports a call shortly after its answer. */
export const pollOften = { interval: 2 }

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
    logged: async (request: Request): Promise<MockCall> => {
      await answerTo(request)
      return vi.waitFor(() => {
        const call = last()
        if (!call?.answer && call?.outcome !== 'lost') throw new Error('not reported completely')
        return call
      }, pollOften)
    },
  }
}
