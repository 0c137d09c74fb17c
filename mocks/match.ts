import { http, HttpResponse, type RequestHandler } from 'msw'
import { type OperationId, operations, type ParamsOf } from '@/contract'
import { handlers } from './handlers/all'
import { type Handler, serve } from './respond'

/** On every answer of the mock, so that one of another server can be told apart. */
export const MOCK_HEADER = 'x-mock-backend'

/** `/api/x/{id}` of the contract, on any host and below any sub-path, as MSW writes it. */
const pattern = (path: string) => `*${path.replaceAll(/\{(\w+)\}/g, ':$1')}`

function marked(response: Response): Response {
  // a forced network failure is no answer, and its headers cannot be set
  if (response.type !== 'error') response.headers.set(MOCK_HEADER, '1')
  return response
}

function operationHandler(id: OperationId): RequestHandler {
  const { method, path } = operations[id]
  const handler = handlers[id] as Handler<OperationId>
  return http[method](pattern(path), async ({ request, params }) =>
    marked(await serve(id, handler, request, params as unknown as ParamsOf<OperationId>)),
  )
}

/** Every operation of the contract; what else is asked of the API is not found, and all other traffic is left alone. */
export const requestHandlers: RequestHandler[] = [
  ...(Object.keys(operations) as OperationId[]).map(operationHandler),
  http.all(/^https?:\/\/[^/]+\/api(\/|$)/, () =>
    marked(HttpResponse.json({ message: 'Not found.' }, { status: 404 })),
  ),
]
