import * as z from 'zod'
import { type OperationId, operations, schemas } from '@/contract'

const INVALID = 'Invalid request body.'

/** What came in place of JSON that cannot be read. */
const unreadable = Symbol('unreadable body')

/** The body as sent: parsed JSON, or a form's fields. Nothing where the contract takes none. */
export async function readBody(id: OperationId, request: Request): Promise<unknown> {
  if (operations[id].body === 'none') return undefined
  try {
    if (operations[id].body === 'json') return await request.json()
    return Object.fromEntries(await request.formData())
  } catch {
    return unreadable
  }
}

/**
 * The body as the contract's schema reads it, or the message that openapi.yaml gives (`x-messages`) for the first
 * property that does not fit, in the schema's order.
 */
export function parseBody(id: OperationId, body: unknown): { body: unknown } | { message: string } {
  const schema: z.ZodObject | null = schemas[id].body
  if (schema === null) return { body: undefined }
  const { success, data, error } = schema.safeParse(body)
  if (success) return { body: data }
  const wrong = new Set(error.issues.map((issue) => issue.path[0]))
  const property = Object.keys(schema.shape).find((key) => wrong.has(key))
  return {
    message: property === undefined ? INVALID : messageOf(id, schema, property, Object(body)[property]),
  }
}

function messageOf(id: OperationId, schema: z.ZodObject, property: string, value: unknown): string {
  const messages: Record<string, string> = operations[id].messages
  const field: unknown = schema.shape[property]
  const missing = value === undefined || value === null || (typeof value === 'string' && value.trim() === '')
  if (missing && !(field instanceof z.ZodOptional)) return messages[property] ?? messages['*'] ?? INVALID
  if (field instanceof z.ZodEnum) return messages[property] ?? INVALID
  return INVALID
}
