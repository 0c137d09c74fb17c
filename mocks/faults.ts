import { delay, HttpResponse } from 'msw'
import type { OperationId } from '@/contract'
import { signal } from '@/platform/signal'

/** On one operation of the contract, or on each. `times`: how often it still happens; always, without it. */
export type Fault = { operation: OperationId | '*'; times?: number } & FaultKind

/** The one way to force a failure or latency. */
export type FaultKind =
  | { kind: 'status'; status: number; message?: string }
  | { kind: 'network' | 'timeout' | 'malformed' | 'wrong-shape' | 'html' }
  | { kind: 'latency'; ms: number }

/** The faults that will still happen; of several for an operation, the first does. */
const armed = signal<readonly Fault[]>([])

export const setFaults = armed.set
export const currentFaults = armed.get

/** Calls the listener whenever faults are set, and when one has happened that was to happen so often; returns how to stop that. */
export const onFaultsChange = armed.subscribe

export const addFault = (fault: Fault): void => setFaults([...currentFaults(), fault])

export const clearFaults = (): void => setFaults([])

/** Waits for the forced latency; answers the forced failure, or null when the operation is to be served. */
export async function forcedAnswer(operation: OperationId): Promise<Response | null> {
  const concerns = (fault: Fault) => fault.operation === operation || fault.operation === '*'
  const latency = next((fault) => concerns(fault) && fault.kind === 'latency')
  if (latency?.kind === 'latency') await delay(latency.ms)
  const fault = next((candidate) => concerns(candidate) && candidate.kind !== 'latency')
  return fault ? answerOf(fault) : null
}

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

function answerOf(fault: Fault): Response | null | Promise<Response> {
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
    case 'latency':
      return null
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
