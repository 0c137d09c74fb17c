import { HttpResponse } from 'msw'
import { type OperationId, operations } from '@/contract'
import { signal } from '@/platform/signal'
import type { Fault, FaultKind } from './faultSchema'
import { withUnknownValues } from './unknownValues'

export type { Fault, FaultKind } from './faultSchema'

type BrokenAnswer = Exclude<FaultKind, { kind: 'latency' } | { kind: 'unknown-value' }>

/** Pending faults. The first one for an operation wins. */
const armed = signal<readonly Fault[]>([])

export const setFaults = armed.set
export const currentFaults = armed.get

export const onFaultsChange = armed.subscribe

export const addFault = (fault: Fault): void => setFaults([...currentFaults(), fault])

export const clearFaults = (): void => setFaults([])

export async function serveWithFaults(
  operation: OperationId,
  serve: () => Promise<Response>,
): Promise<Response> {
  const concerns = (fault: Fault) => fault.operation === operation || fault.operation === '*'
  const latency = next((fault) => concerns(fault) && fault.kind === 'latency')
  if (latency?.kind === 'latency') await delay(latency.ms)
  const fault = next((candidate) => concerns(candidate) && candidate.kind !== 'latency')
  if (!fault || fault.kind === 'latency') return serve()
  if (fault.kind !== 'unknown-value' && !fault.done && !isDoneAnyway(operation, fault))
    return answerOf(fault, operation)
  const served = await serve()
  if (!served.ok) return served
  return fault.kind === 'unknown-value' ? withUnknownValues(operation, served) : answerOf(fault, operation)
}

/** To clients, any 2xx means that a write is done. The login and the registration need the body. */
const isDoneAnyway = (operation: OperationId, { kind }: Fault) =>
  operations[operation].method !== 'get' &&
  !['login', 'register'].includes(operation) &&
  !['status', 'network', 'timeout'].includes(kind)

const waiting = new Set<() => void>()

/** Also ends current waits, so that calls made before a data reset fail at once, as after a server restart. */
export function liftLatency(): void {
  setFaults(currentFaults().filter(({ kind }) => kind !== 'latency'))
  for (const endWait of waiting) endWait()
}

const delay = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    const endWait = () => {
      clearTimeout(timer)
      waiting.delete(endWait)
      resolve()
    }
    const timer = setTimeout(endWait, ms)
    waiting.add(endWait)
  })

function next(matches: (fault: Fault) => boolean): Fault | undefined {
  const found = currentFaults().find(matches)
  if (found?.times !== undefined)
    setFaults(currentFaults().flatMap((each) => (each === found ? countedDown(each) : [each])))
  return found
}

function countedDown(fault: Fault): Fault[] {
  const left = (fault.times ?? 1) - 1
  return left > 0 ? [{ ...fault, times: left }] : []
}

function answerOf(fault: BrokenAnswer, operation: OperationId): Response | Promise<Response> {
  switch (fault.kind) {
    case 'status':
      return statusAnswer(fault.status, fault.message ?? plausibleMessage(fault.status, operation))
    case 'network':
      return HttpResponse.error()
    case 'timeout':
      // msw's delay('infinite') would keep a Node process alive for 24 days
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

/** An empty message means that the server sends none. */
function statusAnswer(status: number, message: string): Response {
  const headers = status === 429 ? { 'Retry-After': '30' } : undefined
  return HttpResponse.json(message === '' ? {} : { message }, { status, headers })
}

function plausibleMessage(status: number, operation: OperationId): string {
  const messages: Record<number, string> = {
    400: 'Invalid request body.',
    401: 'Token is not valid.',
    403: 'Admin access required.',
    404: 'Not found.',
    409: 'It has changed since you loaded it.',
    413: 'The request is too large.',
    422: 'Invalid request body.',
    429: `Too many ${operation === 'login' ? 'login attempts' : 'requests'}. Please wait a moment and try again.`,
  }
  return messages[status] ?? 'Server error. Please try again later.'
}
