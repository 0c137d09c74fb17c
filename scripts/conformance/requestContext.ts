import { SECRET } from '@mocks/calls/secrets'
import { API_TIMEOUT_MS } from '@/config/constants'
import { type CurlCall, curlCommand } from './curl'

export type Call = {
  method: string
  /** Below the base URL, with a leading slash. */
  path: string
  token: string | null
  /** JSON, a form, or a string that is sent as is. */
  body?: unknown
  headers?: Record<string, string>
  /** To reproduce the finding: how many times to make the call, whether all at once, and which call follows. */
  times?: number
  atOnce?: boolean
  next?: Call
}

export type Exchange = {
  call: Call
  /** 0 if there was no answer. */
  status: number
  headers: Headers
  text: string
  /** As the product's client reads it: parsed JSON, else the text. */
  body: unknown
  failure: 'timeout' | 'network' | null
}

export class Halt extends Error {}

type Options = { baseUrl: URL; origin: string; timeoutMs?: number }

/** For sign-ins that must fail. It is no secret, so reports show it. */
export const WRONG_PASSWORD = 'wrong-password'

const MAX_CALLS = 1500
/** The longest total wait for a server that limits calls. */
const MAX_WAIT_MS = 60_000
const DEFAULT_RETRY_SECONDS = 5

/** Makes calls, following no redirects. Each has an `Origin`, so that answers show what pages of that origin may read. */
export class RequestContext {
  /** Every answer of this run, without its body. */
  readonly seen: (Pick<Exchange, 'call' | 'status' | 'headers'> & { bytes: number })[] = []
  readonly origin: string
  readonly #base: string
  readonly #timeoutMs: number
  #waitedMs = 0

  constructor({ baseUrl, origin, timeoutMs = API_TIMEOUT_MS }: Options) {
    this.#base = baseUrl.href.replace(/\/$/, '')
    this.origin = origin
    this.#timeoutMs = timeoutMs
  }

  /** Milliseconds since the epoch, by the latest answer's Date header, or by this machine's clock if it has none. */
  serverTime(): number {
    return Date.parse(this.seen.at(-1)?.headers.get('Date') ?? '') || Date.now()
  }

  /** Throws a Halt if the server keeps refusing calls with 429, or if too many calls were sent. */
  async send(call: Call): Promise<Exchange> {
    if (this.seen.length >= MAX_CALLS) throw new Halt(`More than ${MAX_CALLS} calls would be needed.`)
    const first = await this.sendOnce(call)
    if (first.status !== 429) return first
    const seconds = Number(first.headers.get('Retry-After') ?? Number.NaN)
    const waitMs = (Number.isFinite(seconds) ? seconds : DEFAULT_RETRY_SECONDS) * 1000
    this.#waitedMs += waitMs
    if (this.#waitedMs > MAX_WAIT_MS) throw new Halt('The server limits calls (429) for too long.')
    await new Promise((resolve) => setTimeout(resolve, waitMs))
    return this.sendOnce(call)
  }

  /** Sends without a retry after a 429, and without a limit on the number of calls. */
  async sendOnce(call: Call): Promise<Exchange> {
    const exchange = await this.#exchange(call)
    const { status, headers, text } = exchange
    this.seen.push({ call, status, headers, bytes: text.length })
    return exchange
  }

  async #exchange(call: Call): Promise<Exchange> {
    try {
      const response = await fetch(`${this.#base}${call.path}`, {
        method: call.method,
        headers: { ...headersOf(call), Origin: this.origin },
        body: call.body instanceof FormData ? call.body : (serialized(call.body) ?? null),
        redirect: 'manual',
        signal: AbortSignal.timeout(this.#timeoutMs),
      })
      const { status, headers } = response
      const text = await response.text()
      return { call, status, headers, text, body: parsed(text), failure: null }
    } catch (error) {
      const failure = error instanceof DOMException && error.name === 'TimeoutError' ? 'timeout' : 'network'
      return { call, status: 0, headers: new Headers(), text: '', body: '', failure }
    }
  }

  /** The command that repeats the call, with `$TOKEN` and `$PASSWORD` in place of secrets. */
  curl(call: Call): string {
    const { Accept: _, ...headers } = headersOf(call)
    const address = `${this.#base}${call.path}`
    const command = curlCommand({
      method: call.method,
      address,
      headers: Object.entries(headers),
      body: curlBody(call),
    })
    // the shell prints long runs of zeros
    const short = command.replaceAll(/0{80,}/g, (zeros) => `'"$(printf '%0${zeros.length}d' 0)"'`)
    const { times, atOnce, next } = call
    const loop = atOnce ? `${short} & done; wait` : `${short}; done`
    const all = times === undefined ? short : `for _ in $(seq ${times}); do ${loop}`
    return next ? `${all}; ${this.curl(next)}` : all
  }
}

function headersOf({ token, body, headers }: Call): Record<string, string> {
  return {
    Accept: 'application/json',
    ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
    ...(body === undefined || body instanceof FormData ? {} : { 'Content-Type': 'application/json' }),
    ...headers,
  }
}

const serialized = (body: unknown, replacer?: (key: string, value: unknown) => unknown): string | undefined =>
  body === undefined || typeof body === 'string' ? body : JSON.stringify(body, replacer)

const withoutSecret = (key: string, value: unknown): unknown =>
  SECRET.test(key) && typeof value === 'string' && value.trim() !== '' && value !== WRONG_PASSWORD
    ? '$PASSWORD'
    : value

function curlBody({ body }: Call): CurlCall['body'] {
  if (!(body instanceof FormData)) return serialized(body, withoutSecret)
  return [...body].map(([name, value]) =>
    typeof value === 'string' ? { name, value } : { name, file: value.name, type: value.type },
  )
}

/** The value of a string that is JSON, or else what was given. */
export function parsed(text: unknown): unknown {
  try {
    return JSON.parse(String(text))
  } catch {
    return text
  }
}

export const isHtml = ({ headers, text }: Pick<Exchange, 'headers' | 'text'>): boolean =>
  /html/i.test(headers.get('Content-Type') ?? '') || /^\s*<(!doctype|html)/i.test(text)

export const isSuccess = ({ status }: Pick<Exchange, 'status'>): boolean => status >= 200 && status < 300
