import { HttpResponse } from 'msw'
import type { OperationId } from '@/contract'
import { signal } from '@/platform/signal'
import { withUnknownValues } from './unknownValues'

/**
 * On one operation of the contract, or on each. `times`: how often it still happens; always, without it. `done`: the server
 * first does what it is asked, and only its answer is lost or spoilt. What it refuses is then refused as usual.
 */
export type Fault = { operation: OperationId | '*'; times?: number; done?: true } & FaultKind

/** The one way to force a failure or latency. An `unknown-value` stands in an answer that is right otherwise. */
export type FaultKind =
  | { kind: 'status'; status: number; message?: string }
  | { kind: 'network' | 'timeout' | 'malformed' | 'wrong-shape' | 'html' | 'empty' | 'null' }
  | { kind: 'unknown-value' }
  | { kind: 'latency'; ms: number }

type SpoiltKind = Exclude<FaultKind, { kind: 'latency' } | { kind: 'unknown-value' }>

/** The faults that will still happen; of several for an operation, the first does. */
const armed = signal<readonly Fault[]>([])

export const setFaults = armed.set
export const currentFaults = armed.get

/** Calls the listener whenever faults are set, and when one has happened that was to happen so often; returns how to stop that. */
export const onFaultsChange = armed.subscribe

export const addFault = (fault: Fault): void => setFaults([...currentFaults(), fault])

export const clearFaults = (): void => setFaults([])

/** Serves the operation, unless a failure is forced: waits for the forced latency, then answers as the fault says. */
export async function throughFaults(
  operation: OperationId,
  serve: () => Promise<Response>,
): Promise<Response> {
  const concerns = (fault: Fault) => fault.operation === operation || fault.operation === '*'
  const latency = next((fault) => concerns(fault) && fault.kind === 'latency')
  if (latency?.kind === 'latency') await late(latency.ms)
  const fault = next((candidate) => concerns(candidate) && candidate.kind !== 'latency')
  if (!fault || fault.kind === 'latency') return serve()
  if (fault.kind !== 'unknown-value' && !fault.done) return answerOf(fault)
  const served = await serve()
  if (!served.ok) return served
  return fault.kind === 'unknown-value' ? withUnknownValues(operation, served) : answerOf(fault)
}

/** How each call goes on that is waiting for a forced latency. */
const waiting = new Set<() => void>()

/**
 * Lifts every latency, also that of the calls which are waiting: after all data were replaced these fail at once, as with a
 * server that is restarted. A fault that is only cleared lets them wait to their end.
 */
export function liftLatency(): void {
  setFaults(currentFaults().filter(({ kind }) => kind !== 'latency'))
  for (const goOn of waiting) goOn()
}

const late = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    const goOn = () => {
      clearTimeout(timer)
      waiting.delete(goOn)
      resolve()
    }
    const timer = setTimeout(goOn, ms)
    waiting.add(goOn)
  })

/** The first fault that matches, counted down. */
function next(matches: (fault: Fault) => boolean): Fault | undefined {
  const found = currentFaults().find(matches)
  if (found?.times !== undefined)
    setFaults(currentFaults().flatMap((each) => (each === found ? lessOne(each) : [each])))
  return found
}

function lessOne(fault: Fault): Fault[] {
  const left = (fault.times ?? 1) - 1
  return left > 0 ? [{ ...fault, times: left }] : []
}

function answerOf(fault: SpoiltKind): Response | Promise<Response> {
  switch (fault.kind) {
    case 'status':
      return statusAnswer(fault.status, fault.message ?? plausibleMessage(fault.status))
    case 'network':
      return HttpResponse.error()
    case 'timeout':
      // no timer: msw's delay('infinite') would hold a Node process for 24 days
      return new Promise(() => {})
    case 'malformed':
      return new HttpResponse('{"plans": [', { headers: { 'Content-Type': 'application/json' } })
    case 'wrong-shape':
      return HttpResponse.json({ unexpected: true })
    case 'html':
      return HttpResponse.html('<!doctype html><title>Not the API</title>')
    case 'empty':
      return new HttpResponse(null)
    case 'null':
      return HttpResponse.json(null)
  }
}

/** An empty message stands for a server that sends none: the client's own text shows. */
function statusAnswer(status: number, message: string): Response {
  const headers = status === 429 ? { 'Retry-After': '30' } : undefined
  return HttpResponse.json(message === '' ? {} : { message }, { status, headers })
}

function plausibleMessage(status: number): string {
  const messages: Record<number, string> = {
    400: 'Invalid request body.',
    401: 'Token is not valid.',
    403: 'Admin access required.',
    404: 'Not found.',
    409: 'It has been changed meanwhile.',
    413: 'The request is too large.',
    422: 'Invalid request body.',
    429: 'Too many login attempts. Please wait a moment and try again.',
  }
  return messages[status] ?? 'Server error. Please try again later.'
}
