import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getResponse } from 'msw'
import { resetMock } from '../scenarios/applyScenario'
import { onBreach } from '../contractBreach'
import { setTraits, type Trait } from '../dialects/state'
import { traitsNamed } from '../dialects/traits'
import { type Conditions, under } from './httpConditions'
import { control } from './httpControl'
import { toWire } from './httpWire'
import { requestHandlers } from './requestHandlers'
import { MAX_BODY_BYTES } from '../requestBody'
import { runSideBySide } from '../store/sideBySide'

export type HttpMock = { url: string; close: () => Promise<void> }
type Options = Conditions & {
  /** 0 means any free port. */
  port: number
  /** How this server differs from the contract: a comma-separated list of traits, or `foreign`. A reset keeps them. */
  dialect?: string
  /** Further traits, which the caller has made. */
  traits?: readonly Trait[]
  /** Requests run at the same time, as on a server whose writes are not atomic, and a write takes effect after so many ms. */
  storingMs?: number | null
  /** Gets one line for each request. */
  log?: (line: string) => void
  /** Is called when the mock itself breaks the contract. */
  breach?: (text: string) => void
}

/**
 * Starts the mock as a real HTTP server on 127.0.0.1, for pages of any origin. Rejects with the error of the socket,
 * such as EADDRINUSE, or if the dialect names an unknown trait.
 */
export async function startHttpMock({
  port,
  dialect = '',
  traits = [],
  storingMs = null,
  log = () => {},
  breach = () => {},
  ...conditions
}: Options): Promise<HttpMock> {
  const own = [...traitsNamed(dialect), ...traits]
  const stopListening = onBreach(breach)
  runSideBySide(storingMs)
  await resetMock()
  setTraits(own)
  const conditioned = under(conditions)
  const serve = (request: Request) => answer(request, { traits: own, conditioned })
  const server = createServer((request, response) => {
    // the client has closed the connection
    handle(request, response, { serve, log }).catch(() => response.destroy())
  })
  await listen(server, port)
  const { port: actual } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${actual}`,
    close: () =>
      new Promise((resolve) => {
        stopListening()
        runSideBySide(null)
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', () => resolve())
  })
}

type Serving = { serve: (request: Request) => Promise<Response>; log: (line: string) => void }

async function handle(incoming: IncomingMessage, outgoing: ServerResponse, { serve, log }: Serving) {
  const started = performance.now()
  const request = await toRequest(incoming)
  const response = await serve(request)
  const method = incoming.method ?? 'GET'
  const { status, headers, body } = await toWire(response, { method, headers: request.headers })
  const { pathname } = new URL(request.url)
  const duration = Math.round(performance.now() - started)
  log(`${method} ${pathname} ${status || 'no answer'} ${duration} ms`)
  // a forced network failure: the connection is closed without an answer
  if (response.type === 'error') incoming.socket.destroy()
  else outgoing.writeHead(status, Object.fromEntries(headers)).end(body)
}

/** Reads the body. Of a body that is too large, it keeps only as much as shows that. */
async function readBytes(incoming: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of incoming as AsyncIterable<Buffer>) {
    // the rest is read and dropped, because a client sees no answer while it is still sending
    if (bytes <= MAX_BODY_BYTES.multipart) chunks.push(chunk)
    bytes += chunk.length
  }
  return Buffer.concat(chunks)
}

/** A HEAD is served like a GET, and its answer is sent without the body. */
async function toRequest(incoming: IncomingMessage): Promise<Request> {
  const bytes = await readBytes(incoming)
  const headers = new Headers()
  for (const [name, value] of Object.entries(incoming.headers)) headers.set(name, String(value))
  const url = new URL(incoming.url ?? '/', 'http://127.0.0.1')
  const method = incoming.method === 'HEAD' ? 'GET' : (incoming.method ?? 'GET')
  const body = method === 'GET' ? null : new Uint8Array(bytes)
  return new Request(url, { method, headers, body })
}

type Answering = { traits: readonly Trait[]; conditioned: ReturnType<typeof under> }

async function answer(request: Request, { traits, conditioned }: Answering): Promise<Response> {
  const { pathname } = new URL(request.url)
  if (request.method === 'OPTIONS') return new Response(null, { status: 204 })
  if (pathname.startsWith('/__mock/')) return control(pathname, request, traits)
  const response = await conditioned(() => getResponse(requestHandlers, request))
  return response ?? Response.json({ message: 'Not found.' }, { status: 404 })
}
