import { delay, HttpResponse } from 'msw'
import type { OperationId } from '@/contract'

/** The one way to force a failure or latency on an operation. `times`: how often it happens; always, without it. */
export type Fault = { operation: OperationId; times?: number } & FaultKind

export type FaultKind =
  | { kind: 'status'; status: number; message?: string }
  | { kind: 'network' | 'timeout' | 'malformed' | 'wrong-shape' | 'html' }
  | { kind: 'latency'; ms: number }

type Armed = { fault: Fault; left: number }
let armed: Armed[] = []

export function setFaults(faults: readonly Fault[]): void {
  armed = faults.map(arm)
}

export function addFault(fault: Fault): void {
  armed = [...armed, arm(fault)]
}

export function clearFaults(): void {
  armed = []
}

/** The faults that will still happen. */
export function currentFaults(): Fault[] {
  return armed.map(({ fault, left }) => (left === Infinity ? fault : { ...fault, times: left }))
}

/** Waits for the forced latency; answers the forced failure, or null when the operation is to be served. */
export async function forcedAnswer(operation: OperationId): Promise<Response | null> {
  const latency = next((fault) => fault.operation === operation && fault.kind === 'latency')
  if (latency?.kind === 'latency') await delay(latency.ms)
  const fault = next((candidate) => candidate.operation === operation && candidate.kind !== 'latency')
  return fault ? answerOf(fault) : null
}

const arm = (fault: Fault): Armed => ({ fault, left: fault.times ?? Infinity })

/** The first fault that matches, counted down. */
function next(matches: (fault: Fault) => boolean): Fault | undefined {
  const found = armed.find(({ fault, left }) => left > 0 && matches(fault))
  if (!found) return undefined
  found.left -= 1
  armed = armed.filter(({ left }) => left > 0)
  return found.fault
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
    429: 'Too many login attempts. Please wait a moment and try again.',
  }
  return messages[status] ?? 'Server error. Please try again later.'
}
