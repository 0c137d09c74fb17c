// @vitest-environment node
import { once } from 'node:events'
import { type ChildProcess, spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { now } from '@/platform/clock'
import { type HttpMock, startHttpMock } from './http'
import { server } from './node'
import { demoPassword, personaOf } from '../seeds/personas'

const lines: string[] = []
let mock: HttpMock

// the calls here are real ones: msw must not answer them in their stead
beforeAll(() => server.close())
beforeEach(async () => {
  lines.length = 0
  mock = await startHttpMock({ port: 0, log: (line) => lines.push(line) })
})
afterEach(() => mock.close())
afterAll(() => server.listen())

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

test('the contract is served over real HTTP, and each request is one line', async () => {
  const plans = await fetch(`${mock.url}/api/auth/plans`)
  expect(Object.keys((await plans.json()) as object)).toEqual(['plans'])
  const me = await fetch(`${mock.url}/api/auth/me`, { headers: await signIn('active') })
  expect(await me.json()).toMatchObject({ email: personaOf('active').email })
  expect(lines).toEqual([
    expect.stringMatching(/^GET \/api\/auth\/plans 200 \d+ ms$/),
    expect.stringMatching(/^POST \/api\/auth\/login 200 \d+ ms$/),
    expect.stringMatching(/^GET \/api\/auth\/me 200 \d+ ms$/),
  ])
})

test('an upload arrives', async () => {
  const form = new FormData()
  form.set('name', 'Ishaan Rane')
  form.set('position', 'Designer')
  form.set('profileImage', new Blob(['picture'], { type: 'image/png' }), 'me.png')
  const headers = await signIn('admin')
  const response = await fetch(`${mock.url}/api/auth/admin/team`, { method: 'POST', headers, body: form })
  expect(await response.json()).toMatchObject({
    teamMember: { profileImage: 'data:image/png;base64,cGljdHVyZQ==' },
  })
})

test('a page of any origin may call, with its token', async () => {
  const preflight = await fetch(`${mock.url}/api/auth/me`, {
    method: 'OPTIONS',
    headers: { Origin: 'http://localhost:5173', 'Access-Control-Request-Headers': 'authorization' },
  })
  expect(preflight.status).toBe(204)
  expect(preflight.headers.get('Access-Control-Allow-Origin')).toBe('*')
  expect(preflight.headers.get('Access-Control-Allow-Headers')).toContain('Authorization')
  expect(preflight.headers.get('Access-Control-Allow-Methods')).toContain('PATCH')
  const answer = await fetch(`${mock.url}/api/auth/me`)
  expect(answer.status).toBe(401)
  expect(answer.headers.get('Access-Control-Expose-Headers')).toBe('Allow, ETag, Retry-After')
})

test('an id whose percent sign encodes nothing is an unknown one, and the connection stands', async () => {
  const headers = await signIn('admin')
  for (const id of ['%E0%A4%A', '%E0%A4', '%']) {
    const response = await fetch(`${mock.url}/api/auth/plans/${id}`, { method: 'DELETE', headers })
    expect([response.status, await response.json()]).toEqual([404, { message: 'Plan not found.' }])
  }
})

test('a body above every limit is refused, and what follows is served', async () => {
  const response = await post('/api/auth/login', { email: 'x'.repeat(21 * 1024 * 1024), password: 'x' })
  expect([response.status, await response.json()]).toEqual([413, { message: 'The request is too large.' }])
  expect((await fetch(`${mock.url}/api/auth/plans`)).status).toBe(200)
})

test('what is not of the contract is not found', async () => {
  expect((await fetch(`${mock.url}/api/unknown`)).status).toBe(404)
  expect((await fetch(`${mock.url}/`)).status).toBe(404)
})

test('rows, clock and faults are set from outside', async () => {
  const headers = await signIn('active')
  expect((await post('/__mock/clock', { days: 8 })).status).toBe(200)
  expect((await fetch(`${mock.url}/api/auth/me`, { headers })).status).toBe(401)

  const faults = [{ operation: 'listPlans', kind: 'status', status: 500, times: 1 }]
  expect((await post('/__mock/faults', { faults })).status).toBe(200)
  expect((await fetch(`${mock.url}/api/auth/plans`)).status).toBe(500)
  expect((await fetch(`${mock.url}/api/auth/plans`)).status).toBe(200)

  expect((await post('/__mock/reset', { seed: 'empty' })).status).toBe(200)
  const { plans } = (await (await fetch(`${mock.url}/api/auth/plans`)).json()) as { plans: unknown[] }
  expect(plans).toEqual([])
  expect(now() - Date.now()).toBeLessThan(1000)
})

test('a dialect is set from outside, and a reset goes back to the server’s own', async () => {
  const plansAs = async (dialect: string) => {
    if (dialect !== '') await post('/__mock/dialect', { dialect })
    return Object.keys((await (await fetch(`${mock.url}/api/auth/plans`)).json()) as object)
  }
  expect(await plansAs('plain-ids, enveloped-lists')).toEqual(['success', 'data'])
  await post('/__mock/reset', {})
  expect(await plansAs('')).toEqual(['plans'])
  await post('/__mock/reset', { scenario: 'foreign-plans' })
  expect(await plansAs('')).toEqual(['success', 'data'])

  await mock.close()
  mock = await startHttpMock({ port: 0, dialect: 'foreign' })
  await post('/__mock/reset', { scenario: 'visitor' })
  expect(await plansAs('')).toEqual(['success', 'data'])
})

test('a 429 of the foreign server says nothing of CORS', async () => {
  await post('/__mock/dialect', { dialect: 'unreadable-429' })
  await post('/__mock/faults', { faults: [{ operation: 'login', kind: 'status', status: 429, times: 1 }] })
  const credentials = { email: personaOf('active').email, password: demoPassword }
  const refused = await post('/api/auth/login', credentials)
  expect([refused.status, refused.headers.get('Access-Control-Allow-Origin')]).toEqual([429, ''])
  const answered = await post('/api/auth/login', credentials)
  expect([answered.status, answered.headers.get('Access-Control-Allow-Origin')]).toEqual([200, '*'])
})

test.each([
  ['/__mock/reset', { seed: 'none' }],
  ['/__mock/dialect', { dialect: 'esperanto' }],
  ['/__mock/clock', { days: 'two' }],
  ['/__mock/clock', { days: 1e12 }],
  ['/__mock/faults', { faults: [{ operation: 'listPlans', kind: 'latency', ms: 1e12 }] }],
  ['/__mock/faults', { faults: [{ operation: 'listPlans', kind: 'status' }] }],
  ['/__mock/faults', { faults: [{ operation: 'unknown', kind: 'network' }] }],
])('%s refuses %j and says why', async (path, body) => {
  const response = await post(path, body)
  expect(response.status).toBe(400)
  expect(((await response.json()) as { message: string }).message).not.toBe('')
})

test('a forced network failure breaks the connection', async () => {
  await post('/__mock/faults', { faults: [{ operation: 'listPlans', kind: 'network' }] })
  await expect(fetch(`${mock.url}/api/auth/plans`)).rejects.toThrow('fetch failed')
})

function command(...options: string[]): { child: ChildProcess; out: () => string } {
  const child = spawn(process.execPath, ['scripts/mock-http.mjs', ...options])
  let text = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (text += String(chunk)))
  return { child, out: () => text }
}

