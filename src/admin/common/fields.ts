import * as z from 'zod/mini'
import { DEFAULT_ORDER } from '@/config/constants'
import { isBlank } from '@/lib/visible'

/** Field rules: turn typed text into the contract's values. The contract has the upper bounds. */
type Field<Value> = z.ZodMiniType<Value, Value>
type Optional<Value> = Field<Value | null | undefined>
type List = Field<string[] | undefined>

const trimmed = () => z.string().check(z.trim())
const filled = (message: string) => trimmed().check(z.refine((text) => !isBlank(text), message))

const typed = <Value>(read: (text: string) => Value) => z.pipe(trimmed(), z.transform(read))

export const requiredText = (field: Field<string>, message: string) => z.pipe(filled(message), field)

/** Optional text; blank becomes null. */
export const optionalText = (field: Optional<string>) =>
  z.pipe(
    typed((text): string | null | undefined => (isBlank(text) ? null : text)),
    field,
  )

/** Commas that group digits, as in 4,999, 1,00,000 or 100,000. “4,50” is not 450. */
const GROUPING = /,(?=(?:\d{2,3},)*\d{3}(?:\.|$))/g

/** A plain or formatted number (“₹4,999”). Rejects other texts that JavaScript accepts: “”, “0x10”, “1e3”. */
function numberOf(text: string): number {
  const bare = text.replaceAll(/[₹\s]/g, '').replaceAll(GROUPING, '')
  return /^-?\d+(\.\d+)?$/.test(bare) ? Number(bare) : Number.NaN
}

/** Whole paise: the screen would round anything smaller. */
const inPaise = <Value extends number | null | undefined>(field: Field<Value>) =>
  field.check(
    z.refine(
      (value) => typeof value !== 'number' || Number(value.toFixed(2)) === value,
      'At most two decimals.',
    ),
  )

/** A number above 0; blank text is refused with the same `message`. */
export const positiveNumber = (field: Field<number>, message: string) => {
  const read = z.pipe(filled(message), z.transform(numberOf))
  return z.pipe(z.pipe(read, above0(z.number(message), message)), inPaise(field))
}

/** A number above 0; blank becomes null. */
export const optionalPositive = (field: Optional<number>, message: string, whole = false) => {
  const number = above0(whole ? wholeNumber(message) : z.number(message), message)
  const read = typed((text): number | null | undefined => (text === '' ? null : numberOf(text)))
  return z.pipe(z.pipe(read, z.nullish(number)), inPaise(field))
}

/** A whole display order of at least `min`; blank means the default. */
export const displayOrder = (field: Field<number | undefined>, min = Number.MIN_SAFE_INTEGER) => {
  const message = min === 0 ? 'Order must be a whole number, 0 or more.' : 'Order must be a whole number.'
  const number = wholeNumber(message).check(z.minimum(min, message))
  const read = typed((text): number | undefined => (text === '' ? DEFAULT_ORDER : numberOf(text)))
  return z.pipe(z.pipe(read, z.optional(number)), field)
}

const above0 = (number: z.ZodMiniNumber<number>, message: string) => number.check(z.positive(message))

const wholeNumber = (message: string) => z.number(message).check(z.refine(Number.isInteger, message))

/** One entry per line; blank lines are dropped. */
export const lines = (field: List) => entries(field, (text) => split(text, '\n'))

export const commaList = (text: string) => split(text, ',')

/** A list typed as one text. An error in one entry is shown for the whole field. */
export const entries = (field: List, read: (text: string) => string[]) =>
  z.pipe(
    z.string(),
    z.transform((text: string, context) => {
      const list = read(text)
      const issue = field.safeParse(list).error?.issues[0]
      if (issue) context.issues.push({ code: 'custom', input: text, message: entryMessage(issue) })
      return list
    }),
  )

function entryMessage({ path: [index], message }: z.core.$ZodIssue): string {
  return typeof index === 'number' ? `Entry ${index + 1}: ${message}` : message
}

const split = (text: string, separator: string) =>
  text
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => !isBlank(part))
