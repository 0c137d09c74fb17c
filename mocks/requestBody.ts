import * as z from 'zod/mini'
import { isRecord, type OperationId, operations, schemas, serverRules } from '@/contract'
import { isBlank } from '@/lib/visible'
import { withZodMessages } from './reasons'

const MB = 1024 * 1024
/** Uploads may exceed the picture limit, so that a picture above that limit gets its own message. */
export const MAX_BODY_BYTES = { json: MB, multipart: 20 * MB }

const mediaTypes = { json: /^application\/json *(;|$)/i, multipart: /^multipart\/form-data *;/i }

/** `misfit`: the field that breaks the schema, and why. */
type Refused = { status: 400 | 413 | 415; message: string; misfit?: { place: string; why: string } }
type Body = { body: unknown }

const invalid: Refused = { status: 400, message: 'Invalid request body.' }

/** Parsed JSON or form fields. The body is undefined if the operation takes none. */
export async function readRequestBody(id: OperationId, request: Request): Promise<Body | Refused> {
  const { body } = operations[id]
  if (body === 'none') return { body: undefined }
  const type = request.headers.get('Content-Type') ?? ''
  if (!mediaTypes[body].test(type)) return { status: 415, message: 'Unsupported media type.' }
  try {
    const bytes = await request.arrayBuffer()
    if (bytes.byteLength > MAX_BODY_BYTES[body]) return { status: 413, message: 'The request is too large.' }
    const sent = new Response(bytes, { headers: { 'Content-Type': type } })
    return { body: body === 'json' ? await sent.json() : Object.fromEntries(await sent.formData()) }
  } catch {
    return invalid
  }
}

/** The parsed body, or the `x-messages` text of openapi.yaml for the first invalid property in the schema's order. */
export function parseBody(id: OperationId, sent: Body | Refused): Body | Refused {
  if ('message' in sent) return sent
  const schema: z.ZodMiniObject | null = schemas[id].body
  if (schema === null) return { body: undefined }
  const body = withoutBlanks(sent.body)
  const { success, data, error } = schema.safeParse(body, withZodMessages)
  if (success) return { body: data }
  const property = Object.keys(schema.shape).find((key) => error.issues.some(({ path }) => path[0] === key))
  const issue = error.issues.find(({ path }) => path[0] === property)
  if (property === undefined || issue === undefined) return invalid
  const message = messageOf(id, schema.shape[property], issue, Object(body)[property])
  const misfit = { place: issue.path.join('.'), why: issue.message }
  return message === undefined ? { ...invalid, misfit } : { status: 400, message, misfit }
}

/** Blank texts become empty, because the schema's \S also matches invisible characters. */
const withoutBlanks = (body: unknown): unknown =>
  isRecord(body)
    ? Object.fromEntries(
        Object.entries(body).map(([key, value]) => [
          key,
          typeof value === 'string' && isBlank(value) ? '' : value,
        ]),
      )
    : body

function messageOf(
  id: OperationId,
  field: unknown,
  issue: z.core.$ZodIssue,
  value: unknown,
): string | undefined {
  const property = String(issue.path[0])
  const messages: Record<string, string> = serverRules[id].messages
  const invalidMessages: Record<string, string> = serverRules[id].invalidMessages
  const missing = value === undefined || value === null || value === ''
  if (missing && !(field instanceof z.ZodMiniOptional)) return messages[property] ?? messages['*']
  if (field instanceof z.ZodMiniEnum) return messages[property]
  const outOfBounds = typeof value === 'number' || (typeof value === 'string' && issue.code !== 'too_big')
  const rightType = issue.code !== 'invalid_type' || typeof value === 'number'
  return outOfBounds && rightType ? invalidMessages[property] : undefined
}
