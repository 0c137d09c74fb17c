import { type OperationId, operations, serverRules } from '@/contract'
import { capitalized } from './bodies'
import type { Area, Deviation } from './finding'
import { typeOf } from './mismatches'
import { failedText, errorMessageOf } from './product'
import { type Exchange, isHtml, isSuccess } from './requestContext'

/** What is wrong, such as `an unknown ID`; the contract's message or status; what users notice if the call is accepted. */
export type Refused = readonly [place: string, reason: string | number, accepted?: string]

export function failureOf(id: OperationId, exchange: Exchange, isMissing: boolean): Deviation {
  const [title, area] = failureCause(exchange, isMissing)
  const place = `${exchange.call.method} ${operations[id].path}`
  const found = [place, String(serverRules[id].success), answered(exchange)] as const
  return { title, area, found, text: failedText(id, exchange) }
}

function failureCause({ status, failure, call }: Exchange, isMissing: boolean): [title: string, area: Area] {
  if (isMissing) return ['The route is missing', 'route']
  if (failure !== null) return [`The server does not answer (${failure})`, 'route']
  if (isSuccess({ status })) return ['The server sends an HTML page instead of JSON', 'html']
  if (status < 400) return ['The call is redirected; a browser may drop its token', 'route']
  if (status === 401 && call.token === null)
    return ['The server requires a token that the product does not send', 'status']
  return [`A valid call is answered with ${status}`, 'status']
}

/** Whether a browser may cache the answer. With only a Last-Modified header, browsers guess for how long. */
function isCacheable(headers: Headers): boolean {
  const control = headers.get('Cache-Control') ?? ''
  if (/no-store|no-cache/i.test(control)) return false
  const [, seconds] = /max-age=(\d+)/i.exec(control) ?? []
  if (seconds !== undefined) return Number(seconds) > 0
  const expires = headers.get('Expires')
  return expires === null ? headers.has('Last-Modified') : Date.parse(expires) > Date.now()
}

const PRIVATE = /^(password|passwd|pwd|hash|salt)$|password_?(hash|digest)|hashed_?password/i

/** The names of fields, at any depth, that no answer may contain. */
function secretsIn(body: unknown): string[] {
  if (typeof body !== 'object' || body === null) return []
  if (Array.isArray(body)) return secretsIn(body[0])
  const own = Object.keys(body).filter((key) => PRIVATE.test(key))
  return [...new Set([...own, ...Object.values(body).flatMap(secretsIn)])]
}

/** Judges the status, content type, caching and secrets of a successful answer. */
export function judgeSuccess(id: OperationId, { status, headers, text, body, call }: Exchange): Deviation[] {
  const deviations: Deviation[] = []
  const add = (title: string, found: Deviation['found'], effect?: string) =>
    deviations.push({ title, area: 'status', found, text: effect })
  const { success } = serverRules[id]
  const type = headers.get('Content-Type') ?? 'nothing'
  if (status !== success)
    add(`A successful call is answered with ${status}`, ['status', String(success), String(status)])
  if (!/json/i.test(type) && text !== '')
    add('JSON is sent with the wrong content type', ['Content-Type', 'application/json', type])
  if (call.method === 'GET' && isCacheable(headers)) {
    const control = headers.get('Cache-Control') ?? 'nothing, and a Last-Modified date'
    const effect = 'Users see the data as it was before the last change.'
    add('A browser may show an old answer from its cache', ['Cache-Control', 'no-store', control], effect)
  }
  for (const key of secretsIn(body)) {
    const effect = 'Users notice nothing, but anyone can read the secret in the browser’s network panel.'
    add('An answer contains a secret', [key, 'no such field', key], effect)
  }
  return deviations
}

/** What differs in the answer to a call that must be refused; null if nothing does. */
export function judgeRefusal(id: OperationId, exchange: Exchange, refused: Refused): Deviation | null {
  const [place, reason, accepted = 'The product says that the action worked.'] = refused
  const message = typeof reason === 'string' ? reason : null
  const status = typeof reason === 'string' ? statusOf(id, reason) : reason
  const text = failedText(id, exchange)
  if (exchange.status !== status) {
    const isAccepted = isSuccess(exchange)
    // a 401 to a call with a token signs the user out
    const breaks = isAccepted || (exchange.status === 401 && exchange.call.token !== null)
    return {
      title: `${capitalized(place)} is answered with ${exchange.status || 'nothing'} instead of ${status}`,
      area: 'status',
      verdict: breaks ? 'breaks' : 'differs',
      found: [place, `${status}${message === null ? '' : ` “${message}”`}`, answered(exchange)],
      text: isAccepted ? accepted : text,
    }
  }
  const said = errorMessageOf(exchange.body)
  if (said !== undefined && (message === null || said === message)) return null
  const differing = (title: string, area: Area, got: string, expected: string): Deviation => {
    return { title, area, verdict: 'differs', found: [`${status}, ${place}`, expected, got], text }
  }
  const body = `{"message": ${message === null ? '…' : `"${message}"`}}`
  if (said !== undefined)
    return differing('Error messages differ from the contract’s', 'status', quoted(said), `“${message}”`)
  if (isHtml(exchange)) return differing('Errors are sent as HTML', 'html', 'HTML', body)
  return differing('Errors have no reason in `message`', 'shape', typeOf(exchange.body), body)
}

function answered(exchange: Exchange): string {
  if (exchange.status === 0) return exchange.failure === 'timeout' ? 'no answer in time' : 'no answer'
  const said = errorMessageOf(exchange.body)
  if (isHtml(exchange)) return `${exchange.status}, HTML`
  return `${exchange.status}, ${said === undefined ? typeOf(exchange.body) : quoted(said)}`
}

const quoted = (text: string) => `“${text.slice(0, 200)}”`

/** The status of this message in the contract. */
function statusOf(id: OperationId, message: string): number {
  const refusals = Object.entries<readonly string[]>(serverRules[id].refusals)
  const found = refusals.find(([, messages]) => messages.includes(message))
  if (!found) throw new Error(`the contract has no “${message}” for ${id}`)
  return Number(found[0])
}
