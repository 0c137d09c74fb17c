import { type OperationId, operations, serverRules } from '@/contract'
import type { Finding } from './finding'
import { typeOf } from './mismatches'
import { consequence, failedText, errorMessageOf } from './product'
import { type Exchange, isHtml, isSuccess } from './requestContext'

/** What is wrong, such as `an unknown ID`; the contract's message or status; what users notice if it is accepted. */
export type Refused = readonly [place: string, reason: string | number, accepted?: string]

export function failureFinding(
  id: OperationId,
  exchange: Exchange,
  isMissing: boolean,
  curl: string,
): Finding {
  const [title, area] = failureCause(exchange, isMissing)
  return {
    title,
    area,
    verdict: 'breaks',
    operation: id,
    place: `${exchange.call.method} ${operations[id].path}`,
    expected: String(serverRules[id].success),
    got: answered(exchange),
    curl,
    consequence: consequence(id, failedText(id, exchange)),
  }
}

type FailureCause = [title: string, area: Finding['area']]

function failureCause({ status, failure, call }: Exchange, isMissing: boolean): FailureCause {
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
export function judgeSuccess(id: OperationId, { status, headers, text, body, call }: Exchange, curl: string) {
  const findings: Finding[] = []
  const add = (title: string, [place, expected, got]: [string, string, string], effect?: string) =>
    findings.push({
      title,
      area: 'status',
      operation: id,
      place,
      expected,
      got,
      curl,
      verdict: effect === undefined ? 'differs' : 'breaks',
      consequence: effect === undefined ? undefined : consequence(id, effect),
    })
  const { success } = serverRules[id]
  const type = headers.get('Content-Type') ?? 'nothing'
  if (status !== success)
    add(`A successful call is answered with ${status}`, ['status', String(success), String(status)])
  if (!/json/i.test(type) && text !== '')
    add('JSON is sent with the wrong content type', ['Content-Type', 'application/json', type])
  if (call.method === 'GET' && isCacheable(headers)) {
    const control = headers.get('Cache-Control') ?? 'nothing, and a Last-Modified date'
    const effect = 'Users see the data from before the last change.'
    add('A browser may show an old answer from its cache', ['Cache-Control', 'no-store', control], effect)
  }
  for (const key of secretsIn(body)) {
    const effect = 'Users notice nothing, but anyone can read the secret in the browser’s network panel.'
    add('An answer contains a secret', [key, 'no such field', key], effect)
  }
  return findings
}

/** What differs in the answer to a call that must be refused; null if nothing does. */
export function judgeRefusal(
  operation: OperationId,
  exchange: Exchange,
  [place, reason, accepted]: Refused,
  curl: string,
): Finding | null {
  const message = typeof reason === 'string' ? reason : null
  const status = typeof reason === 'string' ? statusOf(operation, reason) : reason
  const shared = { operation, curl, consequence: consequence(operation, failedText(operation, exchange)) }
  if (exchange.status !== status) {
    const isAccepted = isSuccess(exchange)
    const effect = accepted ?? 'The product says that the action worked, and shows the stored data.'
    // a 401 to a call with a token signs the user out
    const breaks = isAccepted || (exchange.status === 401 && exchange.call.token !== null)
    return {
      ...shared,
      title: `${titled(place)} is answered with ${exchange.status || 'nothing'} instead of ${status}`,
      area: 'status',
      verdict: breaks ? 'breaks' : 'differs',
      place,
      expected: `${status}${message === null ? '' : ` “${message}”`}`,
      got: answered(exchange),
      ...(isAccepted && { consequence: consequence(operation, effect) }),
    }
  }
  const said = errorMessageOf(exchange.body)
  if (said !== undefined && (message === null || said === message)) return null
  const differing = (title: string, area: Finding['area'], got: string, expected: string): Finding => {
    return { ...shared, title, area, verdict: 'differs', place: `${status}, ${place}`, expected, got }
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

const titled = (place: string) => place.charAt(0).toUpperCase() + place.slice(1)

/** The status of this message in the contract. */
function statusOf(id: OperationId, message: string): number {
  const refusals = Object.entries<readonly string[]>(serverRules[id].refusals)
  const found = refusals.find(([, messages]) => messages.includes(message))
  if (!found) throw new Error(`the contract has no “${message}” for ${id}`)
  return Number(found[0])
}
