import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { rewriting } from '@mocks/quirks/answers'
import { setQuirks, type Quirk } from '@mocks/quirks/state'
import { resetMock } from '@mocks/scenarios/applyScenario'
import { demoPassword, personaOf } from '@mocks/seeds/personas'
import { store } from '@mocks/store/db'
import { type HttpMock, startHttpMock } from '@mocks/transport/http'
import type { Verdict } from './finding'
import { runConformance } from './run'

let mock: HttpMock
beforeAll(async () => {
  mock = await startHttpMock({ port: 0 })
})
afterEach(() => resetMock())
afterAll(() => mock.close())

/** The causes that the named checks report for a mock with a quirk. */
async function causesWith(serve: Quirk['serve'], ...only: string[]) {
  setQuirks([{ title: 'quirk', serve }])
  const admin = { email: personaOf('admin').email, password: demoPassword }
  const origin = 'http://localhost:4173'
  return (await runConformance({ baseUrl: new URL(mock.url), origin, admin, only })).causes
}

/** Changes every response of the operation. */
const answering =
  (id: string, change: (response: Response) => Response | Promise<Response>): Quirk['serve'] =>
  async ({ operation }, next) =>
    operation === id ? change(await next()) : next()

/** Replaces fields of every row that the operation lists under the key. */
const listing = (id: string, key: string, changes: object) =>
  rewriting((body, operation) => {
    const rows: object[] = Object(body)[key]
    return operation === id ? { [key]: rows.map((row) => ({ ...row, ...changes })) } : body
  })

const cacheable = (response: Response) => {
  response.headers.set('Cache-Control', 'max-age=300')
  return response
}
const hashed = () => Response.json({ passwordHash: '$2b$10$' })
const keeping: Quirk['serve'] = ({ operation }, next) =>
  operation === 'deleteFeature' ? Promise.resolve(Response.json({ message: 'Feature deleted.' })) : next()
const poor = async (response: Response) =>
  Response.json({ ...Object(await response.json()), totalRevenue: 0 })
const twice = (response: Response) => (response.ok ? response : Response.json({}))

/** A token keeps the role that its user had when it was issued. */
function rolesInTokens(): Quirk['serve'] {
  const ofAdmins = new Set<string | undefined>()
  return async ({ operation, request }, next) => {
    const bearer = request.headers.get('Authorization')?.replace('Bearer ', '')
    if (operation === 'listUsers' && ofAdmins.has(bearer)) return Response.json({ users: [] })
    const response = await next()
    const { token, user } = Object(await response.clone().json())
    if (operation === 'login' && user?.role === 'admin') ofAdmins.add(token)
    return response
  }
}

/** An update of any payment option activates them all. */
const switchingOn = answering('updatePaymentOption', (response) => {
  for (const row of store.paymentOption.list()) store.paymentOption.put({ ...row, isActive: true })
  return response
})

const quirks: [check: string, Quirk['serve'], title: string, verdict?: Verdict][] = [
  ['no-token-read', answering('getMe', hashed), 'A call without a token is answered with 200 instead of 401'],
  ['read-admin', answering('getMe', hashed), 'An answer contains a secret'],
  ['read-public', answering('listPlans', cacheable), 'A browser may show an old answer from its cache'],
  ['life-feature', keeping, 'A deleted row is still in the list'],
  ['approval-race', answering('approveSubscription', twice), 'Two approvals at once both succeed'],
  ['demotion', rolesInTokens(), 'A call with the token of a former admin is answered with 200'],
  ['admin-chat', listing('listChatMessages', 'chat', { from: 'user' }), 'The admin’s message is missing'],
  ['revenue', answering('getStats', poor), 'The revenue does not include an approved subscription'],
  ['life-coupon', listing('listCoupons', 'coupons', { usageLimit: 1 }), 'A coupon without a limit gets one'],
  ['life-paymentOption', switchingOn, 'An update without `isActive` changes it', 'differs'],
  ['rejection', listing('listMySubscriptions', 'subscriptions', { status: 'x' }), 'After rejectSubscription'],
]

test.each(quirks)('check %s reports a deviation', async (check, serve, title, verdict = 'breaks') => {
  const causes = await causesWith(serve, check)
  const found = causes.find((cause) => cause.title.startsWith(title))
  expect(found?.verdict).toBe(verdict)
  expect(found?.findings[0]?.consequence?.text).not.toBe('')
})

test('names each field that is not stored as it was sent', async () => {
  const changes = { color: '#000000', benefits: [] }
  const causes = await causesWith(listing('listFeatures', 'features', changes), 'life-feature')
  expect(causes.map(({ title }) => title)).toEqual([
    '`color` is not stored as it was sent',
    '`benefits` is not stored as it was sent',
  ])
})

test('deletes a duplicate plan that the server accepted', async () => {
  const accepting: Quirk['serve'] = async ({ operation, request }, next) => {
    const body: unknown = operation === 'createPlan' ? await request.clone().json() : null
    const response = await next()
    if (body === null || response.ok) return response
    const [plan] = store.plan.list()
    if (!plan) return response
    const name = String(Object(body).name)
    return Response.json({ plan: store.plan.put({ ...plan, _id: 'pln_twin', name }) }, { status: 201 })
  }
  const causes = await causesWith(accepting, 'life-plan')
  expect(causes.map(({ title }) => title)).toContain('A taken name is answered with 201 instead of 400')
  expect(store.plan.get('pln_twin')).toBeUndefined()
})

const slow = { timeout: 240_000 }
test('stops sending notifications if one for a client reaches all clients', slow, async () => {
  let sent = 0
  const toAll = answering('sendNotification', (response) => {
    for (const row of store.notification.filter(({ message }) => message.startsWith('Conformance')))
      store.notification.put({ ...row, userId: null })
    if (response.ok) sent += 1
    return response
  })
  const causes = await causesWith(toAll, 'recipient', 'inputs-admin', 'at-bounds')
  expect(causes.map(({ title }) => title)).toContain('A notification for one client is shown to others')
  expect(sent).toBe(1)
})

test('writes curl commands that show a missing login lock and a CORS error', async () => {
  const unlimited: Quirk['serve'] = async ({ operation }, next) => {
    const response = await next()
    if (operation === 'login' && response.status === 429) return Response.json({}, { status: 400 })
    if (response.status === 401) response.headers.set('Access-Control-Allow-Origin', '')
    return response
  }
  const causes = await causesWith(unlimited, 'lock', 'no-token-read', 'headers')
  const curlOf = (start: string) => causes.find(({ title }) => title.startsWith(start))?.findings[0]?.curl
  expect(curlOf('The number of wrong passwords is not limited')).toMatch(
    /^for _ in \$\(seq 6\); do curl .*"wrong-password".*; done$/,
  )
  expect(curlOf('A page from another origin cannot read a 401')).toContain(
    "-H 'Origin: http://localhost:4173'",
  )
})
