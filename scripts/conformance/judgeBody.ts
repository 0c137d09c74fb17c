import * as z from 'zod/mini'
import type { Answer } from '@/api/answer'
import { instantIn, type Mismatch, type OperationId, operations, schemas } from '@/contract'
import type { Finding } from './finding'
import { type Breakage, breakagesOf, foundValue, type JsonPath, typeOf } from './mismatches'
import { misplaced, objectIn, renamedIn } from './misplaced'
import { consequence, readAsProduct } from './product'

/** What users notice. Undefined: the product copes, and shows the same value and instant. */
type Effect = { effect: string | undefined }
type Difference = Pick<Finding, 'title' | 'place' | 'expected' | 'got'> & Effect

const LEFT_OUT = 'A dash, or nothing, instead of the value.'
const WITHOUT_ZONE = 'The date is read as Indian time, and is hours off if the server means another zone.'
/** Titles for dates with more than one meaning, which this tool cannot judge. */
export const unclearDates = {
  unreadable: 'Dates can be read in more than one way',
  zone: 'Dates have no time zone',
}

/** Compares the body of a success with the contract, and with what the product can read. No findings: it conforms. */
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
  // if no place matches, the first difference counts as the cause of what the product cannot read
  const [first] = differences
  if (first && text !== undefined && !differences.some(({ effect }) => effect !== undefined))
    first.effect = text
  const findings = unique(differences).map(({ effect, ...difference }): Finding => ({
    ...difference,
    area: 'shape',
    verdict: effect === undefined ? 'differs' : 'breaks',
    operation: id,
    curl,
    consequence: effect === undefined ? undefined : consequence(id, effect),
  }))
  return { findings, answer }
}

/** The title and effect of a date in another format, if the product may misread it. */
function dateDifference({ value, issue }: Breakage): Partial<Difference> {
  if (value === '' || issue.code !== 'invalid_format' || issue.format !== 'datetime') return {}
  const instant = instantIn(value)
  if (Number.isNaN(instant)) return { title: unclearDates.unreadable }
  return instant === instantIn(value, 0) ? {} : { title: unclearDates.zone, effect: WITHOUT_ZONE }
}

const overlap = (one: string, other: string): boolean =>
  one === other || one.startsWith(`${other}.`) || other.startsWith(`${one}.`) || one === ''

/** One difference per title and place, because all rows of a list differ alike. Differences with an effect win. */
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
  title: 'The content is in the wrong place: bare or in an envelope',
  expected: `{${Object.keys(fieldsOfAnswer(id)).join(', ')}}`,
  got: typeOf(body),
})

function titleOf(id: OperationId, { place, value, issue }: Breakage): string {
  const key = place.findLast((part) => typeof part === 'string') ?? 'body'
  if (place.length === 0 || (value === undefined && isContentOf(id, place)))
    return operations[id].method === 'get'
      ? 'The answer does not contain the requested data'
      : 'The answer does not contain the stored data'
  if (value === undefined) return `\`${key}\` is missing`
  if (value === null) return `\`${key}\` is null`
  if (value === '') return 'An empty string is sent instead of null'
  if (value === 'none') return '"none" is sent instead of null'
  if (issue.code === 'invalid_type') {
    if (['number', 'int'].includes(issue.expected) && typeof value === 'string')
      return 'Numbers are sent as strings'
    if (issue.expected === 'boolean') return 'Booleans are not sent as true or false'
    if (issue.expected === 'object' && typeof value === 'string')
      return 'A reference is sent as an ID instead of the object'
    return `\`${key}\` has the wrong type`
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
