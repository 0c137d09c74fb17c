import type { MockCall } from '@mocks/calls/calls'
import { wordSearch } from '@/lib/searchable'
import { isFailed, verdictOf, whoText } from './words'

export type Kind = 'all' | 'failed' | 'breach'
export type Filter = { text: string; kind: Kind }

const passes: Record<Kind, (call: MockCall) => boolean> = {
  all: () => true,
  failed: isFailed,
  breach: (call) => verdictOf(call) === 'breach',
}

export function filterCalls(calls: readonly MockCall[], { text, kind }: Filter): readonly MockCall[] {
  if (text.trim() === '' && kind === 'all') return calls
  const matches = wordSearch(text)
  return calls.filter((call) => {
    const { method, path, operation, who } = call
    return passes[kind](call) && matches(`${method} ${path} ${operation ?? ''} ${whoText(who)}`)
  })
}
