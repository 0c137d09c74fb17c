import * as z from 'zod/mini'
import type { Answer } from '@/api/answer'
import { instantIn, type Mismatch, type OperationId, operations, schemas } from '@/contract'
import type { Finding } from './finding'
import { type Breakage, breakagesOf, foundValue, type JsonPath, typeOf } from './mismatches'
import { misplaced, objectIn, renamedIn } from './misplaced'
import { consequence, readAsProduct } from './product'

/** What users notice. Undefined: nothing, because the product shows the same value and instant. */
type Effect = { effect: string | undefined }
type Difference = Pick<Finding, 'title' | 'place' | 'expected' | 'got'> & Effect

const LEFT_OUT = 'A dash, or nothing, in place of the value.'
const WITHOUT_ZONE =
  'The product reads the date as Indian time: hours off, unless the server means Indian time.'
/** Dates that this tool cannot read for sure either. */
const unsureDates = { unreadable: 'Dates have more than one reading', zone: 'Dates have no time zone' }

/** Whether a rule about a date can be judged: a date misread by this tool must not count against the server. */
export const isSureDate = (findings: readonly Finding[], list: OperationId, field: string): boolean =>
  !findings.some(
    ({ title, operation, place }) =>
      operation === list && place.endsWith(field) && Object.values(unsureDates).includes(title),
  )

/** Compares the body of a success with the contract, and with what the product can read. No findings: the body conforms. */
export function judgeBody<Id extends OperationId>(
  id: Id,
  body: unknown,
  curl: string,
): { findings: Finding[]; answer: Answer<Id> | undefined } {
  const { answer, unread, missed, text } = readAsProduct(id, body)
  const schema: z.ZodMiniType = schemas[id].answer
  const elsewhere = misplaced(schema, body)
  const content = elsewhere ?? { schema, body, place: [] }
  const renames = renamedIn(content.schema, content.body, content.place)
  const renamed = new Set(renames.map(({ place }) => place.join('.')))
  const overlaps = (place: JsonPath) => (mismatch: Mismatch) =>
    overlap(mismatch.place.join('.'), place.join('.'))
  const effectAt = (place: JsonPath) =>
    text !== undefined && unread.some(overlaps(place))
      ? text
      : missed.some(overlaps(place))
        ? LEFT_OUT
        : undefined
  const at = (place: JsonPath) => ({
    place: place.map((key) => (typeof key === 'number' ? '*' : key)).join('.') || 'body',
    effect: effectAt(place),
  })
  const differences: Difference[] = [
    ...(elsewhere ? [{ ...envelope(id, body), ...at(elsewhere.place), effect: undefined }] : []),
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
        got: foundValue(breakage),
        ...at(breakage.place),
        ...dateDifference(breakage),
      })),
  ]
  // an unreadable value belongs to some difference, even if their places do not match
  const [first] = differences
  if (first && text !== undefined && !differences.some(({ effect }) => effect !== undefined))
    first.effect = text
  const findings = unique(differences).map(({ effect, ...difference }): Finding => ({
    ...difference,
    area: 'shape',
    verdict: effect === undefined ? 'differs' : 'breaks',
    operation: id,
    curl,
    ...(effect === undefined ? {} : { consequence: consequence(id, effect) }),
  }))
  return { findings, answer }
}

/** A date in another form; users notice a date that the product reads differently or not at all. */
function dateDifference({ value, issue }: Breakage): Partial<Difference> {
  if (value === '' || issue.code !== 'invalid_format' || issue.format !== 'datetime') return {}
  const instant = instantIn(value)
  if (Number.isNaN(instant)) return { title: unsureDates.unreadable }
  return instant === instantIn(value, 0) ? {} : { title: unsureDates.zone, effect: WITHOUT_ZONE }
}

const overlap = (one: string, other: string): boolean =>
  one === other || one.startsWith(`${other}.`) || other.startsWith(`${one}.`) || one === ''

/** Keeps one difference per place, because all rows differ alike; one that breaks the product comes first. */
function unique(differences: readonly Difference[]): Difference[] {
  const byPlace = new Map<string, Difference>()
  for (const difference of differences) {
    const key = `${difference.title} ${difference.place}`
    const known = byPlace.get(key)
    if (!known || (difference.effect !== undefined && known.effect === undefined))
      byPlace.set(key, difference)
  }
  return [...byPlace.values()]
}

const fieldsOfAnswer = (id: OperationId): Record<string, unknown> => objectIn(schemas[id].answer)?.shape ?? {}

const envelope = (id: OperationId, body: unknown) => ({
  title: 'The content comes bare or in an envelope, not where the contract has it',
  expected: `{${Object.keys(fieldsOfAnswer(id)).join(', ')}}`,
  got: typeOf(body),
})

function titleOf(id: OperationId, { place, value, issue }: Breakage): string {
  const key = place.findLast((part) => typeof part === 'string') ?? 'body'
  if (place.length === 0 || (value === undefined && isContentOf(id, place)))
    return operations[id].method === 'get'
      ? 'The answer contains nothing of what was asked for'
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

function isContentOf(id: OperationId, [key = '', ...inner]: JsonPath): boolean {
  const field = inner.length === 0 ? fieldsOfAnswer(id)[key] : undefined
  return field instanceof z.ZodMiniObject || field instanceof z.ZodMiniArray
}
