import type { MockCall } from '@mocks/calls/calls'
import { searchable } from '@/lib/searchable'
import { isFailed, verdictOf, whoText } from './words'

export type Kind = 'all' | 'failed' | 'breach'
export type Filter = { text: string; kind: Kind }

const passes: Record<Kind, (call: MockCall) => boolean> = {
  all: () => true,
  failed: isFailed,
  breach: (call) => verdictOf(call) === 'breach',
}

export function filterCalls(calls: readonly MockCall[], { text, kind }: Filter): readonly MockCall[] {
  const words = searchable(text).split(/\s+/).filter(Boolean)
  if (words.length === 0 && kind === 'all') return calls
  return calls.filter((call) => {
    if (!passes[kind](call)) return false
    const { method, path, operation, who } = call
    const searched = searchable(`${method} ${path} ${operation ?? ''} ${whoText(who)}`)
    return words.every((word) => searched.includes(word))
  })
}
