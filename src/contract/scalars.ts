import * as z from 'zod/mini'
import { zId } from './generated/zod.gen'
import { instantIn } from './instant'
import { bounded, legible } from './legible'
import { maxLengthOf } from './maxLength'
import { Mismatch, type AnswerPath } from './mismatch'

/** Reads a value in any spelling that servers use. Throws a Mismatch. */
export function readerOfScalar(schema: z.ZodMiniType): (value: unknown, place: AnswerPath) => unknown {
  const read = readerOf(schema)
  return (value, place) => read(unwrapped(value), place)
}

/** The value inside a database's notation: `{ $numberDecimal: "1999" }`, `{ $oid: … }`, `{ $date: … }`. */
export function unwrapped(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  const { $numberDecimal, $oid, $date }: { $numberDecimal?: unknown; $oid?: unknown; $date?: unknown } = value
  return $numberDecimal ?? $oid ?? $date ?? value
}

function readerOf(schema: z.ZodMiniType): (value: unknown, place: AnswerPath) => unknown {
  if (schema instanceof z.ZodMiniNumber) return readNumber
  if (schema instanceof z.ZodMiniBoolean) return readBoolean
  if (schema instanceof z.ZodMiniISODateTime) return (value, place) => readDate(schema, value, place)
  if (schema instanceof z.ZodMiniEnum) return readerOfListed(schema)
  // ids are sent back unchanged
  if (schema === zId) return readId
  const maxLength = maxLengthOf(schema)
  // a shortened URL would lead elsewhere
  if (maxLength === null || schema instanceof z.ZodMiniURL)
    return (value, place) => legible(readText(value, place))
  return (value, place) => legible(bounded(readText(value, place), maxLength))
}

/** Takes the id of a populated reference where only the id is expected. */
function readId(value: unknown, place: AnswerPath): string {
  const { _id: id }: { _id?: unknown } = Object(value)
  return readText(unwrapped(id) ?? value, place)
}

/** Takes the name, else the id, of a populated reference where only the name is expected. */
function readText(value: unknown, place: AnswerPath): string {
  if (typeof value === 'string') return value
  if (typeof value === 'number') return String(value)
  if (typeof value === 'object' && value !== null) {
    const { name, _id: id }: { name?: unknown; _id?: unknown } = value
    if (typeof name === 'string') return name
    if (typeof id === 'string') return id
  }
  throw new Mismatch(place, 'a text', value)
}

const CURRENCY = String.raw`(?:₹|Rs\.?|INR)`
/** Digits grouped in threes, or as in India: "1,499,999", "14,99,999". Any other comma may be a decimal comma. */
const GROUPED = String.raw`\d{1,3}(?:,\d{3})+|\d{1,2}(?:,\d{2})+,\d{3}|\d{1,3}(?:\s\d{3})+`
const AMOUNT = new RegExp(
  String.raw`^([+-]?)\s*${CURRENCY}?\s*([+-]?(?:${GROUPED}|\d+)(?:\.\d+)?(?:e[+-]?\d+)?)\s*(?:/-)?\s*${CURRENCY}?$`,
  'i',
)

/** Also accepts a text with currency and grouping: "₹14,999", "Rs. 1,999.50", "4,999/-". */
function readNumber(value: unknown, place: AnswerPath): number {
  const [, sign = '', digits = ''] = (typeof value === 'string' && AMOUNT.exec(value.trim())) || []
  const number = digits === '' ? value : Number(sign + digits.replaceAll(/[\s,]/g, ''))
  if (typeof number === 'number' && Number.isFinite(number)) return number
  throw new Mismatch(place, 'a number', value)
}

/** Also accepts a number, or a text in any case. */
function readBoolean(value: unknown, place: AnswerPath): boolean {
  if (typeof value === 'boolean') return value
  const text = typeof value === 'string' ? value.trim().toLowerCase() : value
  if (text === 1 || text === '1' || text === 'true') return true
  if (text === 0 || text === '0' || text === 'false') return false
  throw new Mismatch(place, 'true or false', value)
}

/** Returns ISO 8601 with an offset for any unambiguous date. */
function readDate(schema: z.ZodMiniISODateTime, value: unknown, place: AnswerPath): string {
  if (typeof value === 'string' && schema.def.pattern?.test(value)) return value
  const date = new Date(instantIn(value))
  if (Number.isNaN(date.getTime())) throw new Mismatch(place, 'a date', value)
  return date.toISOString()
}

function readerOfListed({ options }: z.ZodMiniEnum): (value: unknown, place: AnswerPath) => string {
  const listed = new Map(options.map((option) => [String(option).toLowerCase(), String(option)]))
  return (value, place) => {
    const text = readText(value, place).trim()
    if (text === '' || text === 'none') throw new Mismatch(place, 'a listed value', value)
    return listed.get(text.toLowerCase()) ?? text
  }
}
