import { operations } from './generated/operations'

type OperationId = keyof typeof operations

const parameter = /\{(\w+)\}/g

type Parts = { params?: unknown; body?: unknown }

export function pathOf(id: OperationId, params: unknown): string {
  const values = Object(params) as Record<string, string>
  return operations[id].path.replaceAll(parameter, (_, name: string) =>
    encodeURIComponent(values[name] ?? ''),
  )
}

/** Matches the operation's path at the end of a URL path; the parameters are named groups, still encoded. */
export const pathPattern = (id: OperationId): RegExp =>
  new RegExp(`${operations[id].path.replaceAll(parameter, '(?<$1>[^/]+)')}/?$`)

/** The HTTP request without its token. For a form, `fetch` or axios adds the Content-Type with its boundary. */
export function httpRequestOf(id: OperationId, { params, body }: Parts) {
  const { method, body: kind } = operations[id]
  const headers: Record<string, string> = kind === 'json' ? { 'Content-Type': 'application/json' } : {}
  return {
    method,
    url: pathOf(id, params),
    headers,
    body: kind === 'none' ? undefined : kind === 'json' ? JSON.stringify(body) : formOf(Object(body)),
  }
}

export function formOf(fields: object): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) {
    if (value !== undefined && value !== null) form.set(name, value instanceof Blob ? value : String(value))
  }
  return form
}
