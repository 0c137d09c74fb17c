import { API_TIMEOUT_MS } from '@/config/constants'

/** One call as it goes out. */
export type Call = {
  method: string
  /** Below the base address, with its leading slash. */
  path: string
  token: string | null
  /** JSON, a form, or a text that is sent as it is. */
  body?: unknown
  headers?: Record<string, string>
}

/** What came back. */
export type Exchange = {
  call: Call
  /** 0: nobody answered. */
  status: number
  headers: Headers
  text: string
  /** As the product's client reads it: parsed JSON, else the text. */
  body: unknown
  failure: 'timeout' | 'network' | null
}

/** An answer without its text. */
export type Seen = Pick<Exchange, 'call' | 'status' | 'headers'> & { bytes: number }

/** The run cannot go on: the server limits calls, or the tool has sent as many as it may. */
export class Halt extends Error {}

type Options = { baseUrl: URL; origin: string; timeoutMs?: number; maxCalls?: number }

const MAX_CALLS = 1500
const MAX_BYTES = 20 * 1024 * 1024
/** How long the tool waits in all for a server that limits calls. */
const MAX_WAIT_MS = 60_000
const DEFAULT_RETRY_SECONDS = 5

/**
 * The one way to the server, and to no other host: redirects are not followed. Every call carries an `Origin`, as a
 * browser's would, so that the answers show what a page of another origin may read.
 */
export class Line {
  /** Every answer of this run. */
  readonly seen: Seen[] = []
  readonly origin: string
  readonly #base: string
  readonly #timeoutMs: number
  readonly #maxCalls: number
  #sent = 0
  #waitedMs = 0

  constructor({ baseUrl, origin, timeoutMs = API_TIMEOUT_MS, maxCalls = MAX_CALLS }: Options) {
    this.#base = baseUrl.href.replace(/\/$/, '')
    this.origin = origin
    this.#timeoutMs = timeoutMs
    this.#maxCalls = maxCalls
  }

  get calls(): number {
    return this.#sent
  }

  /** The server's clock at its latest answer, in milliseconds; where it does not tell, ours. */
  serverTime(): number {
    return Date.parse(this.seen.at(-1)?.headers.get('Date') ?? '') || Date.now()
  }

  address(path: string): string {
    return `${this.#base}${path}`
  }

  /** Throws a Halt when the server goes on refusing calls with 429, or when too many were sent. */
  async send(call: Call): Promise<Exchange> {
    if (this.#sent >= this.#maxCalls) throw new Halt(`More than ${this.#maxCalls} calls would be needed.`)
    const first = await this.sendOnce(call)
    if (first.status !== 429) return first
    const seconds = Number(first.headers.get('Retry-After') ?? Number.NaN)
    const waitMs = (Number.isFinite(seconds) ? seconds : DEFAULT_RETRY_SECONDS) * 1000
    this.#waitedMs += waitMs
    if (this.#waitedMs > MAX_WAIT_MS)
      throw new Halt('The server limits calls (429), and its wait is too long.')
    await new Promise((resolve) => setTimeout(resolve, waitMs))
    return this.sendOnce(call)
  }

  /** Never waits and is never held back: for what comes in small numbers, such as removing what was made. */
  async sendOnce(call: Call): Promise<Exchange> {
    this.#sent += 1
    const exchange = await this.#exchange(call)
    this.seen.push({ call, status: exchange.status, headers: exchange.headers, bytes: exchange.text.length })
    return exchange
  }

  async #exchange(call: Call): Promise<Exchange> {
    try {
      const response = await fetch(this.address(call.path), {
        method: call.method,
        headers: { ...headersOf(call), Origin: this.origin },
        body: bodyOf(call.body),
        redirect: 'manual',
        signal: AbortSignal.timeout(this.#timeoutMs),
      })
      const text = await textOf(response)
      return {
        call,
        status: response.status,
        headers: response.headers,
        text,
        body: parsed(text),
        failure: null,
      }
    } catch (error) {
      const failure = error instanceof DOMException && error.name === 'TimeoutError' ? 'timeout' : 'network'
      return { call, status: 0, headers: new Headers(), text: '', body: '', failure }
    }
  }
}

export function headersOf({ token, body, headers }: Call): Record<string, string> {
  return {
    Accept: 'application/json',
    ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
    ...(body === undefined || body instanceof FormData ? {} : { 'Content-Type': 'application/json' }),
    ...headers,
  }
}

function bodyOf(body: unknown): string | FormData | null {
  if (body === undefined) return null
  return body instanceof FormData || typeof body === 'string' ? body : JSON.stringify(body)
}

async function textOf(response: Response): Promise<string> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of response.body ?? []) {
    chunks.push(chunk)
    bytes += chunk.length
    // an answer without end
    if (bytes > MAX_BYTES) break
  }
  return Buffer.concat(chunks).toString('utf8')
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

export const isHtml = ({ headers, text }: Pick<Exchange, 'headers' | 'text'>): boolean =>
  /html/i.test(headers.get('Content-Type') ?? '') || /^\s*<(!doctype|html)/i.test(text)

export const isSuccess = ({ status }: Pick<Exchange, 'status'>): boolean => status >= 200 && status < 300
