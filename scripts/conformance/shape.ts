import * as z from 'zod/mini'
import { type OperationId, operations, schemas } from '@/contract'
import type { Answer } from '@/api/answer'
import type { Finding } from './finding'
import { type Breakage, breakagesOf, found, kindOf } from './mismatches'
import { meeting, readAsProduct } from './product'
import { type Renamed, renamedIn } from './renames'
import { misplaced, withFields } from './unwrap'

type Place = readonly (string | number)[]
type Named = { cause: string; title: string }
type Shape = Named & { place: string; expected: string; got: string; breaks: boolean }

/**
 * Holds the body of a success against the contract to the letter, and against what the product can read. `findings` is
 * empty when it conforms.
 */
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
  const breakages = breakagesOf(content.schema, content.body, content.place).filter(
    ({ place }) => !renames.some((rename) => rename.place.join('.') === place.join('.')),
  )
  const broken = text === undefined ? [] : unread.map(({ place }) => place.join('.'))
  const at = (place: Place) => ({
    place: place.map((key) => (typeof key === 'number' ? '*' : key)).join('.') || 'body',
    breaks: broken.some((other) => overlaps(other, place.join('.'))),
  })
  const shapes: Shape[] = [
    ...(elsewhere ? [{ ...envelope(id, body), ...at(elsewhere.place), breaks: false }] : []),
    ...renames.map((rename) => ({ ...renamed(rename), ...at(rename.place) })),
    ...breakages.map((breakage) => ({ ...differing(id, breakage), ...at(breakage.place) })),
  ]
  // what the product cannot read belongs to some difference, even where the places do not meet
  const [first] = shapes
  if (first && text !== undefined && !shapes.some(({ breaks }) => breaks)) first.breaks = true
  const findings = once(shapes).map(({ breaks, ...shape }): Finding => ({
    ...shape,
    area: 'shape',
    verdict: breaks ? 'breaks' : 'differs',
    operation: id,
    curl,
    ...(breaks && text !== undefined ? { meets: meeting(id, text) } : {}),
  }))
  return { findings, answer }
}

type Difference = Omit<Shape, 'place' | 'breaks'>

const envelope = (id: OperationId, body: unknown): Difference => ({
  cause: 'envelope',
  title: 'The content is not where the contract has it: it comes bare, or in an envelope',
  expected: `{${Object.keys(shapeOfAnswer(id)).join(', ')}}`,
  got: kindOf(body),
})

const renamed = ({ key, other }: Renamed): Difference => ({
  cause: `field-name:${key}`,
  title: `\`${key}\` is called \`${other}\``,
  expected: `\`${key}\``,
  got: `\`${other}\``,
})

const differing = (id: OperationId, breakage: Breakage): Difference => ({
  ...causeOf(id, breakage),
  expected: breakage.expected,
  got: found(breakage),
})

const overlaps = (one: string, other: string): boolean =>
  one === other || one.startsWith(`${other}.`) || other.startsWith(`${one}.`) || one === ''

/** A list of a thousand rows says the same a thousand times; a place that breaks stands for those that do not. */
function once(shapes: readonly Shape[]): Shape[] {
  const byPlace = new Map<string, Shape>()
  for (const shape of shapes) {
    const key = `${shape.cause} ${shape.place}`
    const known = byPlace.get(key)
    if (!known || (shape.breaks && !known.breaks)) byPlace.set(key, shape)
  }
  return [...byPlace.values()]
}

function causeOf(id: OperationId, { place, value, expected, issue }: Breakage): Named {
  const key = place.findLast((part) => typeof part === 'string') ?? 'body'
  const named = (cause: string, title: string): Named => ({ cause, title })
  if (value === undefined) return missing(id, key, place.length)
  if (place.length === 0) return noContent(id)
  if (value === null) return named(`null:${key}`, `\`${key}\` is null, but the contract wants ${expected}`)
  if (value === '')
    return named('empty-text', 'Nothing is written as an empty text, where the contract has null')
  if (value === 'none')
    return named('none-for-null', 'Nothing is written as "none", where the contract has null')
  if (issue.code === 'invalid_type') {
    if ((issue.expected === 'number' || issue.expected === 'int') && typeof value === 'string')
      return named('number-as-text', 'Numbers come as text')
    if (issue.expected === 'boolean')
      return named('boolean-as-other', 'Yes and no come as something else than true and false')
    if (issue.expected === 'object' && typeof value === 'string')
      return named('reference-as-id', 'A reference comes as an id, and is not filled in')
    return named(`wrong-type:${key}`, `\`${key}\` is not ${expected}`)
  }
  if (issue.code === 'invalid_value')
    return named(`unknown-value:${key}`, `\`${key}\` has a value that is not listed`)
  if (issue.code === 'invalid_format' && issue.format === 'datetime')
    return named('date-format', 'Dates are not ISO 8601 with an offset')
  return named(`bounds:${key}`, `\`${key}\` is out of the contract’s bounds`)
}

function missing(id: OperationId, key: string, depth: number): Named {
  const content: unknown = depth === 1 ? shapeOfAnswer(id)[key] : undefined
  if (content instanceof z.ZodMiniObject || content instanceof z.ZodMiniArray) return noContent(id)
  return { cause: `missing:${key}`, title: `\`${key}\` is missing` }
}

const shapeOfAnswer = (id: OperationId): Record<string, unknown> =>
  withFields(schemas[id].answer)?.shape ?? {}

const noContent = (id: OperationId): Named =>
  operations[id].method === 'get'
    ? { cause: 'unreadable', title: 'The answer holds nothing of what was asked for' }
    : { cause: 'no-content', title: 'What was stored is not in the answer' }
