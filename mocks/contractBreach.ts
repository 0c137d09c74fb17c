import * as z from 'zod'
import { type OperationId, schemas } from '@/contract'
import { events } from '@/platform/signal'
import { fits } from './fits'

/** A way in which the mock itself broke the contract; the message names operation and place. */
export class Breach extends Error {
  override name = 'Breach'
}

const breaches = events<string>()

/**
 * Calls the listener when the mock breaks the contract; returns how to stop that. As long as nobody listens, as in
 * tests, a breach is thrown and the request fails loudly.
 */
export const onBreach = breaches.subscribe

/** Tells the listeners. Throws the breach when there are none. */
export function reportBreach(breach: Breach): void {
  if (!breaches.tell(breach.message)) throw breach
}

/** Throws a Breach when the answer is not exactly what the contract promises; an undeclared field is one too. */
export function checkAnswer(id: OperationId, answer: unknown): void {
  const schema = schemas[id].answer
  if (fits(schema)(answer)) return
  const { success, error } = strict(schema).safeParse(answer)
  if (success) return
  const issue = error.issues[0]
  throw new Breach(
    `${id}: the answer breaks the contract at ${issue?.path.join('.') || 'its root'}: ${issue?.message}`,
  )
}

const strictSchemas = new WeakMap<z.ZodType, z.ZodType>()

/** zod types every nested schema as its core type; the classic methods are there at run time. */
const classic = (schema: unknown): z.ZodType => schema as z.ZodType

function strict(schema: z.ZodType): z.ZodType {
  const known = strictSchemas.get(schema)
  if (known) return known
  const made = makeStrict(schema)
  strictSchemas.set(schema, made)
  return made
}

function makeStrict(schema: z.ZodType): z.ZodType {
  if (schema instanceof z.ZodOptional) return strict(classic(schema.unwrap())).optional()
  if (schema instanceof z.ZodNullable) return strict(classic(schema.unwrap())).nullable()
  if (schema instanceof z.ZodArray) return z.array(strict(classic(schema.element)))
  if (schema instanceof z.ZodUnion) return z.union(schema.options.map((option) => strict(classic(option))))
  if (schema instanceof z.ZodObject) {
    const fields = Object.entries(schema.shape).map(([key, field]) => [key, strict(classic(field))])
    return z.strictObject(Object.fromEntries(fields))
  }
  return schema
}
