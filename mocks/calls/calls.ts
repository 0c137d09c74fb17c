import type { OperationId } from '@/contract'
import { events } from '@/platform/signal'
import { callerOf, isCheckedAnswer } from '../respond'
import { type Message, readMessage } from './message'
import { hideSecrets } from './secrets'
import { answerDeviation, type Deviation, requestDeviation } from './verdict'

/** Why a call has no answer: its connection broke, it timed out, or its caller aborted it. */
export type NoAnswer = 'lost' | 'timeout' | 'aborted'

/** A call to the mock, with its secrets hidden, so it may be shown and stored. */
export type MockCall = {
  id: number
  method: string
  url: string
  path: string
  /** Null if the call is not in the contract. */
  operation: OperationId | null
  /** The user's name; null for a visitor. */
  who: string | null
  /** Milliseconds since the epoch, by the machine's clock. */
  startedAt: number
  durationMs: number | null
  outcome: number | NoAnswer | 'waiting'
  /** Null until read. */
  request: Message | null
  /** Null until read, or if there is none. */
  answer: Message | null
  deviations: readonly Deviation[]
}

const calls = events<MockCall>()

/** Emits when a call starts or ends and when its request or answer is read. Returns a function that unsubscribes. */
export const onCall = calls.subscribe

const open = new Map<number, MockCall>()
let lastId = 0

/** Serves a call and reports it to the listeners, without delaying or changing the answer. */
export async function recordCall(
  operation: OperationId | null,
  request: Request,
  serve: () => Promise<Response>,
): Promise<Response> {
  const begun = begin(operation, request)
  if (!calls.emit(begun)) return serve()
  open.set(begun.id, begun)
  const started = performance.now()
  const requestRead = noteRequest(begun, request.clone())
  try {
    const response = await serve()
    update(begun.id, {
      durationMs: performance.now() - started,
      outcome: response.type === 'error' ? 'lost' : response.status,
      who: begun.who ?? callerOf(request)?.name ?? null,
    })
    const copy = response.type === 'error' ? null : response.clone()
    void requestRead.then(() => noteAnswer(begun, copy, isCheckedAnswer(response)))
    return response
  } catch (error) {
    update(begun.id, { durationMs: performance.now() - started, outcome: 'lost' })
    open.delete(begun.id)
    throw error
  }
}

/** Records the end of the oldest waiting call with this method and URL. */
export function recordAbandonedCall(method: string, url: string, how: 'timeout' | 'aborted'): void {
  const safeUrl = hideSecrets(url)
  const call = [...open.values()].find(
    (each) => each.outcome === 'waiting' && each.method === method && each.url === safeUrl,
  )
  if (!call) return
  update(call.id, { outcome: how, durationMs: Date.now() - call.startedAt })
  open.delete(call.id)
}

function begin(operation: OperationId | null, request: Request): MockCall {
  const url = hideSecrets(request.url)
  const { pathname, search } = new URL(url)
  return {
    id: (lastId += 1),
    method: request.method,
    url,
    path: `${pathname}${search}`,
    operation,
    who: callerOf(request)?.name ?? null,
    startedAt: Date.now(),
    durationMs: null,
    outcome: 'waiting',
    request: null,
    answer: null,
    deviations: [],
  }
}

function update(id: number, news: Partial<MockCall>): void {
  const call = open.get(id)
  if (!call) return
  const known = { ...call, ...news }
  open.set(id, known)
  calls.emit(known)
}

async function noteRequest({ id, operation }: MockCall, request: Request): Promise<void> {
  const judged = request.clone()
  const message = await readMessage(request)
  update(id, { request: message, deviations: asList(await requestDeviation(operation, judged)) })
}

async function noteAnswer(
  { id, operation }: MockCall,
  answer: Response | null,
  fits: boolean,
): Promise<void> {
  if (answer !== null) {
    const judged = fits || operation === null ? null : answer.clone()
    const message = await readMessage(answer)
    const found = judged && operation ? await answerDeviation(operation, judged) : undefined
    update(id, { answer: message, deviations: [...(open.get(id)?.deviations ?? []), ...asList(found)] })
  }
  open.delete(id)
}

const asList = (deviation: Deviation | undefined): Deviation[] => (deviation ? [deviation] : [])
