import type { FaultKind } from '@mocks/faults'
import { SERVER_MESSAGE } from '@/demo/errors/moments'
import { type OperationId, operations } from '@/contract'

type End =
  | 'fails'
  /** An unreadable 2xx: a query fails, a write is done. */
  | 'unread'
  | 'late'
  /** The server does the call, but its answer never arrives. */
  | 'lost'

export type FaultOutcome = {
  label: string
  end: End
  kind: FaultKind
  times?: number
}

const status = (code: number, message = ''): FaultOutcome => ({
  label: String(code),
  end: 'fails',
  kind: { kind: 'status', status: code, message },
})

export const LATENCY_MS = 10_000

/** One outcome per code path in the client. Any other status behaves like 400; the catalogue's tests cover its text. */
export const outcomes: readonly FaultOutcome[] = [
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

export const withoutFault: FaultOutcome = { label: '', end: 'fails', kind: { kind: 'latency', ms: 0 } }

const readOnlyPosts: readonly OperationId[] = ['login', 'applyCoupon']

export const isWrite = (id: OperationId): boolean =>
  operations[id].method !== 'get' && !readOnlyPosts.includes(id)

/** The admin panel edits these with the code for plans and coupons (src/admin/crud). */
const isLikePlans = (id: OperationId): boolean =>
  id !== 'listActivePaymentOptions' && /(PaymentOption|TeamMember|Feature|Service)s?$/.test(id)

/**
 * For a call that changes nothing, a lost answer is the same as a timeout. Operations that share their code with others
 * differ only in what a repeated call does.
 */
export const canHappen = (id: OperationId, { label, end }: FaultOutcome): boolean =>
  isLikePlans(id) ? label === 'done, lost' && isWrite(id) : end !== 'lost' || isWrite(id)
