import type { FaultKind } from '@mocks/faults'
import { SERVER_MESSAGE } from '@/demo/errors/faults'
import { type OperationId, operations } from '@/contract'

/** How a call ends. */
type End =
  /** It fails, and the server has done nothing. */
  | 'fails'
  /** A 2xx that cannot be read: a read fails by it, a write is done. */
  | 'unread'
  | 'late'
  /** The server has done it, and its answer never arrives. */
  | 'lost'

export type Outcome = {
  label: string
  end: End
  kind: FaultKind
  /** How often it happens; always, without it. */
  times?: number
}

const status = (code: number, message = ''): Outcome => ({
  label: String(code),
  end: 'fails',
  kind: { kind: 'status', status: code, message },
})

/** In milliseconds. */
export const LATENCY_MS = 10_000

/**
 * One outcome for each way in which the client treats a call. Every other status takes the path of 400; its text is a
 * row of the catalogue, which has tests of its own.
 */
export const outcomes: readonly Outcome[] = [
  status(400, SERVER_MESSAGE),
  status(401),
  status(403),
  { label: 'timeout', end: 'fails', kind: { kind: 'timeout' } },
  { label: 'offline', end: 'fails', kind: { kind: 'network' } },
  { label: 'unreadable', end: 'unread', kind: { kind: 'wrong-shape' } },
  { label: '10 s', end: 'late', kind: { kind: 'latency', ms: LATENCY_MS } },
  { label: 'done, timeout', end: 'lost', kind: { kind: 'timeout' }, times: 1 },
  { label: 'done, lost', end: 'lost', kind: { kind: 'network' }, times: 1 },
]

/** Nothing goes wrong. */
export const untroubled: Outcome = { label: '', end: 'fails', kind: { kind: 'latency', ms: 0 } }

const changingNothing: readonly OperationId[] = ['login', 'applyCoupon']

/** Whether the call changes stored data. Signing in and looking at a coupon only look like such calls. */
export const isWrite = (id: OperationId): boolean =>
  operations[id].method !== 'get' && !changingNothing.includes(id)

/** The lost answer of a call that changes nothing is the same as a timeout. */
export const canHappen = (id: OperationId, { end }: Outcome): boolean => end !== 'lost' || isWrite(id)
