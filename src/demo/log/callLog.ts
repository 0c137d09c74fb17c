import type { Body, Message } from '@mocks/calls/message'
import { type MockCall, onCall } from '@mocks/calls/calls'
import { signal } from '@/platform/signal'

const MAX_CALLS = 10_000
/** Limit for the text of all bodies together, in characters. */
const MAX_TEXT = 32 * 1024 * 1024

export const callLog = signal<readonly MockCall[]>([])

/** Adds a call that is starting, or updates a logged call. A cleared call does not come back. */
export function logCall(call: MockCall): void {
  const known = callLog.get()
  const at = known.findLastIndex(({ id }) => id === call.id)
  const begins = call.outcome === 'waiting' && call.request === null
  if (at === -1 && !begins) return
  callLog.set(bounded(at === -1 ? [...known, call] : known.with(at, call)))
}

export const keepLog = () => onCall(logCall)

function bounded(calls: readonly MockCall[]): readonly MockCall[] {
  let first = calls.length
  for (let room = MAX_TEXT; first > Math.max(0, calls.length - MAX_CALLS); first -= 1) {
    room -= textLength(calls[first - 1])
    if (room < 0) break
  }
  return first === 0 ? calls : calls.slice(first)
}

const textLength = (call: MockCall | undefined) => lengthOf(call?.request) + lengthOf(call?.answer)

function lengthOf(message: Message | null | undefined): number {
  const body: Body | undefined = message?.body
  return body?.kind === 'text' ? body.text.length : 0
}
