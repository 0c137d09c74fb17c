import { http, HttpResponse, type RequestHandler } from 'msw'
import { type OperationId, operations, type ParamsOf, pathPattern } from '@/contract'
import { observed } from '../calls/calls'
import { handlers } from '../handlers/all'
import { throughTraits } from '../dialects/state'
import { type Handler, serve } from '../respond'

/** The header that every answer of the mock has, and no answer of another server. */
export const MOCK_HEADER = 'x-mock-backend'

/** An id with an invalid percent sign is left as it is. No row has such an id, so it will not be found. */
function decoded(id: string): string {
  try {
    return decodeURIComponent(id)
  } catch {
    return id
  }
}

/**
 * Finds out whether a request is for the operation, on any host and in any sub-path, and with which parameters. MSW's
 * own matcher is not used, because it throws on an invalid percent sign.
 */
function matcher(id: OperationId) {
  const wanted = pathPattern(id)
  return ({ request }: { request: Request }) => {
    const match = wanted.exec(new URL(request.url).pathname)
    const groups = Object.entries(match?.groups ?? {})
    return {
      matches: match !== null,
      params: Object.fromEntries(groups.map(([name, text]) => [name, decoded(text)])),
    }
  }
}

function marked(response: Response): Response {
  // a forced network failure is not an answer: its headers cannot be changed
  if (response.type !== 'error') response.headers.set(MOCK_HEADER, '1')
  return response
}

function operationHandler(id: OperationId): RequestHandler {
  const { method } = operations[id]
  const handler = handlers[id] as Handler<OperationId>
  return http[method](matcher(id), async ({ request, params }) => {
    const call = { operation: id, request }
    const values = params as unknown as ParamsOf<OperationId>
    return observed(id, request, async () =>
      marked(await throughTraits(call, () => serve(id, handler, request, values))),
    )
  })
}

const every = Object.keys(operations) as OperationId[]

/** 405 for a path of the contract that does not take this method, 404 for any other path. */
async function refusal(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url)
  const methods = every.flatMap((id) =>
    pathPattern(id).test(pathname) ? [operations[id].method.toUpperCase()] : [],
  )
  if (methods.length === 0) return HttpResponse.json({ message: 'Not found.' }, { status: 404 })
  const Allow = [...new Set([...methods, ...(methods.includes('GET') ? ['HEAD'] : []), 'OPTIONS'])].join(', ')
  return HttpResponse.json({ message: 'Method not allowed.' }, { status: 405, headers: { Allow } })
}

/** Handles every operation of the contract, and refuses other calls of the API. All other requests are left alone. */
export const requestHandlers: RequestHandler[] = [
  ...every.map(operationHandler),
  http.all(/^https?:\/\/[^/]+\/api(\/|$)/, async ({ request }) =>
    observed(null, request, async () =>
      marked(await throughTraits({ operation: null, request }, () => refusal(request))),
    ),
  ),
]
