import { http, HttpResponse, type RequestHandler } from 'msw'
import { type OperationId, operations, type ParamsOf, pathPattern } from '@/contract'
import { recordCall } from '../calls/calls'
import { handlers } from '../handlers/all'
import { serveWithQuirks } from '../quirks/state'
import { type Handler, serveOperation } from '../respond'

/** The header that every answer of the mock has, and no answer of another server. */
export const MOCK_HEADER = 'x-mock-backend'

/** Leaves an ID with an invalid percent sign undecoded: no row has such an ID. */
function decoded(id: string): string {
  try {
    return decodeURIComponent(id)
  } catch {
    return id
  }
}

function marked(response: Response): Response {
  // a forced network failure is not an answer: its headers cannot be changed
  if (response.type !== 'error') response.headers.set(MOCK_HEADER, '1')
  return response
}

const every = (Object.keys(operations) as OperationId[]).map((id) => ({ id, pattern: pathPattern(id) }))

function operationsAt(request: Request) {
  const { pathname } = new URL(request.url)
  return every.flatMap(({ id, pattern }) => {
    const match = pattern.exec(pathname)
    if (!match) return []
    const groups = Object.entries(match.groups ?? {})
    const params = Object.fromEntries(groups.map(([name, text]) => [name, decoded(text)]))
    return [{ id, method: operations[id].method.toUpperCase(), params }]
  })
}

/** 405 for a path of the contract that does not take this method, 404 for any other path. */
function refusal(methods: string[]): Response {
  if (methods.length === 0) return HttpResponse.json({ message: 'Not found.' }, { status: 404 })
  const Allow = [...new Set([...methods, ...(methods.includes('GET') ? ['HEAD'] : []), 'OPTIONS'])].join(', ')
  return HttpResponse.json({ message: 'Method not allowed.' }, { status: 405, headers: { Allow } })
}

async function answer(request: Request): Promise<Response> {
  const found = operationsAt(request)
  const called = found.find(({ method }) => method === request.method)
  const id = called?.id ?? null
  const call = { operation: id, request }
  return recordCall(id, request, async () =>
    marked(
      await serveWithQuirks(call, async (asked) =>
        called
          ? serveOperation(
              called.id,
              handlers[called.id] as Handler<OperationId>,
              asked,
              called.params as unknown as ParamsOf<OperationId>,
            )
          : refusal(found.map(({ method }) => method)),
      ),
    ),
  )
}

const api = /^https?:\/\/[^/]+\/api(\/|$)/

/** A single handler, because MSW would try one per operation on every call, and fail on an invalid percent sign. */
export const requestHandlers: RequestHandler[] = [
  http.all(
    ({ request }) => api.test(request.url) || operationsAt(request).length > 0,
    ({ request }) => answer(request),
  ),
]