test('the command prints its address and ends cleanly on a signal', { timeout: 60_000 }, async () => {
  const { child, out } = command('--port', '0', '--quiet')
  while (!out().includes('\n')) await once(child.stdout ?? child, 'data')
  const [url] = out().trim().split('\n')
  expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/)
  expect((await fetch(`${url}/api/auth/plans`)).status).toBe(200)
  child.kill('SIGTERM')
  expect(await once(child, 'exit')).toEqual([0, null])
  expect(out().trim()).toBe(url)
})

test('a dialect that nobody speaks is said so, with exit code 1', { timeout: 60_000 }, async () => {
  const { child, out } = command('--port', '0', '--dialect', 'none,esperanto')
  expect(await once(child, 'exit')).toEqual([1, null])
  expect(out()).toMatch(/^No trait is called “esperanto”. There are: foreign, missing-routes, /)
})

test('a port that is taken is said so, with exit code 1', { timeout: 60_000 }, async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const address = other.address()
  const port = typeof address === 'object' ? address?.port : undefined
  const { child, out } = command('--port', String(port))
  expect(await once(child, 'exit')).toEqual([1, null])
  other.close()
  expect(out()).toContain(`Port ${port} is taken.`)
})

test.each([
  [['--latency', '400-80'], '--latency takes milliseconds such as 80-400'],
  [['--chaos', '2'], '--chaos takes a share of the calls from 0 to 1'],
  [['--seed', 'x'], '--seed takes a whole number'],
  [['--latencey', '80'], '--latencey'],
])(
  'of %j the command says what is wrong, with exit code 1',
  { timeout: 60_000 },
  async (options, message) => {
    const { child, out } = command(...options)
    expect(await once(child, 'exit')).toEqual([1, null])
    expect(out()).toContain(message)
    expect(out()).not.toContain('    at ')
  },
)
