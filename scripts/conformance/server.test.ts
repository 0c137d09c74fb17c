import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { demoPassword, personaOf } from '@mocks/seeds/personas'
import { setTraits, type Trait } from '@mocks/dialects/state'
import { startHttpMock } from '@mocks/transport/http'
import { conformance } from './main'
import { reportHtml } from './reportHtml'
import { reportText } from './reportText'
import type { Options } from './run'
import { deviations, type Handle, startTestServer, type TestServer } from './testServer'

const admin = { email: personaOf('admin').email, password: demoPassword }

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterEach(() => server.reset())
afterAll(() => server.close())

const run = (options: Partial<Options> = {}) => server.run({ admin, ...options })

test('limits on other calls than the login are told', { timeout: 30_000 }, async () => {
  let asked = 0
  const limiting: Trait['serve'] = ({ operation }, next) => {
    asked += 1
    const isOver = operation === 'listPlans' && asked > 10
    return isOver
      ? Promise.resolve(
          Response.json({ message: 'Slow down' }, { status: 429, headers: { 'Retry-After': '1' } }),
        )
      : next()
  }
  setTraits([{ title: 'a limit for everybody', serve: limiting }])
  const report = await run({ only: ['read-public', 'other-limits'] })
  expect(deviations(report)).toEqual(['other-limits'])
  expect(report.causes.find(({ id }) => id === 'other-limits')?.findings[0]?.meets?.text).toBe(
    'Failed to load plans. Please try again.',
  )
})

const sending =
  (
    status: number,
    text: string,
    headers: Record<string, string> = { 'Content-Type': 'application/json' },
  ): Handle =>
  (_, response) =>
    response.writeHead(status, headers).end(text)

test('a wrong password of an account that was named is said at once, and is no fault of the server', async () => {
  const named = { ...admin, password: 'not-the-password' }
  const refused = `refuses to sign in ${admin.email} (400)`
  await expect(run({ admin: named })).rejects.toThrow(refused)
  await expect(run({ expired: named })).rejects.toThrow(refused)
})

test('races of a server that reads and writes in two steps are found', async () => {
  const racing = await startHttpMock({ port: 0, storingMs: 300 })
  const report = await run({ baseUrl: new URL(racing.url), only: ['approval-race', 'coupon-race'] })
  await racing.close()
  expect(deviations(report).toSorted()).toEqual(['approval-race', 'coupon-race'])
})

/** Answers that no contract foresees. */
const rubbish: Handle[] = [
  sending(200, '', {}),
  sending(200, '<!doctype html><title>Hello</title>', {}),
  sending(200, '{"plans": [{"na'),
  sending(200, 'null'),
  sending(200, '[[], null, 7, {"_id": {}}]'),
  sending(201, '{"token": 7, "user": "x"}'),
  sending(
    200,
    '{"token": "t", "user": {"name": "x", "role": "admin"}, "plan": {"_id": "1"}, "coupon": {"_id": "2"}}',
  ),
  sending(
    200,
    '{"users": [{"name": "x", "role": "user", "email": 5}], "complaints": [{"_id": "1", "message": "x"}]}',
  ),
  sending(302, '', { Location: 'http://192.0.2.1/elsewhere' }),
  sending(503, '\u0000\uFFFD', { 'Retry-After': 'tomorrow' }),
  sending(429, '"slow"', { 'Retry-After': '0' }),
  (_, response) => response.destroy(),
  (_, response) =>
    response.writeHead(200, { 'Content-Length': '100' }).write('{"a":1', () => response.destroy()),
]

test.each([1, 5])('no answer makes it stumble, in the order %i', { timeout: 60_000 }, async (seed) => {
  let turn = seed
  const baseUrl = await server.front((request, response) => {
    // the very first answer is asked for to know whether anybody is there
    const handle = turn === seed ? rubbish[1] : rubbish[(turn * turn + seed) % rubbish.length]
    turn += 1
    handle?.(request, response)
  })
  const report = await run({ baseUrl, adminToken: 'token', expired: admin })
  expect(report.skipped.filter(({ why }) => why.includes('itself failed'))).toEqual([])
  expect(report.conforms).toBe(false)
  expect(reportText(report)).toContain('The server deviates')
  expect(reportHtml(report)).toContain('break the product')
})

test('a call that is never answered is told as that', { timeout: 30_000 }, async () => {
  const baseUrl = await server.front((request, response) => {
    if (!request.url?.endsWith('/plans')) response.end('{}')
  })
  const report = await run({ baseUrl, only: ['read-public'], timeoutMs: 500 })
  expect(report.causes.find(({ id }) => id === 'no-answer:timeout')).toMatchObject({
    operations: ['listPlans'],
    findings: [{ meets: { text: 'Failed to load plans. Please try again.' } }],
  })
})

