import * as z from 'zod'
import { type OperationId, operations, schemas, serverRules } from '@/contract'

const INVALID = 'Invalid request body.'

/** What came in place of JSON that cannot be read. */
const unreadable = Symbol('unreadable body')

/** Parameters such as a charset may follow. */
const mediaTypes = { json: /^application\/json *(;|$)/i, multipart: /^multipart\/form-data *;/i }

/** The body as sent: parsed JSON, or a form's fields. Nothing where the contract takes none. */
export async function readBody(id: OperationId, request: Request): Promise<unknown> {
  const { body } = operations[id]
  if (body === 'none') return undefined
  try {
    if (!mediaTypes[body].test(request.headers.get('Content-Type') ?? '')) return unreadable
    return body === 'json' ? await request.json() : Object.fromEntries(await request.formData())
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
  const property = Object.keys(schema.shape).find((key) => error.issues.some(({ path }) => path[0] === key))
  const issue = error.issues.find(({ path }) => path[0] === property)
  if (property === undefined || issue === undefined) return { message: INVALID }
  return { message: messageOf(id, schema.shape[property], issue, Object(body)[property]) }
}

function messageOf(id: OperationId, field: unknown, issue: z.core.$ZodIssue, value: unknown): string {
  const property = String(issue.path[0])
  const messages: Record<string, string> = serverRules[id].messages
  const invalidMessages: Record<string, string> = serverRules[id].invalidMessages
  const missing = value === undefined || value === null || (typeof value === 'string' && value.trim() === '')
  if (missing && !(field instanceof z.ZodOptional)) return messages[property] ?? messages['*'] ?? INVALID
  if (field instanceof z.ZodEnum) return messages[property] ?? INVALID
  const outOfBounds = typeof value === 'number' || (typeof value === 'string' && issue.code !== 'too_big')
  const rightType = issue.code !== 'invalid_type' || typeof value === 'number'
  return (outOfBounds && rightType ? invalidMessages[property] : undefined) ?? INVALID
}
