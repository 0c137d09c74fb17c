import * as z from 'zod/mini'
import type { Answer } from '@/api/answer'
import { instantIn, type Mismatch, type OperationId, operations, schemas } from '@/contract'
import type { Deviation } from './finding'
import { type Breakage, breakagesOf, foundValue, type JsonPath, typeOf } from './mismatches'
import { misplaced, objectIn, renamedIn } from './misplaced'
import { readAsProduct } from './product'

const ELSEWHERE = 'The content is in the wrong place: bare or in an envelope'
const LEFT_OUT = 'Users see a dash, or nothing, instead of the value.'
const WITHOUT_ZONE = 'The date is read as Indian time, and is hours off if the server means another zone.'
/** Titles for dates with more than one meaning, which this tool cannot judge. */
export const unclearDates = {
  unreadable: 'Dates can be read in more than one way',
  zone: 'Dates have no time zone',
}

/** Compares the body of a success with the contract and with what the product can read. No deviations if it conforms. */
export function judgeBody<Id extends OperationId>(
  id: Id,
  body: unknown,
): { deviations: Deviation[]; answer: Answer<Id> | undefined } {
  const { answer, unread, missed, text } = readAsProduct(id, body)
  const schema: z.ZodMiniType = schemas[id].answer
  const elsewhere = misplaced(schema, body)
  const content = elsewhere ?? { schema, body, place: [] }
  const renames = renamedIn(content.schema, content.body, content.place)
  const renamed = new Set(renames.map(({ place }) => place.join('.')))
  const area = 'shape'
  const difference = (title: string, place: JsonPath, expected: string, got: string): Deviation => {
    const overlaps = (mismatch: Mismatch) => overlap(mismatch.place.join('.'), place.join('.'))
    const effect = missed.some(overlaps) ? LEFT_OUT : undefined
    // the rows of a list usually differ in the same way
    const inAnyRow = place.map((key) => (typeof key === 'number' ? '*' : key)).join('.')
    return {
      title,
      area,
      found: [inAnyRow || 'body', expected, got],
      text: unread.some(overlaps) ? (text ?? effect) : effect,
    }
  }
  const deviations = [
    ...(elsewhere
      ? [{ ...difference(ELSEWHERE, elsewhere.place, shapeOf(id), typeOf(body)), text: undefined }]
      : []),
    ...renames.map(({ key, other, place }) =>
      difference(`\`${key}\` is called \`${other}\``, place, `\`${key}\``, `\`${other}\``),
    ),
    ...breakagesOf(content.schema, content.body, content.place)
      .filter(({ place }) => !renamed.has(place.join('.')))
      .map((each) => ({
        ...difference(titleOf(id, each), each.place, each.expected, foundValue(each)),
        ...dateDifference(each),
      })),
  ]
  // if no place matches, the first difference counts as the cause of what the product cannot read
  const [first] = deviations
  if (first && text !== undefined && deviations.every((each) => each.text === undefined)) first.text = text
  // of equal differences, only the first is reported, so one with an effect must come first
  const isNoticed = (deviation: Deviation) => Number(deviation.text !== undefined)
  return { deviations: deviations.toSorted((one, other) => isNoticed(other) - isNoticed(one)), answer }
}

/** The title and effect of a date in another format, if the product may misread it. */
function dateDifference({ value, issue }: Breakage): Partial<Deviation> {
  if (value === '' || issue.code !== 'invalid_format' || issue.format !== 'datetime') return {}
  const instant = instantIn(value)
  if (Number.isNaN(instant)) return { title: unclearDates.unreadable }
  return instant === instantIn(value, 0) ? {} : { title: unclearDates.zone, text: WITHOUT_ZONE }
}

const overlap = (one: string, other: string): boolean =>
  one === other || one.startsWith(`${other}.`) || other.startsWith(`${one}.`) || one === ''

const fieldsOfAnswer = (id: OperationId): Record<string, unknown> => objectIn(schemas[id].answer)?.shape ?? {}

const shapeOf = (id: OperationId) => `{${Object.keys(fieldsOfAnswer(id)).join(', ')}}`

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
