import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { getResponse } from 'msw'
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

const base = 'http://127.0.0.1'

/** Allows any origin. An answer's own headers win. */
const defaultHeaders = new Headers({
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': 'GET, POST, PUT, PATCH, DELETE',
  'Access-Control-Allow-Headers': 'Authorization, Content-Type, Accept',
  'Access-Control-Expose-Headers': 'Allow, Date, Retry-After',
  'Access-Control-Max-Age': '600',
  'Cache-Control': 'no-store',
})

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

  async function respond(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const started = performance.now()
    const request = await requestOf(incoming)
    const { pathname } = new URL(request.url)
    const response = await answer(request, pathname)
    const duration = Math.round(performance.now() - started)
    log?.(`${request.method} ${pathname} ${response.status || 'no answer'} ${duration} ms`)
    if (response.type === 'error') throw new Error('A forced network failure')
    outgoing.setHeaders(defaultHeaders).writeHead(response.status, Object.fromEntries(response.headers))
    outgoing.end(new Uint8Array(await response.arrayBuffer()))
  }

  const server = createServer((incoming, outgoing) => {
    if (!URL.canParse(incoming.url ?? '', base)) outgoing.writeHead(400).end()
    // a failure without an answer closes the connection
    else respond(incoming, outgoing).catch(() => outgoing.destroy())
  })
  await once(server.listen(port, '127.0.0.1'), 'listening')
  return {
    url: `${base}:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        stopListening()
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** Reads the whole body first, because some clients do not read an answer while they are still sending. */
async function requestOf(incoming: IncomingMessage): Promise<Request> {
  const { method = 'GET', headers, url = '' } = incoming
  const body = await buffer(incoming)
  const init = { method, headers: headers as Record<string, string> }
  return new Request(new URL(url, base), method === 'GET' || method === 'HEAD' ? init : { ...init, body })
}
