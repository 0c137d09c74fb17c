import { type OperationId, operations, serverRules } from '@/contract'
import type { Finding, Verdict } from './finding'
import { type Exchange, isHtml, isSuccess } from './line'
import { kindOf } from './mismatches'
import { failedText, meeting } from './product'
import { secretsIn } from './secrets'

/** A call that the server has to refuse. */
export type Refusal = {
  cause: string
  /** What is wrong with the call, like `an unknown id`. */
  place: string
  status: number
  /** The message of the contract; null where it gives none. */
  message: string | null
  /** What a person meets when the server accepts it. */
  accepted?: string
}

const ACCEPTED = 'The product says that it worked, and shows what is stored.'

/** A valid call that the server does not do. */
export function failed(id: OperationId, exchange: Exchange, missing: boolean, curl: string): Finding {
  return {
    ...failureCause(exchange, missing),
    verdict: 'breaks',
    operation: id,
    place: `${exchange.call.method} ${operations[id].path}`,
    expected: String(serverRules[id].success),
    got: answerOf(exchange),
    curl,
    meets: meeting(id, failedText(id, exchange)),
  }
}

function failureCause(exchange: Exchange, missing: boolean): Pick<Finding, 'cause' | 'title' | 'area'> {
  const { status, failure, call } = exchange
  if (missing) return { cause: 'missing-route', title: 'The server has no such route', area: 'route' }
  if (failure !== null)
    return { cause: `no-answer:${failure}`, title: `The server does not answer (${failure})`, area: 'route' }
  if (isSuccess(exchange))
    return { cause: 'html-answer', title: 'A page comes where JSON belongs', area: 'html' }
  if (status >= 300 && status < 400)
    return {
      cause: 'redirect',
      title: 'The call is redirected, and a browser may lose its token',
      area: 'route',
    }
  if (status === 401 && call.token === null)
    return {
      cause: 'credential-asked',
      title: 'A token is asked for where the product sends none',
      area: 'status',
    }
  return { cause: `valid-refused:${status}`, title: `A valid call is answered ${status}`, area: 'status' }
}

/** Whether a browser may keep the answer and give it again, as long as the server says or, with a last change alone, by a guess. */
function mayBeKept(headers: Headers): boolean {
  const control = headers.get('Cache-Control') ?? ''
  if (/no-store|no-cache/i.test(control)) return false
  const [, seconds] = /max-age=(\d+)/i.exec(control) ?? []
  if (seconds !== undefined) return Number(seconds) > 0
  const expires = headers.get('Expires')
  return expires === null ? headers.has('Last-Modified') : Date.parse(expires) > Date.now()
}

/** Status, type, life and secrets of a success. */
export function aroundBody(id: OperationId, exchange: Exchange, curl: string): Finding[] {
  const { success } = serverRules[id]
  const { status, headers, text, body } = exchange
  const type = headers.get('Content-Type') ?? ''
  const finding = (
    cause: string,
    title: string,
    [place, expected, got]: [string, string, string],
    verdict: Verdict = 'differs',
  ): Finding => ({ cause, title, area: 'status', verdict, operation: id, place, expected, got, curl })
  const seen = 'Nothing is said: it stands in the answer, for everybody who looks at the calls of the page.'
  return [
    ...(status === success
      ? []
      : [
          finding(`success:${status}`, `A success is answered ${status}`, [
            'status',
            String(success),
            String(status),
          ]),
        ]),
    ...(/json/i.test(type) || text === ''
      ? []
      : [
          finding('content-type', 'JSON is not called JSON', [
            'Content-Type',
            'application/json',
            type || 'nothing',
          ]),
        ]),
    ...(exchange.call.method === 'GET' && mayBeKept(headers)
      ? [
          {
            ...finding(
              'kept-answer',
              'A browser may give an earlier answer again, without asking',
              [
                'Cache-Control',
                'no-store',
                headers.get('Cache-Control') ?? 'nothing, and a date of the last change',
              ],
              'breaks',
            ),
            meets: meeting(id, 'What was there before it was changed.'),
          },
        ]
      : []),
    ...secretsIn(body).map((key) => ({
      ...finding(
        'secret-in-answer',
        'An answer holds what nobody may see',
        [key, 'no such field', key],
        'breaks',
      ),
      meets: meeting(id, seen),
    })),
  ]
}

/** A call that must be refused, and is not, or with another status. */
export function otherStatus(id: OperationId, exchange: Exchange, refusal: Refusal, curl: string): Finding {
  const { cause, place, status, message, accepted = ACCEPTED } = refusal
  const isAccepted = isSuccess(exchange)
  return {
    cause: `${cause}:${exchange.status || exchange.failure}`,
    title: `${capital(place)} is answered ${answered(exchange)} instead of ${status}`,
    area: 'status',
    // a 401 to a call with a token signs a person out
    verdict: isAccepted || (exchange.status === 401 && exchange.call.token !== null) ? 'breaks' : 'differs',
    operation: id,
    place,
    expected: `${status}${message === null ? '' : ` “${message}”`}`,
    got: answerOf(exchange),
    curl,
    meets: meeting(id, isAccepted ? accepted : failedText(id, exchange)),
  }
}

/** What a refusal says; null when it says what the contract does. */
export function otherMessage(
  id: OperationId,
  exchange: Exchange,
  refusal: Refusal,
  curl: string,
): Finding | null {
  const { place, message } = refusal
  const said = messageOf(exchange)
  const html = isHtml(exchange)
  const shared = {
    verdict: 'differs' as const,
    operation: id,
    place: `${exchange.status}, ${place}`,
    curl,
    meets: meeting(id, failedText(id, exchange)),
  }
  if (said === undefined)
    return {
      ...shared,
      cause: html ? 'html-error' : 'error-body',
      title: html ? 'Errors come as HTML' : 'Errors do not say why under `message`',
      area: html ? 'html' : 'shape',
      expected: `{"message": ${message === null ? '…' : `"${message}"`}}`,
      got: html ? 'HTML' : kindOf(exchange.body),
    }
  if (message === null || said === message) return null
  return {
    ...shared,
    cause: 'other-words',
    title: 'Errors say it in other words than the contract',
    area: 'status',
    expected: `“${message}”`,
    got: `“${said.slice(0, 200)}”`,
  }
}

function messageOf({ body }: Exchange): string | undefined {
  const message: unknown =
    typeof body === 'object' && body !== null && 'message' in body ? body.message : undefined
  return typeof message === 'string' && message.trim() !== '' ? message : undefined
}

function answerOf(exchange: Exchange): string {
  if (exchange.status === 0) return answered(exchange)
  const message = messageOf(exchange)
  const what = isHtml(exchange)
    ? 'HTML'
    : message === undefined
      ? kindOf(exchange.body)
      : `“${message.slice(0, 200)}”`
  return `${exchange.status}, ${what}`
}

function answered({ status, failure }: Exchange): string {
  if (status !== 0) return String(status)
  return failure === 'timeout' ? 'not in time' : 'not at all'
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
