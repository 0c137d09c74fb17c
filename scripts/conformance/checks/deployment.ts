import { operations } from '@/contract'
import { UNKNOWN_ID } from '../bodies'
import { check, readers } from '../check'
import { failedText, unreachable } from '../product'
import { type Call, type Exchange, isHtml, isSuccess } from '../requestContext'
import { ALLOWED_FAILURES } from './signIn'

const listed = (headers: Headers, name: string): string[] =>
  (headers.get(name) ?? '').split(',').map((entry) => entry.trim().toLowerCase())

const mayRead = (headers: Headers, origin: string): boolean =>
  ['*', origin].includes(headers.get('Access-Control-Allow-Origin') ?? '')

type Wanted = { method: string; wanted: readonly string[]; origin: string }

/** Why a browser would not send the call; null if it would. */
export function preflightProblem(
  { status, headers }: Pick<Exchange, 'status' | 'headers'>,
  { method, wanted, origin }: Wanted,
): string | null {
  const problem = (name: string) => `${name}: ${headers.get(name) ?? 'none'}`
  if (!isSuccess({ status })) return `status ${status}`
  if (!mayRead(headers, origin)) return problem('Access-Control-Allow-Origin')
  const methods = listed(headers, 'Access-Control-Allow-Methods')
  const isSimple = method === 'GET' || method === 'POST'
  if (!isSimple && !methods.includes('*') && !methods.includes(method.toLowerCase()))
    return problem('Access-Control-Allow-Methods')
  const allowed = listed(headers, 'Access-Control-Allow-Headers')
  // `*` does not cover Authorization
  const covers = (name: string) =>
    allowed.includes(name) || (name !== 'authorization' && allowed.includes('*'))
  return wanted.every(covers) ? null : problem('Access-Control-Allow-Headers')
}

const BURST = 40

const COMPRESSED_FROM_BYTES = 4096

function repeating({ call, status }: Pick<Exchange, 'call' | 'status'>, origin: string): Call {
  const asked = { ...call, headers: { ...call.headers, Origin: origin } }
  if (status !== 429) return asked
  return call.path.endsWith('/login')
    ? { ...asked, times: ALLOWED_FAILURES + 1 }
    : { ...asked, times: BURST, atOnce: true }
}

export const firstDeploymentChecks = readers([
  check('preflights', 'A browser’s preflights', async ({ probe }) => {
    const { origin } = probe.requests
    for (const id of ['login', 'getMe', 'updatePlan', 'approveSubscription', 'deletePlan'] as const) {
      const { path, method } = probe.callOf(id, { params: { id: UNKNOWN_ID } })
      const wanted = operations[id].credential ? ['authorization', 'content-type'] : ['content-type']
      const headers = {
        'Access-Control-Request-Method': method,
        'Access-Control-Request-Headers': wanted.join(','),
        Origin: origin,
      }
      const call = { method: 'OPTIONS', path, token: null, headers }
      const problem = preflightProblem(await probe.requests.send(call), { method, wanted, origin })
      if (problem !== null)
        probe.report(id, call, {
          title: `A page from another origin cannot send ${method}${wanted.length > 1 ? ' with a token' : ''}`,
          found: ['the preflight', `2xx, ${method}, ${wanted.join(', ')}, for ${origin}`, problem],
          text: failedText(id, unreachable),
          area: 'deployment',
        })
    }
  }),
  check('unknown-address', 'An unknown API address', async ({ probe }) => {
    const exchange = await probe.unknownRoute()
    const { call, status } = exchange
    const html = isHtml(exchange)
    if (status === 404 && !html) return
    probe.report(null, call, {
      title: `An unknown API address is answered with ${html ? 'an HTML page' : status}`,
      found: ['an unknown address', '404, {"message": …}', `${status}${html ? ', HTML' : ''}`],
      area: html ? 'html' : 'status',
    })
  }),
])

export const lastDeploymentChecks = readers([
  // The panel makes a dozen calls per page, and a whole office may share an IP address.
  check('other-limits', 'Limits on calls other than the login', async ({ probe }) => {
    const { requests } = probe
    const call = probe.callOf('listPlans')
    const answers = await Promise.all(Array.from({ length: BURST }, () => requests.sendOnce(call)))
    const limited = answers.filter(({ status }) => status === 429)
    const before = requests.seen.filter((each) => each.status === 429 && !each.call.path.endsWith('/login'))
    const [first] = [...limited, ...before]
    if (!first) return
    const { headers } = first
    probe.report('listPlans', repeating(first, requests.origin), {
      title: 'Calls other than the login are limited',
      found: [`${BURST} calls at once`, 'no 429', `429 to ${Math.max(limited.length, 1)} of them`],
      text: failedText('listPlans', { status: 429, failure: null, body: {}, headers }),
      area: 'deployment',
    })
  }),
  // Runs last, because it judges the answers to all earlier calls.
  check('headers', 'Headers of all answers', async ({ probe }) => {
    const { seen, origin } = probe.requests
    const answered = seen.filter(({ status, call }) => status > 0 && call.method !== 'OPTIONS')
    for (const group of [[200, 201], [400, 404], [401], [403], [429], [500, 502, 503]]) {
      const closed = answered.find(
        ({ status, headers }) => group.includes(status) && !mayRead(headers, origin),
      )
      if (!closed || closed.call.path.includes('no-such-address')) continue
      const { status } = closed
      const call = repeating(closed, origin)
      const isAll = status < 400
      // the contract has a 429 for the login only
      probe.report(isAll || status === 429 ? 'login' : null, call, {
        title: `A page from another origin cannot read ${isAll ? 'the answers' : `a ${status}`}: no CORS headers`,
        found: [`Access-Control-Allow-Origin of a ${status}`, `${origin} or *`, 'nothing'],
        text: failedText('login', unreachable),
        area: 'deployment',
      })
    }
    const limited = answered.find(({ status }) => status === 429)
    const exposed = limited ? listed(limited.headers, 'Access-Control-Expose-Headers') : []
    if (limited && !exposed.includes('retry-after') && !exposed.includes('*'))
      probe.report('login', repeating(limited, origin), {
        title: 'A page from another origin cannot read Retry-After',
        found: ['Access-Control-Expose-Headers of the 429', 'Retry-After', exposed.join(', ') || 'nothing'],
        area: 'deployment',
      })
    const large = answered.find((each) => isSuccess(each) && each.bytes > COMPRESSED_FROM_BYTES)
    if (!large || large.headers.get('Content-Encoding')) return
    const compressing = { ...large.call, headers: { 'Accept-Encoding': 'gzip, br' } }
    probe.report(null, compressing, {
      title: 'Long answers are not compressed',
      found: [large.call.path, 'Content-Encoding: gzip or br', `${large.bytes} bytes, not compressed`],
      area: 'deployment',
      verdict: 'advice',
    })
  }),
])
