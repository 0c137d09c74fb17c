import type { OperationId } from '@/contract'
import type { Quirk } from './state'

export type Json = string | number | boolean | null | Json[] | JsonObject
export type JsonObject = { [key: string]: Json }

export const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export function rewriting(change: (body: Json, operation: OperationId) => Json): Quirk['serve'] {
  return async ({ operation }, next) => {
    const response = await next()
    const body = response.ok && operation !== null ? await jsonOf(response) : undefined
    if (body === undefined || operation === null) return response
    return Response.json(change(body, operation), { status: response.status, headers: response.headers })
  }
}

/** Undefined if the body is not JSON. */
export async function jsonOf(message: Request | Response): Promise<Json | undefined> {
  try {
    return (await message.clone().json()) as Json
  } catch {
    return undefined
  }
}

/** Changes every object inside the value, beginning with the innermost ones. */
export function mapObjects(value: Json, change: (object: JsonObject) => JsonObject): Json {
  if (Array.isArray(value)) return value.map((inner) => mapObjects(inner, change))
  if (!isObject(value)) return value
  const entries = Object.entries(value).map(([key, inner]) => [key, mapObjects(inner, change)] as const)
  return change(Object.fromEntries(entries))
}

export function mapFields(
  object: JsonObject,
  change: (key: string, value: Json) => [key: string, value: Json],
): JsonObject {
  return Object.fromEntries(Object.entries(object).map(([key, value]) => change(key, value)))
}

export function htmlError(status: number, text: string): Response {
  const html = `<!DOCTYPE html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n<title>Error</title>\n</head>\n<body>\n<pre>${text}</pre>\n</body>\n</html>\n`
  return new Response(html, { status, headers: { 'Content-Type': 'text/html; charset=utf-8' } })
}

export const jsonError = (status: number, message: string) => Response.json({ message }, { status })
