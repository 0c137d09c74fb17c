// @vitest-environment node
import { once } from 'node:events'
import { type ChildProcess, spawn } from 'node:child_process'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { now } from '@/platform/clock'
import { DAY } from '@/lib/dates'
import { type HttpMock, startHttpMock } from './http'
import { server } from './node'
import { demoPassword, personaOf } from '../seeds/personas'

const lines: string[] = []
let mock: HttpMock

// these tests make real calls, which msw must not intercept
beforeAll(() => server.close())
beforeEach(async () => {
  lines.length = 0
  mock = await startHttpMock({ port: 0, log: (line) => lines.push(line) })
})
afterEach(() => mock.close())
afterAll(() => server.listen())

const get = (path: string, headers: Record<string, string> = {}) => fetch(`${mock.url}${path}`, { headers })
const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  fetch(`${mock.url}${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })

async function signIn(id: 'active' | 'admin'): Promise<Record<string, string>> {
  const answer = await post('/api/auth/login', { email: personaOf(id).email, password: demoPassword })
  const { token } = (await answer.json()) as { token: string }
  return { Authorization: `Bearer ${token}` }
}

const planKeys = async () => Object.keys((await (await get('/api/auth/plans')).json()) as object)

test('serves the contract over HTTP and logs one line per request', async () => {
  expect(await planKeys()).toEqual(['plans'])
  const me = await get('/api/auth/me', await signIn('active'))
  expect(await me.json()).toMatchObject({ email: personaOf('active').email })
  expect(lines).toEqual([
    expect.stringMatching(/^GET \/api\/auth\/plans 200 \d+ ms$/),
    expect.stringMatching(/^POST \/api\/auth\/login 200 \d+ ms$/),
    expect.stringMatching(/^GET \/api\/auth\/me 200 \d+ ms$/),
  ])
})

test.each(['%E0%A4%A', '%E0%A4', '%'])('returns 404 for the ID %s', async (id) => {
  const headers = await signIn('admin')
  const response = await fetch(`${mock.url}/api/auth/plans/${id}`, { method: 'DELETE', headers })
  expect([response.status, await response.json()]).toEqual([404, { message: 'Plan not found.' }])
})

test('refuses a body above every limit and serves the next call', async () => {
  const response = await post('/api/auth/login', { email: 'x'.repeat(21 * 1024 * 1024), password: 'x' })
  expect([response.status, await response.json()]).toEqual([413, { message: 'The request is too large.' }])
  expect((await get('/api/auth/plans')).status).toBe(200)
})

test('returns 404 outside the API', async () => {
  expect((await get('/')).status).toBe(404)
})

test('sets clock, faults and seed through control calls', async () => {
  const headers = await signIn('active')
  expect((await post('/__mock/clock', { days: 8 })).status).toBe(200)
  expect(now() - Date.now()).toBeGreaterThan(7 * DAY)
  expect((await get('/api/auth/me', headers)).status).toBe(200)

  const faults = [{ operation: 'listPlans', kind: 'status', status: 500, times: 1 }]
  expect((await post('/__mock/faults', { faults })).status).toBe(200)
  expect((await get('/api/auth/plans')).status).toBe(500)
  expect((await get('/api/auth/plans')).status).toBe(200)

  expect((await post('/__mock/reset', { seed: 'empty' })).status).toBe(200)
  expect(await (await get('/api/auth/plans')).json()).toEqual({ plans: [] })
  expect(now() - Date.now()).toBeLessThan(1000)
})

test('sets quirks through control calls; a reset restores the default', async () => {
  await post('/__mock/quirks', { quirks: 'plain-ids, enveloped-lists' })
  expect(await planKeys()).toEqual(['success', 'data'])
  await post('/__mock/reset', {})
  expect(await planKeys()).toEqual(['plans'])
  await post('/__mock/reset', { scenario: 'quirks-plans' })
  expect(await planKeys()).toEqual(['success', 'data'])

  await mock.close()
  mock = await startHttpMock({ port: 0, quirks: 'all' })
  await post('/__mock/reset', { scenario: 'visitor' })
  expect(await planKeys()).toEqual(['success', 'data'])
})

test('keeps the CORS header that a quirk sets', async () => {
  await post('/__mock/quirks', { quirks: 'unreadable-429' })
  await post('/__mock/faults', { faults: [{ operation: 'login', kind: 'status', status: 429, times: 1 }] })
  const refused = await post('/api/auth/login', {})
  expect([refused.status, refused.headers.get('Access-Control-Allow-Origin')]).toEqual([429, ''])
})

test.each([
  ['/__mock/reset', { seed: 'none' }],
  ['/__mock/quirks', { quirks: 'esperanto' }],
  ['/__mock/clock', { days: 1e12 }],
  ['/__mock/faults', { faults: [{ operation: 'unknown', kind: 'network' }] }],
])('%s refuses %j and explains why', async (path, body) => {
  const response = await post(path, body)
  expect(response.status).toBe(400)
  expect(((await response.json()) as { message: string }).message).not.toBe('')
})

test('breaks the connection on a forced network failure', async () => {
  await post('/__mock/faults', { faults: [{ operation: 'listPlans', kind: 'network' }] })
  await expect(get('/api/auth/plans')).rejects.toThrow('fetch failed')
})

function command(...options: string[]): { child: ChildProcess; out: () => string } {
  const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/mock-http.ts', ...options])
  let text = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (text += String(chunk)))
  return { child, out: () => text }
}

test('serves from the command line until a signal; explains bad options', { timeout: 60_000 }, async () => {
  const [served, refused] = [command('--port', '0', '--quiet'), command('--port', '70000')]
  const exits = Promise.all([served, refused].map(({ child }) => once(child, 'exit')))
  while (!served.out().includes('\n')) await once(served.child.stdout ?? served.child, 'data')
  const url = served.out().trim()
  expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/)
  expect((await fetch(`${url}/api/auth/plans`)).status).toBe(200)
  served.child.kill('SIGTERM')
  expect(await exits).toEqual([
    [0, null],
    [1, null],
  ])
  expect(served.out().trim()).toBe(url)
  expect(refused.out().trim()).toBe('--port takes a whole number from 0 to 65535. You gave 70000.')
})
