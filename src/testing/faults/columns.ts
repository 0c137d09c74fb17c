import { answersListedValues } from '@mocks/unknownValues'
import type { FaultKind } from '@mocks/faults'
import { SERVER_MESSAGE } from '@/demo/errors/faults'
import { type OperationId, operations } from '@/contract'

/** What a call comes to when it is met by the fault. */
type End =
  /** It fails and the server has done nothing. */
  | 'fails'
  /** It is answered with a 2xx that cannot be read: a read fails by that, and a write is done. */
  | 'unread'
  /** It is answered, with values that nobody knows in it. */
  | 'odd'
  /** It is answered late. */
  | 'late'
  /** The server has done it and its answer never comes. */
  | 'lost'

/** One way in which a call may go wrong. */
export type Column = {
  /** As the table calls it. */
  label: string
  end: End
  kind: FaultKind
  /** How often it happens; always, without it. */
  times?: number
}

/** What refuses a request says why; what is about the server, the person or the address says nothing. */
const explained = [400, 409, 422]

const status = (code: number): Column => ({
  label: String(code),
  end: 'fails',
  kind: { kind: 'status', status: code, message: explained.includes(code) ? SERVER_MESSAGE : '' },
})

const unread = (label: string, kind: 'empty' | 'html' | 'malformed' | 'null' | 'wrong-shape'): Column => ({
  label,
  end: 'unread',
  kind: { kind },
})

/** In milliseconds. */
export const LATENCY_MS = 10_000

/** Every way in which a call may go wrong, in the order of the table. */
export const columns: readonly Column[] = [
  ...[400, 401, 403, 404, 409, 422, 429, 500, 503].map(status),
  { label: 'timeout', end: 'fails', kind: { kind: 'timeout' } },
  { label: 'offline', end: 'fails', kind: { kind: 'network' } },
  unread('empty', 'empty'),
  unread('HTML', 'html'),
  unread('cut JSON', 'malformed'),
  unread('null', 'null'),
  unread('wrong shape', 'wrong-shape'),
  { label: 'unknown value', end: 'odd', kind: { kind: 'unknown-value' } },
  { label: '10 s', end: 'late', kind: { kind: 'latency', ms: LATENCY_MS } },
  { label: 'done, timeout', end: 'lost', kind: { kind: 'timeout' }, times: 1 },
  { label: 'done, lost', end: 'lost', kind: { kind: 'network' }, times: 1 },
]

/** Nothing goes wrong. */
export const untroubled: Column = { label: '', end: 'odd', kind: { kind: 'latency', ms: 0 } }

const changingNothing: readonly OperationId[] = ['login', 'applyCoupon']

/** Whether the call changes what the server keeps. Signing in and looking at a coupon are sent as such calls. */
export const isWrite = (id: OperationId): boolean =>
  operations[id].method !== 'get' && !changingNothing.includes(id)

/** Why this cannot happen to the operation; null where it can. */
export function notApplicable(id: OperationId, { end }: Column): string | null {
  if (end === 'odd' && !answersListedValues(id)) return 'its answer has no listed value'
  if (end === 'lost' && !isWrite(id))
    return 'it changes nothing: that its answer is lost is “timeout” or “offline”'
  return null
}
