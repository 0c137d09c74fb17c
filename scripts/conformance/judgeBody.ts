import * as z from 'zod/mini'
import type { Answer } from '@/api/answer'
import { type OperationId, operations, schemas } from '@/contract'
import type { Finding } from './finding'
import { type Breakage, breakagesOf, found, type Place, typeOf } from './mismatches'
import { misplaced, objectIn, renamedIn } from './misplaced'
import { consequence, readAsProduct } from './product'

type Difference = Pick<Finding, 'title' | 'place' | 'expected' | 'got'> & { breaks: boolean }

/** Compares the body of a success with the contract, and with what the product can read. No findings: it conforms. */
export function judgeBody<Id extends OperationId>(
  id: Id,
  body: unknown,
  curl: string,
): { findings: Finding[]; answer: Answer<Id> | undefined } {
  const { answer, unread, text } = readAsProduct(id, body)
  const schema: z.ZodMiniType = schemas[id].answer
  const elsewhere = misplaced(schema, body)
  const content = elsewhere ?? { schema, body, place: [] }
  const renames = renamedIn(content.schema, content.body, content.place)
  const renamed = new Set(renames.map(({ place }) => place.join('.')))
  const unreadable = text === undefined ? [] : unread.map(({ place }) => place.join('.'))
  const at = (place: Place) => ({
    place: place.map((key) => (typeof key === 'number' ? '*' : key)).join('.') || 'body',
    breaks: unreadable.some((other) => overlaps(other, place.join('.'))),
  })
  const differences: Difference[] = [
    ...(elsewhere ? [{ ...envelope(id, body), ...at(elsewhere.place), breaks: false }] : []),
    ...renames.map(({ key, other, place }) => ({
      title: `\`${key}\` is called \`${other}\``,
      expected: `\`${key}\``,
      got: `\`${other}\``,
      ...at(place),
    })),
    ...breakagesOf(content.schema, content.body, content.place)
      .filter(({ place }) => !renamed.has(place.join('.')))
      .map((breakage) => ({
        title: titleOf(id, breakage),
        expected: breakage.expected,
        got: found(breakage),
        ...at(breakage.place),
      })),
  ]
  // what the product cannot read belongs to some difference, even if their places do not meet
  const [first] = differences
  if (first && text !== undefined && !differences.some(({ breaks }) => breaks)) first.breaks = true
  const findings = unique(differences).map(({ breaks, ...difference }): Finding => ({
    ...difference,
    area: 'shape',
    verdict: breaks ? 'breaks' : 'differs',
    operation: id,
    curl,
    ...(breaks && text !== undefined ? { consequence: consequence(id, text) } : {}),
  }))
  return { findings, answer }
}

const overlaps = (one: string, other: string): boolean =>
  one === other || one.startsWith(`${other}.`) || other.startsWith(`${one}.`) || one === ''

/** A thousand rows of a list differ alike; a row that breaks counts before those that do not. */
function unique(differences: readonly Difference[]): Difference[] {
  const byPlace = new Map<string, Difference>()
  for (const difference of differences) {
    const key = `${difference.title} ${difference.place}`
    const known = byPlace.get(key)
    if (!known || (difference.breaks && !known.breaks)) byPlace.set(key, difference)
  }
  return [...byPlace.values()]
}

const fieldsOfAnswer = (id: OperationId): Record<string, unknown> => objectIn(schemas[id].answer)?.shape ?? {}

const envelope = (id: OperationId, body: unknown) => ({
  title: 'The content is not where the contract has it: it comes bare, or in an envelope',
  expected: `{${Object.keys(fieldsOfAnswer(id)).join(', ')}}`,
  got: typeOf(body),
})

function titleOf(id: OperationId, { place, value, issue }: Breakage): string {
  const key = place.findLast((part) => typeof part === 'string') ?? 'body'
  if (place.length === 0 || (value === undefined && isContentOf(id, place)))
    return operations[id].method === 'get'
      ? 'The answer holds nothing of what was asked for'
      : 'The answer does not hold what was stored'
  if (value === undefined) return `\`${key}\` is missing`
  if (value === null) return `\`${key}\` is null`
  if (value === '') return 'An empty string comes instead of null'
  if (value === 'none') return '"none" comes instead of null'
  if (issue.code === 'invalid_type') {
    if (['number', 'int'].includes(issue.expected) && typeof value === 'string')
      return 'Numbers come as strings'
    if (issue.expected === 'boolean') return 'Booleans do not come as true and false'
    if (issue.expected === 'object' && typeof value === 'string')
      return 'A reference comes as an ID instead of the object'
    return `\`${key}\` has another type`
  }
  if (issue.code === 'invalid_value') return `\`${key}\` has a value that the contract does not list`
  if (issue.code === 'invalid_format' && issue.format === 'datetime')
    return 'Dates are not ISO 8601 with an offset'
  return `\`${key}\` is outside the contract’s bounds`
}

/** Whether the place is the entity or the list that the answer is about. */
function isContentOf(id: OperationId, [key = '', ...inner]: Place): boolean {
  const field = inner.length === 0 ? fieldsOfAnswer(id)[key] : undefined
  return field instanceof z.ZodMiniObject || field instanceof z.ZodMiniArray
}