test('what a server answers is written down as text', { timeout: 30_000 }, async () => {
  const script = '<script>alert(1)</script>'
  setTraits([
    { title: script, serve: () => Promise.resolve(Response.json({ message: script }, { status: 500 })) },
  ])
  const page = reportHtml(await run({ only: ['read-public'] }))
  expect(page).not.toContain(script)
  expect(page).toContain('&lt;script&gt;')
})

test(
  'reading only stores nothing, registers nobody, and says what it left out',
  { timeout: 30_000 },
  async () => {
    const written: string[] = []
    const watching: Trait['serve'] = ({ operation, request }, next) => {
      if (request.method !== 'GET' && operation !== 'login') written.push(operation ?? request.url)
      return next()
    }
    setTraits([{ title: 'watching', serve: watching }])
    const report = await run({ readOnly: true })
    expect(written).toEqual([])
    expect(deviations(report)).toEqual([])
    expect(report.leftBehind).toEqual([])
    expect(report.skipped.find(({ title }) => title.startsWith('An approval'))?.why).toContain('--read-only')
  },
)

test('without an admin it does what can be done, and says what cannot', { timeout: 30_000 }, async () => {
  const report = await run({ admin: undefined })
  expect(deviations(report)).toEqual([])
  expect(report.operations.find(({ id }) => id === 'createPlan')?.verdict).toBe('not driven')
  expect(report.skipped.find(({ title }) => title.startsWith('Plan:'))?.why).toContain(
    '--admin EMAIL:PASSWORD',
  )
})

test('no report holds a token or a password', { timeout: 30_000 }, async () => {
  const tokens: string[] = []
  const spoiling: Trait['serve'] = async ({ operation, request }, next) => {
    const response = await next()
    if (operation === 'login' || operation === 'register')
      tokens.push(Object(await response.clone().json()).token)
    // a server that repeats what it was sent
    const message = request.headers.get('Authorization') ?? ''
    return operation === 'getMe' ? Response.json({ message }, { status: 400 }) : response
  }
  setTraits([{ title: 'spoiling', serve: spoiling }])
  const report = await run({ only: ['register', 'own-role', 'wrong-password'] })
  const written = JSON.stringify(report) + reportText(report) + reportHtml(report)
  expect(report.conforms).toBe(false)
  expect(tokens).toHaveLength(4)
  for (const secret of [...tokens.filter(Boolean), demoPassword]) expect(written).not.toContain(secret)
  expect(written).toContain('Bearer $TOKEN')
})

describe('the command', () => {
  async function command(...args: string[]): Promise<{ code: number; out: string }> {
    const child = spawn(process.execPath, ['scripts/conformance.mjs', ...args])
    let out = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (out += String(chunk)))
    const [code] = (await once(child, 'close')) as [number]
    return { code, out }
  }

  test('0: it conforms, with both files written', { timeout: 60_000 }, async () => {
    const folder = mkdtempSync(join(tmpdir(), 'conformance-'))
    const [json, html] = [join(folder, 'report.json'), join(folder, 'report.html')]
    const { code, out } = await command(
      '--base-url',
      server.url.href,
      '--only',
      'read-public',
      '--json',
      json,
      '--html',
      html,
    )
    expect({ code, out }).toEqual({ code: 0, out: expect.stringContaining('0 deviations') })
    expect(JSON.parse(readFileSync(json, 'utf8'))).toMatchObject({
      conforms: true,
      lacks: [{ journey: 'sign in' }, {}, {}],
    })
    expect(readFileSync(html, 'utf8')).toContain('The server conforms.')
    rmSync(folder, { recursive: true })
  })

  test('1: it deviates', { timeout: 30_000 }, async () => {
    const baseUrl = await server.front(sending(200, '<!doctype html><title>A site</title>', {}))
    const outcome = await conformance({ baseUrl, origin: baseUrl.origin, only: ['read-public'] })
    expect(outcome).toMatchObject({ exitCode: 1, text: expect.stringContaining('The server deviates.') })
  })

  test('2: it could not be asked', { timeout: 60_000 }, async () => {
    expect(await command('--base-url', 'http://127.0.0.1:9')).toEqual({
      code: 2,
      out: expect.stringContaining('Nobody answers at http://127.0.0.1:9/'),
    })
  })
})
