import type { Fault, FaultKind } from '@mocks/faults'
import { type OperationId, serverRules, summaries, type Tag } from '@/contract'
import { wordSearch } from '@/lib/searchable'

type Target = Fault['operation']

const every = Object.keys(summaries) as OperationId[]

const tagOf = (id: OperationId): Tag => serverRules[id].tag

const onScreens: Partial<Record<Tag, string>> = {
  complaints: 'ticket help',
  subscriptions: 'payment purchase',
}

export function callsBySearch(search: string): { tag: Tag; calls: OperationId[] }[] {
  const matches = wordSearch(search)
  const found = every.filter((id) =>
    matches(`${summaries[id]} ${id} ${tagOf(id)} ${onScreens[tagOf(id)] ?? ''}`),
  )
  const tags = [...new Set(found.map(tagOf))]
  return tags.map((tag) => ({ tag, calls: found.filter((id) => tagOf(id) === tag) }))
}

export type Choice = { label: string; kind: FaultKind }

const statuses = [400, 401, 403, 404, 409, 413, 422, 429, 500, 503]

const shapes: Choice[] = [
  { label: 'The connection is lost', kind: { kind: 'network' } },
  { label: 'No answer at all', kind: { kind: 'timeout' } },
  { label: 'A web page instead of data', kind: { kind: 'html' } },
  { label: 'Broken JSON', kind: { kind: 'malformed' } },
  { label: 'The answer to another call', kind: { kind: 'wrong-shape' } },
  { label: 'An empty answer', kind: { kind: 'empty' } },
  { label: 'null instead of data', kind: { kind: 'null' } },
  { label: 'Values that the product does not know', kind: { kind: 'unknown-value' } },
]

/** What may happen to a call: each status, with each of the contract's messages for it, and each broken answer. */
export function choicesFor(target: Target): Choice[] {
  return [...statuses.flatMap((status) => statusChoices(target, status)), ...shapes]
}

function statusChoices(target: Target, status: number): Choice[] {
  const refusals: Record<number, readonly string[]> = target === '*' ? {} : serverRules[target].refusals
  const declared = refusals[status] ?? []
  if (declared.length === 0) return [{ label: String(status), kind: { kind: 'status', status } }]
  return declared.map((message) => ({
    label: `${status}: ${message}`,
    kind: { kind: 'status', status, message },
  }))
}
