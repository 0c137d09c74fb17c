import type { Fault } from '@mocks/faults'
import { type OperationId, summaries } from '@/contract'
import { SECOND } from '@/lib/dates'
import { listed } from '@/lib/listed'

export const callText = (operation: OperationId | '*'): string =>
  operation === '*' ? 'Every call' : `“${summaries[operation]}”`

/** What a fault does to a call, and how often: `fails with 500, once`. */
export function effectText(fault: Fault): string {
  return (fault.done ? 'is done, but ' : '') + kindText(fault) + timesText(fault.times)
}

function kindText(fault: Fault): string {
  switch (fault.kind) {
    case 'status':
      return fault.status < 500 ? `is refused with ${fault.status}` : `fails with ${fault.status}`
    case 'network':
      return 'loses the connection'
    case 'timeout':
      return 'never gets an answer'
    case 'malformed':
      return 'gets an answer that is cut off'
    case 'wrong-shape':
      return 'gets the answer to another call'
    case 'html':
      return 'gets a web page instead of data'
    case 'empty':
      return 'gets an empty answer'
    case 'null':
      return 'gets null instead of data'
    case 'unknown-value':
      return 'gets values that the product does not know'
    case 'latency':
      return `takes ${fault.ms / SECOND} s longer`
  }
}

function timesText(times: number | undefined): string {
  if (times === undefined) return ''
  return times === 1 ? ', once' : `, ${times} times`
}

/** One sentence per effect: `Each of “List the plans” and “Load the totals” fails…`. */
export function faultSentences(faults: readonly Fault[]): string[] {
  const calls = new Map<string, string[]>()
  for (const fault of faults) {
    const effect = effectText(fault)
    calls.set(effect, [...(calls.get(effect) ?? []), callText(fault.operation)])
  }
  return [...calls].map(
    ([effect, met]) => `${met.length === callCount ? callText('*') : subject(met)} ${effect}.`,
  )
}

const callCount = Object.keys(summaries).length

const subject = (calls: readonly string[]) => (calls.length < 2 ? '' : 'Each of ') + listed(calls)
