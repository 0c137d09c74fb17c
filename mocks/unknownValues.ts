import * as z from 'zod/mini'
import { foldSchema, isRecord, type OperationId, schemas } from '@/contract'

export const UNKNOWN_VALUE = 'unheard-of'

type Walk = {
  listed: boolean
  replace: (value: unknown) => unknown
}

const unchanged = (value: unknown) => value

const walkOf = foldSchema<Walk>({
  optional: (inner) => inner,
  list: ({ listed, replace }) => ({
    listed,
    replace: (value) => (listed && Array.isArray(value) ? value.map(replace) : value),
  }),
  union: (options) => ({
    listed: options.some(({ listed }) => listed),
    replace: (value) =>
      options.map(({ replace }) => replace(value)).find((replaced) => replaced !== value) ?? value,
  }),
  object: (fields) => ({
    listed: Object.values(fields).some(({ listed }) => listed),
    replace: (value) => (isRecord(value) ? withFields(value, fields) : value),
  }),
  scalar: (schema) =>
    schema instanceof z.ZodMiniEnum
      ? { listed: true, replace: (value) => (typeof value === 'string' ? UNKNOWN_VALUE : value) }
      : { listed: false, replace: unchanged },
})

function withFields(value: Record<string, unknown>, fields: Record<string, Walk>) {
  const entries = Object.entries(value).map(([key, inner]) => [key, fields[key]?.replace(inner) ?? inner])
  const replaced = Object.fromEntries(entries) as Record<string, unknown>
  return Object.keys(value).some((key) => replaced[key] !== value[key]) ? replaced : value
}

export async function withUnknownValues(id: OperationId, answer: Response): Promise<Response> {
  const body: unknown = await answer.json()
  return Response.json(walkOf(schemas[id].answer).replace(body), answer)
}
