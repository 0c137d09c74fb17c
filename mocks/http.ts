import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getResponse } from 'msw'
import * as z from 'zod'
import { type OperationId, operations } from '@/contract'
import { DAY } from '@/lib/dates'
import { applyScenario, moveClock, resetMock } from './apply'
import { setFaults } from './faults'
import { onBreach } from './breach'
import { currentTraits, setTraits, type Trait } from './dialects/state'
import { traitsNamed } from './dialects/traits'
import { requestHandlers } from './match'
import { seedNames } from './seeds'

export type HttpMock = { url: string; close: () => Promise<void> }
type Options = {
  /** 0: any free one. */
  port: number
  /** How this server differs from the contract; a reset leaves that as it is. */
  traits?: readonly Trait[]
  /** Gets one line for each request. */
  log?: (line: string) => void
  /** Gets what the mock itself did wrong. */
  breach?: (text: string) => void
}

/**
 * The mock as a real HTTP server on 127.0.0.1, for clients of any origin. Rejects with the error of the socket, such as
 * EADDRINUSE.
 */
export async function startHttpMock({
  port,
  traits = [],
  log = () => {},
  breach = () => {},
}: Options): Promise<HttpMock> {
  const stopListening = onBreach(breach)
  await resetMock()
  setTraits(traits)
  const server = createServer((request, response) => {
    // the client has gone away
    handle(request, response, { traits, log }).catch(() => response.destroy())
  })
  await listen(server, port)
  const { port: actual } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${actual}`,
    close: () =>
      new Promise((resolve) => {
        stopListening()
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

type Handling = Required<Pick<Options, 'traits' | 'log'>>

async function handle(incoming: IncomingMessage, outgoing: ServerResponse, { traits, log }: Handling) {
  const started = performance.now()
  const request = await toRequest(incoming)
  const response = await answer(request, traits)
  const { pathname } = new URL(request.url)
  log(
    `${request.method} ${pathname} ${response.status || 'no answer'} ${Math.round(performance.now() - started)} ms`,
  )
  await send(response, incoming, outgoing)
}

/** More than any picture that is taken, so that one too large still gets the answer of the contract. */
const MAX_BODY_BYTES = 20 * 1024 * 1024

/** The body; of one above the limit nothing, which no operation takes for a body. */
async function readBytes(incoming: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of incoming as AsyncIterable<Buffer>) {
    bytes += chunk.length
    // what is left is read and dropped: who is still sending would not see an answer
    if (bytes <= MAX_BODY_BYTES) chunks.push(chunk)
  }
  return bytes <= MAX_BODY_BYTES ? Buffer.concat(chunks) : Buffer.alloc(0)
}

async function toRequest(incoming: IncomingMessage): Promise<Request> {
  const bytes = await readBytes(incoming)
  const headers = new Headers()
  for (const [name, value] of Object.entries(incoming.headers)) headers.set(name, String(value))
  const url = new URL(incoming.url ?? '/', 'http://127.0.0.1')
  const method = incoming.method ?? 'GET'
  const body = method === 'GET' || method === 'HEAD' ? null : new Uint8Array(bytes)
  return new Request(url, { method, headers, body })
}

async function answer(request: Request, traits: readonly Trait[]): Promise<Response> {
  const { pathname } = new URL(request.url)
  if (request.method === 'OPTIONS') return new Response(null, { status: 204 })
  if (pathname.startsWith('/__mock/')) return control(pathname, request, traits)
  const response = await getResponse(requestHandlers, request)
  return response ?? Response.json({ message: 'Not found.' }, { status: 404 })
}

async function send(response: Response, incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  // a forced network failure: the connection breaks without an answer
  if (response.type === 'error') {
    incoming.socket.destroy()
    return
  }
  const cors = {
    'Access-Control-Allow-Origin': '*',
    'Access-Control-Allow-Methods': 'GET, POST, PUT, PATCH, DELETE, OPTIONS',
    'Access-Control-Allow-Headers': 'Authorization, Content-Type, Accept',
    'Access-Control-Expose-Headers': 'Retry-After',
    'Access-Control-Max-Age': '600',
  }
  outgoing.writeHead(response.status, Object.fromEntries([...new Headers(cors), ...response.headers]))
  outgoing.end(Buffer.from(await response.arrayBuffer()))
}

const resetSchema = z.object({ seed: z.enum(seedNames).optional(), scenario: z.string().max(100).optional() })
/** A century each way: beyond, a date of a row would leave the years that ISO 8601 writes with four digits. */
const clockSchema = z.object({ days: z.number().min(-36_500).max(36_500) })
const faultSchema = z.intersection(
  z.object({
    operation: z.enum(Object.keys(operations) as OperationId[]),
    times: z.int().positive().max(1_000_000).optional(),
  }),
  z.union([
    z.object({
      kind: z.literal('status'),
      status: z.int().min(400).max(599),
      message: z.string().max(5000).optional(),
    }),
    z.object({ kind: z.literal('latency'), ms: z.number().min(0).max(600_000) }),
    z.object({ kind: z.enum(['network', 'timeout', 'malformed', 'wrong-shape', 'html']) }),
  ]),
)
const faultsSchema = z.object({ faults: z.array(faultSchema) })
const dialectSchema = z.object({ dialect: z.string().max(1000) })

/** What the contract does not know: setting the mock up from outside. */
async function control(pathname: string, request: Request, ownTraits: readonly Trait[]): Promise<Response> {
  const text = await request.text()
  try {
    const body: unknown = text === '' ? {} : JSON.parse(text)
    switch (`${request.method} ${pathname}`) {
      case 'POST /__mock/reset': {
        const { seed, scenario } = resetSchema.parse(body)
        const applied = scenario === undefined ? null : await applyScenario(scenario)
        if (applied === null) await resetMock(seed)
        // a scenario may bring a dialect of its own
        if (currentTraits().length === 0) setTraits(ownTraits)
        return Response.json(applied ?? { seed: seed ?? 'default' })
      }
      case 'POST /__mock/clock': {
        const { days } = clockSchema.parse(body)
        await moveClock(days * DAY)
        return Response.json({ days })
      }
      case 'POST /__mock/faults': {
        const { faults } = faultsSchema.parse(body)
        setFaults(faults)
        return Response.json({ faults })
      }
      case 'POST /__mock/dialect': {
        const { dialect } = dialectSchema.parse(body)
        setTraits(traitsNamed(dialect))
        return Response.json({ dialect })
      }
      default:
        return Response.json({ message: 'Not found.' }, { status: 404 })
    }
  } catch (error) {
    return Response.json(
      { message: error instanceof z.ZodError ? z.prettifyError(error) : String(error) },
      { status: 400 },
    )
  }
}
