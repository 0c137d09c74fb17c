import { isRecord } from '@/contract'
import { pick } from '../seeds/random'

type Place = readonly (string | number)[]
type Node = { place: Place; value: unknown }

export type Mutation = { kind: MutationKind; place: Place; body: unknown }

const GONE = Symbol('gone')
const rubbish = [null, 42, 'x', [], {}, { _id: 7 }, { name: null }]

type Change = {
  fits: (node: Node) => boolean
  to: (value: unknown, random: () => number) => unknown
}

const inside = ({ place }: Node) => place.length > 0

const changes = {
  'field missing': { fits: ({ place }) => typeof place.at(-1) === 'string', to: () => GONE },
  null: { fits: inside, to: () => null },
  'empty text': { fits: inside, to: () => '' },
  'id for object': {
    fits: (node) => inside(node) && isRecord(node.value) && '_id' in node.value,
    to: (value) => Object(value)._id as unknown,
  },
  wrapped: {
    fits: ({ value }) => typeof value === 'object' && value !== null,
    to: (value) => ({ data: value }),
  },
  unwrapped: {
    fits: ({ value }) => isRecord(value) && Object.keys(value).length === 1,
    to: (value) => Object.values(Object(value) as object)[0] as unknown,
  },
  'unknown value': { fits: ({ value }) => typeof value === 'string', to: () => 'surprising' },
  'number as text': {
    fits: ({ value }) => typeof value === 'number',
    to: (value) => `₹${Number(value).toLocaleString('en-IN')}`,
  },
  'words for a number': { fits: ({ value }) => typeof value === 'number', to: () => 'on request' },
  'rubbish row': {
    fits: ({ value }) => Array.isArray(value),
    to: (value, random) => {
      const rows = [...(value as unknown[])]
      rows.splice(Math.floor(random() * (rows.length + 1)), 0, pick<unknown>(random, rubbish))
      return rows
    },
  },
} as const satisfies Record<string, Change>

export type MutationKind = keyof typeof changes
export const mutationKinds = Object.keys(changes) as MutationKind[]

export function mutate(body: unknown, kind: MutationKind, random: () => number): Mutation | undefined {
  const { fits, to }: Change = changes[kind]
  const places = nodesOf({ place: [], value: body }).filter(fits)
  if (places.length === 0) return undefined
  const { place, value } = pick(random, places)
  return { kind, place, body: replaced(body, place, to(value, random)) }
}

function nodesOf(node: Node): Node[] {
  const { place, value } = node
  const parts: [string | number, unknown][] = Array.isArray(value)
    ? [...value.entries()]
    : isRecord(value)
      ? Object.entries(value)
      : []
  return [node, ...parts.flatMap(([key, part]) => nodesOf({ place: [...place, key], value: part }))]
}

function replaced(body: unknown, [key, ...rest]: Place, value: unknown): unknown {
  if (key === undefined) return value
  if (Array.isArray(body))
    return body.map((part: unknown, index) => (index === key ? replaced(part, rest, value) : part))
  const record: Record<string, unknown> = { ...Object(body) }
  const part = replaced(record[key], rest, value)
  if (part === GONE) delete record[key]
  else record[key] = part
  return record
}
