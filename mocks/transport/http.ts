import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createServer as createApp } from '@mswjs/http-middleware'
import { getResponse, http } from 'msw'
import { onBreach } from '../contractBreach'
import { setQuirks } from '../quirks/state'
import { quirksNamed } from '../quirks/quirks'
import { resetMock } from '../scenarios/applyScenario'
import { control } from './httpControl'
import { requestHandlers } from './requestHandlers'

export type HttpMock = { url: string; close: () => Promise<void> }

type Options = {
  /** 0 means any free port. */
  port: number
  /** How this server differs from the contract: a comma-separated list of quirks, or `all`. A reset keeps them. */
  quirks?: string
  log?: (line: string) => void
  breach?: (text: string) => void
}

/** The middleware's Express app has no types. */
type App = (request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void) => void

/** Allows any origin. An answer's own headers win. */
const defaultHeaders = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': 'GET, POST, PUT, PATCH, DELETE',
  'Access-Control-Allow-Headers': 'Authorization, Content-Type, Accept',
  'Access-Control-Expose-Headers': 'Allow, Date, Retry-After',
  'Access-Control-Max-Age': '600',
  'Cache-Control': 'no-store',
}

/** Rejects with the socket's error, such as EADDRINUSE, or if a quirk is unknown. */
export async function startHttpMock({ port, quirks = '', log, breach }: Options): Promise<HttpMock> {
  const ownQuirks = quirksNamed(quirks)
  const stopListening = onBreach(breach ?? (() => {}))
  await resetMock()
  setQuirks(ownQuirks)

  async function answer(request: Request, pathname: string): Promise<Response> {
    if (request.method === 'OPTIONS') return new Response(null, { status: 204 })
    if (pathname.startsWith('/__mock/')) return control(pathname, request, ownQuirks)
    const response = await getResponse(requestHandlers, request)
    return response ?? Response.json({ message: 'Not found.' }, { status: 404 })
  }

  const app: App = createApp(
    // a text pattern would throw on an invalid percent sign
    http.all(/./, async ({ request }) => {
      const started = performance.now()
      const { pathname } = new URL(request.url)
      const { type, status, headers: own, body } = await answer(await withBodyRead(request), pathname)
      const duration = Math.round(performance.now() - started)
      log?.(`${request.method} ${pathname} ${status || 'no answer'} ${duration} ms`)
      if (type === 'error') throw new Error('A forced network failure')
      const headers = new Headers(defaultHeaders)
      for (const [name, value] of own) headers.set(name, value)
      return new Response(body, { status, headers })
    }),
  )
  const server = createServer((request, response) => {
    // the middleware rejects without an answer if it cannot parse the URL
    if (!URL.canParse(request.url ?? '', 'http://127.0.0.1')) response.writeHead(400).end()
    // a failure without an answer closes the connection
    else app(request, response, () => response.destroy())
  })
  await once(server.listen(port, '127.0.0.1'), 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        stopListening()
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** Reads the whole body first, because some clients do not read an answer while they are still sending. */
async function withBodyRead(request: Request): Promise<Request> {
  if (!request.body) return request
  return new Request(request, { method: request.method, body: await request.arrayBuffer() })
}
