import * as z from 'zod'
import { DEFAULT_ORDER } from '@/config/constants'

/** The rules of single form fields. A form holds texts; these turn them into what the contract takes. */

export const requiredText = (message: string) => z.string().trim().min(1, message)

/** A text that may stay empty; empty is sent as null. */
export const optionalText = z
  .string()
  .trim()
  .transform((text) => text || null)

/** A number above 0; blank is refused with the same words. */
export const positiveNumber = (message: string) =>
  z.string().trim().min(1, message).transform(Number).pipe(z.number(message).positive(message))

/** A number above 0, or blank: null. */
export const optionalPositive = (message: string, whole = false) =>
  z
    .string()
    .trim()
    .transform((text) => (text === '' ? null : Number(text)))
    .pipe((whole ? z.int(message) : z.number(message)).positive(message).nullable())

/** A display order: whole, from `min` on; blank is the default. */
export const displayOrder = (min = Number.MIN_SAFE_INTEGER) => {
  const message = min === 0 ? 'Order must be a whole number, 0 or more.' : 'Order must be a whole number.'
  return z
    .string()
    .trim()
    .transform((text) => (text === '' ? DEFAULT_ORDER : Number(text)))
    .pipe(z.int(message).min(min, message))
}

/** One entry a line; blank lines are dropped. */
export const lines = z.string().transform((text) => split(text, '\n'))

/** Entries between commas, trimmed; blank ones are dropped. */
export const commaList = z.string().transform((text) => split(text, ','))

const split = (text: string, separator: string) =>
  text
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== '')
