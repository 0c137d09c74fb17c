import { operations } from '@/contract'
import type { Check, Context } from '../check'
import { type Exchange, isHtml, isSuccess, type Seen } from '../line'
import { failedText } from '../product'

const UNREACHABLE = failedText('login', { status: 0, failure: 'network', body: '', headers: new Headers() })

const listed = (headers: Headers, name: string): string[] =>
  (headers.get(name) ?? '').split(',').map((entry) => entry.trim().toLowerCase())

const mayRead = (headers: Headers, origin: string): boolean =>
  ['*', origin].includes(headers.get('Access-Control-Allow-Origin') ?? '')

/** What a browser asks before it sends a call that is not plain. */
async function preflights({ probe }: Context): Promise<void> {
  for (const id of ['login', 'getMe', 'updatePlan', 'approveSubscription', 'deletePlan'] as const) {
    const { path, method } = probe.callOf(id, { params: { id: '64b000000000000000000000' } })
    const wanted = operations[id].credential ? ['authorization', 'content-type'] : ['content-type']
    const headers = {
      'Access-Control-Request-Method': method,
      'Access-Control-Request-Headers': wanted.join(','),
      Origin: probe.line.origin,
    }
    const call = { method: 'OPTIONS', path, token: null, headers }
    const problem = problemOf(await probe.line.send(call), { method, wanted, origin: probe.line.origin })
    if (problem !== null)
      probe.breach(id, call, {
        cause: `preflight:${method}`,
        title: `A page of another origin may not send ${method}${wanted.length > 1 ? ' with a token' : ''}`,
        place: 'the preflight',
        expected: `2xx, ${method}, ${wanted.join(', ')}, for ${probe.line.origin}`,
        got: problem,
        text: failedText(id, { status: 0, failure: 'network', body: '', headers: new Headers() }),
        area: 'deployment',
      })
  }
}

type Asked = { method: string; wanted: readonly string[]; origin: string }

/** Why a browser does not send the call; null when it does. */
function problemOf({ status, headers }: Exchange, { method, wanted, origin }: Asked): string | null {
  const shown = (name: string) => `${name}: ${headers.get(name) ?? 'none'}`
  if (status < 200 || status > 299) return `status ${status}`
  if (!mayRead(headers, origin)) return shown('Access-Control-Allow-Origin')
  const methods = listed(headers, 'Access-Control-Allow-Methods')
  const isPlain = method === 'GET' || method === 'POST'
  if (!isPlain && !methods.includes('*') && !methods.includes(method.toLowerCase()))
    return shown('Access-Control-Allow-Methods')
  const allowed = listed(headers, 'Access-Control-Allow-Headers')
  // a star does not cover Authorization
  const covers = (name: string) =>
    allowed.includes(name) || (name !== 'authorization' && allowed.includes('*'))
  return wanted.every(covers) ? null : shown('Access-Control-Allow-Headers')
}

async function unknownAddress({ probe }: Context): Promise<void> {
  const exchange = await probe.unknownRoute()
  const html = isHtml(exchange)
  if (exchange.status === 404 && !html) return
  probe.breach(null, exchange.call, {
    cause: html ? 'unknown-route' : `unknown-route:${exchange.status}`,
    title: `An address that the API does not know is answered ${html ? 'by a page' : exchange.status}`,
    place: 'an unknown address',
    expected: '404, {"message": …}',
    got: `${exchange.status}${html ? ', HTML' : ''}`,
    area: html ? 'html' : 'status',
  })
}

const BURST = 40

/** A panel makes a dozen calls a page, and an office shares one address. */
async function otherLimits({ probe }: Context): Promise<void> {
  const call = probe.callOf('listPlans')
  const answers = await Promise.all(Array.from({ length: BURST }, () => probe.line.sendOnce(call)))
  const limited = answers.filter(({ status }) => status === 429)
  const before = probe.line.seen.filter(
    ({ status, call: { path } }) => status === 429 && !path.endsWith('/login'),
  )
  const [first] = [...limited, ...before]
  if (!first) return
  probe.breach('listPlans', first.call, {
    cause: 'other-limits',
    title: 'Calls other than the login are limited',
    place: `${BURST} calls at once`,
    expected: 'no 429',
    got: `429 to ${Math.max(limited.length, 1)} of them`,
    text: failedText('listPlans', { status: 429, failure: null, body: {}, headers: first.headers }),
    area: 'deployment',
  })
}

const COMPRESSED_FROM_BYTES = 4096

/** Judges what all other checks have seen; it comes last. */
async function headersSeen({ probe }: Context): Promise<void> {
  const { seen, origin } = probe.line
  const answered = seen.filter(({ status, call }) => status > 0 && call.method !== 'OPTIONS')
  for (const group of [[200, 201], [400, 404], [401], [403], [429], [500, 502, 503]]) {
    const closed = answered.find(({ status, headers }) => group.includes(status) && !mayRead(headers, origin))
    if (closed && !closed.call.path.includes('no-such-address'))
      cannotRead({ probe }, closed, group[0] === 200)
  }
  const limited = answered.find(({ status }) => status === 429)
  if (
    limited &&
    !listed(limited.headers, 'Access-Control-Expose-Headers').some(
      (name) => name === 'retry-after' || name === '*',
    )
  )
    probe.breach('login', limited.call, {
      cause: 'cors-retry-after',
      title: 'A page of another origin cannot read Retry-After',
      place: 'Access-Control-Expose-Headers of the 429',
      expected: 'Retry-After',
      got: limited.headers.get('Access-Control-Expose-Headers') ?? 'nothing',
      area: 'deployment',
    })
  const large = answered.find((each) => isSuccess(each) && each.bytes > COMPRESSED_FROM_BYTES)
  if (large && !large.headers.get('Content-Encoding'))
    probe.add({
      cause: 'compression',
      title: 'Long answers are not compressed',
      area: 'deployment',
      verdict: 'advice',
      operation: null,
      place: `${large.call.method} ${large.call.path}`,
      expected: 'Content-Encoding: gzip or br',
      got: `${large.bytes} bytes as they are`,
      curl: probe.curl({ ...large.call, headers: { 'Accept-Encoding': 'gzip, br' } }),
    })
}

function cannotRead({ probe }: Pick<Context, 'probe'>, { call, status }: Seen, everything: boolean): void {
  // the contract has a 429 for the login alone
  probe.breach(everything || status === 429 ? 'login' : null, call, {
    cause: everything ? 'cors' : `cors:${status}`,
    title: everything
      ? 'A page of another origin cannot read the answers'
      : `A page of another origin cannot read a ${status}: the headers of CORS are missing on it`,
    place: `Access-Control-Allow-Origin of a ${status}`,
    expected: `${probe.line.origin} or *`,
    got: 'nothing',
    text: UNREACHABLE,
    area: 'deployment',
  })
}

const check = (id: string, title: string, run: Check['run']): Check => ({
  id,
  title,
  writes: false,
  admin: false,
  run,
})

export const deploymentFirst: Check[] = [
  check('preflights', 'Preflights of a browser', preflights),
  check('unknown-address', 'An address that the API does not know', unknownAddress),
]

export const deploymentLast: Check[] = [
  check('other-limits', 'Limits on other calls than the login', otherLimits),
  check('headers', 'Headers of the answers that were seen', headersSeen),
]
