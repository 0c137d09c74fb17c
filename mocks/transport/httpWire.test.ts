// @vitest-environment node
import { type IncomingMessage, request } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { gunzipSync } from 'node:zlib'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { store } from '../store/db'
import { type HttpMock, startHttpMock } from './http'
import { server } from './node'
import { demoPassword, personaOf } from '../seeds/personas'

let mock: HttpMock

// the calls here are real ones: msw must not answer them in their stead
beforeAll(() => server.close())
afterEach(() => mock.close())
afterAll(() => server.listen())

const start = async (options: Partial<Parameters<typeof startHttpMock>[0]> = {}) => {
  mock = await startHttpMock({ port: 0, ...options })
}

/** Over a bare socket: fetch asks for compression by itself, and hides it. */
async function ask(method: string, path: string, headers: Record<string, string> = {}) {
  const sent = request(`${mock.url}${path}`, { method, headers })
  const answered = new Promise<IncomingMessage>((resolve, reject) => {
    sent.once('response', resolve).once('error', reject)
  })
  sent.end()
  const answer = await answered
  return { status: answer.statusCode, headers: answer.headers, body: await buffer(answer) }
}

async function signIn(id: 'active' | 'admin'): Promise<Record<string, string>> {
  const answer = await fetch(`${mock.url}/api/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: personaOf(id).email, password: demoPassword }),
  })
  const { token } = (await answer.json()) as { token: string }
  return { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' }
}

test('a HEAD is answered as its GET, without the body', async () => {
  await start()
  const got = await ask('GET', '/api/auth/plans')
  const head = await ask('HEAD', '/api/auth/plans')
  expect([head.status, head.body.length]).toEqual([200, 0])
  expect(head.headers['content-length']).toBe(String(got.body.length))
  expect(head.headers.etag).toBe(got.headers.etag)
  expect((await ask('HEAD', '/api/auth/me')).status).toBe(401)
})

test('a path of the contract says which methods it takes, any other is not found', async () => {
  await start()
  const refused = await ask('PATCH', '/api/auth/plans')
  expect([refused.status, refused.headers.allow]).toEqual([405, 'GET, POST, HEAD, OPTIONS'])
  expect((await ask('GET', '/api/auth/plans/plan_pro')).headers.allow).toBe('PUT, DELETE, OPTIONS')
  expect((await ask('PATCH', '/api/auth/plan')).status).toBe(404)
})

test('an answer that is known already is not sent again, one that has changed is', async () => {
  await start()
  const { headers } = await ask('GET', '/api/auth/plans')
  const known = { 'If-None-Match': `"other", ${headers.etag}` }
  const again = await ask('GET', '/api/auth/plans', known)
  expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, headers.etag])
  expect(again.headers).not.toHaveProperty('content-length')
  const [plan] = store.plan.list()
  if (plan) store.plan.put({ ...plan, price: plan.price + 1 })
  expect((await ask('GET', '/api/auth/plans', known)).status).toBe(200)
})

test.each([
  ['br, gzip', 'gzip'],
  ['*', 'gzip'],
  ['gzip;q=0', undefined],
  ['br', undefined],
])('to who accepts %s, a long answer goes out as %s, with its length', async (accepted, coding) => {
  await start()
  const asking = { ...(await signIn('admin')), 'Accept-Encoding': accepted }
  const { headers, body } = await ask('GET', '/api/auth/admin/all-subscriptions', asking)
  expect([headers['content-encoding'], headers['content-length']]).toEqual([coding, String(body.length)])
  expect(headers.vary).toBe('Accept-Encoding')
  expect(JSON.parse(String(coding ? gunzipSync(body) : body))).toHaveProperty('subscriptions')
})

test('calls take as long as the latency says', async () => {
  await start({ latency: [120, 160] })
  const started = performance.now()
  await fetch(`${mock.url}/api/auth/plans`)
  expect(performance.now() - started).toBeGreaterThanOrEqual(119)
})

/** What became of some calls in a row: a status, or that the connection broke. */
async function outcomes(seed: number): Promise<unknown[]> {
  await start({ chaos: 0.5, seed })
  const found: unknown[] = []
  for (let call = 0; call < 24; call += 1) {
    found.push(
      await fetch(`${mock.url}/api/auth/plans`).then(
        ({ status }) => status,
        () => 'broken',
      ),
    )
  }
  return found
}

test('of many calls a share fails in each way, and the same seed fails the same ones', async () => {
  const found = await outcomes(7)
  expect(new Set(found)).toEqual(new Set([200, 'broken', 500, 503]))
  await mock.close()
  expect(await outcomes(7)).toEqual(found)
})

/** Longer than a busy machine needs from one call to the next. */
const STORING_MS = 1000

test.each([
  [null, [200, 400], 1],
  [STORING_MS, [200, 200], 2],
])('side by side for %j ms, two approvals at once answer %j', async (storingMs, statuses, notices) => {
  await start({ storingMs })
  const headers = await signIn('admin')
  const [pending] = store.subscription.where('status', 'pending')
  const url = `${mock.url}/api/auth/admin/approve-subscription/${pending?._id}`
  const before = store.notification.count()
  const answers = await Promise.all([1, 2].map(() => fetch(url, { method: 'PATCH', headers })))
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual(statuses)
  expect(store.notification.count() - before).toBe(notices)
  expect(store.subscription.get(pending?._id ?? '')?.status).toBe('active')
})

test('side by side, two clients use up a coupon that is for one', async () => {
  await start({ storingMs: STORING_MS })
  const [coupon] = store.coupon.filter(({ active, usageLimit }) => active && usageLimit === null)
  if (coupon) store.coupon.put({ ...coupon, usageLimit: 1, usedCount: 0 })
  const callers = [await signIn('active'), await signIn('admin')]
  const body = JSON.stringify({ code: coupon?.code, use: true })
  const answers = await Promise.all(
    callers.map((headers) => fetch(`${mock.url}/api/auth/coupons/apply`, { method: 'POST', headers, body })),
  )
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
})
