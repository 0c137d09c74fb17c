import * as z from 'zod'
import { DEFAULT_ORDER } from '@/config/constants'

/**
 * The rules of single form fields. A form holds texts; these rules turn them into what the contract's field takes. The
 * contract itself says what is too long or too large.
 */
type Field<Value> = z.ZodType<Value, Value>
type Optional<Value> = Field<Value | null | undefined>
type List = Field<string[] | undefined>

export const requiredText = (field: Field<string>, message: string) =>
  z.string().trim().min(1, message).pipe(field)

/** A text that may stay empty; empty is sent as null. */
export const optionalText = (field: Optional<string>) =>
  z
    .string()
    .trim()
    .transform((text): string | null | undefined => text || null)
    .pipe(field)

/** A number above 0. A blank field is refused with the same message. */
export const positiveNumber = (field: Field<number>, message: string) =>
  z.string().trim().min(1, message).transform(Number).pipe(z.number(message).positive(message)).pipe(field)

/** A number above 0, or blank: null. */
export const optionalPositive = (field: Optional<number>, message: string, whole = false) =>
  z
    .string()
    .trim()
    .transform((text): number | null | undefined => (text === '' ? null : Number(text)))
    .pipe((whole ? wholeNumber(message) : z.number(message)).positive(message).nullish())
    .pipe(field)

/** A display order: a whole number, `min` or more. A blank field stands for the default order. */
export const displayOrder = (field: Field<number | undefined>, min = Number.MIN_SAFE_INTEGER) => {
  const message = min === 0 ? 'Order must be a whole number, 0 or more.' : 'Order must be a whole number.'
  return z
    .string()
    .trim()
    .transform((text): number | undefined => (text === '' ? DEFAULT_ORDER : Number(text)))
    .pipe(wholeNumber(message).min(min, message).optional())
    .pipe(field)
}

/** A whole number of any size, because the contract says how large it may be. */
const wholeNumber = (message: string) => z.number(message).refine(Number.isInteger, message)

/** One entry a line; blank lines are dropped. */
export const lines = (field: List) => entries(field, (text) => split(text, '\n'))

/** Entries between commas, trimmed; blank ones are dropped. */
export const commaList = (text: string) => split(text, ',')

/** A list that is typed as one text. What is wrong with one entry is shown as the error of the whole field. */
export const entries = (field: List, read: (text: string) => string[]) =>
  z.string().transform((text, context) => {
    const list = read(text)
    const issue = field.safeParse(list).error?.issues[0]
    if (issue) context.addIssue({ code: 'custom', message: entryMessage(issue) })
    return list
  })

function entryMessage({ path: [index], message }: z.core.$ZodIssue): string {
  return typeof index === 'number' ? `Entry ${index + 1}: ${message}` : message
}

const split = (text: string, separator: string) =>
  text
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== '')
