import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { mapObjects, jsonError, mapFields, rewriting } from '@mocks/quirks/answers'
import { setQuirks, type Quirk } from '@mocks/quirks/state'
import { type QuirkId, quirksNamed } from '@mocks/quirks/quirks'
import { type FaultKind, setFaults } from '@mocks/faults'
import { resetMock } from '@mocks/scenarios/applyScenario'
import { demoPassword, personaOf } from '@mocks/seeds/personas'
import { store } from '@mocks/store/db'
import { type HttpMock, startHttpMock } from '@mocks/transport/http'
import { preflightProblem } from './checks/deployment'
import type { Cause } from './finding'
import { reportContent } from './report'
import { reportHtml } from './reportHtml'
import { reportText } from './reportText'
import { type Options, runConformance } from './run'

const credentialsOf = (id: 'admin' | 'expired') => ({ email: personaOf(id).email, password: demoPassword })
const admin = credentialsOf('admin')

let mock: HttpMock
beforeAll(async () => {
  mock = await startHttpMock({ port: 0 })
})
afterEach(() => resetMock())
afterAll(() => mock.close())

const run = (options: Partial<Options> = {}) =>
  runConformance({ baseUrl: new URL(mock.url), origin: 'http://localhost:4173', admin, ...options })

const deviations = ({ causes }: { causes: Cause[] }) =>
  causes.filter(({ verdict }) => verdict !== 'advice').map(({ title }) => title)

test('finds no deviation in a conforming server and skips no check', { timeout: 240_000 }, async () => {
  const report = await run({ expired: credentialsOf('expired') })
  expect(deviations(report)).toEqual([])
  expect(report.skipped).toEqual([])
  expect(report.operations.filter(({ verdict }) => verdict !== 'conforms')).toEqual([])
  expect(report.conforms).toBe(true)
})

/** Not `whole-record`: the contract leaves open what an update does with a field that is not sent. */
type ReportedQuirk = Exclude<QuirkId, 'whole-record'>

/** The title under which each quirk is reported. */
const titleOf: Record<ReportedQuirk, string> = {
  'missing-routes': 'The route is missing',
  'upi-only': 'The payment method `qr` is refused',
  'private-payment-options':
    'The panel’s payment options need a token, as the contract advises; the panel sends it',
  'cast-errors': 'A malformed ID is answered with 500 instead of 404',
  'id-references': 'A reference is sent as an ID instead of the object',
  'bare-sign-in': '`createdAt` is missing',
  'chat-time': '`createdAt` is called `time`',
  'bare-writes': 'The answer does not contain the stored data',
  'enveloped-lists': 'The content is in the wrong place: bare or in an envelope',
  none: '"none" is sent instead of null',
  'empty-texts': 'An empty string is sent instead of null',
  'grouped-numbers': 'Numbers are sent as strings',
  'plain-ids': '`_id` is called `id`',
  'html-not-found': 'An unknown API address is answered with an HTML page',
  'html-bad-json': 'Errors are sent as HTML',
  'unreadable-429': 'A page from another origin cannot read a 429: no CORS headers',
}

test('reports every quirk, and what users notice of a missing route', { timeout: 240_000 }, async () => {
  setQuirks(quirksNamed('all'))
  const report = await run()
  const found = report.causes.map(({ title }) => title)
  expect(Object.values(titleOf).filter((title) => !found.includes(title))).toEqual([])
  expect(report.conforms).toBe(false)
  const missing = report.causes.find(({ title }) => title === titleOf['missing-routes'])
  expect(missing).toMatchObject({ verdict: 'breaks', area: 'route' })
  expect(missing?.findings[0]).toMatchObject({
    operation: 'reopenComplaint',
    expected: '200',
    got: '404, HTML',
    curl: expect.stringMatching(/^curl -i -X POST .*Bearer \$TOKEN/),
    consequence: { screen: 'Chat', text: 'Could not process reopen request.' },
  })
})

const faults: [FaultKind, title: string, got: string][] = [
  [{ kind: 'network' }, 'The server does not answer (network)', 'no answer'],
  [{ kind: 'timeout' }, 'The server does not answer (timeout)', 'no answer in time'],
  [{ kind: 'status', status: 500, message: 'E1' }, 'A valid call is answered with 500', '500, “E1”'],
  [{ kind: 'html' }, 'The server sends an HTML page instead of JSON', '200, HTML'],
  [{ kind: 'wrong-shape' }, 'The answer does not contain the requested data', 'nothing'],
]

test.each(faults)('reports a list that fails with %o', async (kind, title, got) => {
  setFaults([{ operation: 'listPlans', ...kind }])
  const report = await run({ only: ['read-public'], ...(kind.kind === 'timeout' && { timeoutMs: 3000 }) })
  expect(report.causes).toMatchObject([{ title, verdict: 'breaks' }])
  const found = report.causes[0]?.findings.find(({ operation }) => operation === 'listPlans')
  expect(found).toMatchObject({ got, consequence: { text: 'Failed to load plans. Please try again.' } })
})

test('finishes every check, whatever the server answers', { timeout: 240_000 }, async () => {
  const answers = ['', 'null', '[null, 7, {"_id": {}}]', '{"token": 7}', '{"plans": [{"na', '<html>']
  let turn = 0
  const serve = async () =>
    new Response(answers[(turn += 1) % answers.length], { status: turn % 7 ? 200 : 503 })
  setQuirks([{ title: 'rubbish', serve }])
  const report = await run({ admin: undefined, adminToken: 'token' })
  expect(report.skipped.filter(({ why }) => why.includes('itself failed'))).toEqual([])
  expect(report.conforms).toBe(false)
})

/** Writes the dates of every response in another format. */
const dated = (write: (date: Date) => string) =>
  rewriting((body) =>
    mapObjects(body, (object) =>
      mapFields(object, (key, value) => [
        key,
        /(At|Date)$/.test(key) && typeof value === 'string' ? write(new Date(value)) : value,
      ]),
    ),
  )

const spellings: [what: string, write: (date: Date) => string, title: string, verdict: string][] = [
  ['without a zone', (date) => date.toISOString().slice(0, -1), 'Dates have no time zone', 'breaks'],
  ['with two readings', () => '05/09/2026', 'Dates can be read in more than one way', 'breaks'],
  ['in another format', (date) => date.toUTCString(), 'Dates are not ISO 8601 with an offset', 'differs'],
]

test.each(spellings)('reports dates %s', async (_what, write, title, verdict) => {
  setQuirks([{ title: 'dates', serve: dated(write) }])
  const { causes } = await run({ only: ['overdue', 'approval'] })
  const found = causes.filter((cause) => cause.verdict !== 'advice')
  expect(found.map((cause) => [cause.title, cause.verdict])).toEqual([[title, verdict]])
})

const allowed = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Headers': 'Authorization, Content-Type',
  'Access-Control-Allow-Methods': 'GET, PUT, PATCH, DELETE, POST',
}

test.each([
  [204, {}, null],
  [204, { 'Access-Control-Allow-Origin': 'https://a.b' }, 'Access-Control-Allow-Origin: https://a.b'],
  [204, { 'Access-Control-Allow-Methods': 'GET, PUT' }, 'Access-Control-Allow-Methods: GET, PUT'],
  [204, { 'Access-Control-Allow-Headers': '*' }, 'Access-Control-Allow-Headers: *'],
])('judges a preflight answered with %i and the changed headers %o', (status, changes, problem) => {
  const asked = { method: 'PATCH', wanted: ['authorization', 'content-type'], origin: 'http://localhost' }
  expect(preflightProblem({ status, headers: new Headers({ ...allowed, ...changes }) }, asked)).toBe(problem)
})

test('stores nothing with --read-only and reports what it skipped', async () => {
  const written: string[] = []
  const serve: Quirk['serve'] = ({ operation, request: { method } }, next) => {
    if (method !== 'GET' && operation !== 'login') written.push(`${method} ${operation}`)
    return next()
  }
  setQuirks([{ title: 'log', serve }])
  const report = await run({ readOnly: true })
  expect([written, deviations(report)]).toEqual([[], []])
  expect(report.operations.find(({ id }) => id === 'createPlan')?.verdict).toBe('not tested')
  const why = 'it stores something, and --read-only was given'
  expect(report.skipped).toContainEqual({ title: 'An order, and the approval queue', why })
})

test('stops sending notifications if one for a client reaches all', { timeout: 240_000 }, async () => {
  let sent = 0
  const serve: Quirk['serve'] = async ({ operation }, next) => {
    const response = await next()
    if (operation !== 'sendNotification') return response
    for (const row of store.notification.filter(({ message }) => message.startsWith('Conformance')))
      store.notification.put({ ...row, userId: null })
    if (response.ok) sent += 1
    return response
  }
  setQuirks([{ title: 'to all', serve }])
  const report = await run({ only: ['recipient', 'inputs-admin', 'at-bounds'] })
  expect(deviations(report)).toContain('A notification for one client is shown to others')
  expect(sent).toBe(1)
})

test('blames a wrong password on the caller, not on the server', async () => {
  const wrong = { ...admin, password: 'not-the-password' }
  await expect(run({ admin: wrong })).rejects.toThrow(`refuses to sign in ${admin.email} (400)`)
})

test('keeps tokens, passwords and unescaped markup out of reports', async () => {
  const tokens: string[] = []
  const serve: Quirk['serve'] = async ({ operation, request }, next) => {
    const response = await next()
    const { token } = Object(await response.clone().json())
    if (typeof token === 'string') tokens.push(token)
    const message = `<script>${request.headers.get('Authorization')}</script>`
    return operation === 'getMe' ? jsonError(400, message) : response
  }
  setQuirks([{ title: 'echo', serve }])
  const report = await run({ only: ['register', 'own-role'] })
  const html = reportHtml(reportContent(report))
  const written = JSON.stringify(report) + reportText(reportContent(report)) + html
  expect(tokens).toHaveLength(2)
  for (const secret of [...tokens, demoPassword]) expect(written).not.toContain(secret)
  expect(html).toContain('&lt;script&gt;Bearer …')
  expect(html).not.toContain('<script')
  expect(written).toContain('Bearer $TOKEN')
})

async function command(...args: string[]): Promise<{ code: number; out: string }> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/conformance/main.ts', ...args])
  let out = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (out += String(chunk)))
  const [code] = (await once(child, 'close')) as [number]
  return { code, out }
}

test('writes reports and sets the exit code when run as a command', { timeout: 240_000 }, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'conformance-'))
  const [json_, html] = [join(folder, 'report.json'), join(folder, 'report.html')]
  const files = ['--only', 'read-public', '--json', json_, '--html', html]
  const [tested, unreachable] = await Promise.all([
    command('--base-url', mock.url, ...files),
    command('--base-url', 'http://127.0.0.1:9'),
  ])
  expect(tested).toEqual({ code: 0, out: expect.stringContaining('The server conforms.') })
  expect(JSON.parse(readFileSync(json_, 'utf8'))).toMatchObject({ conforms: true })
  expect(readFileSync(html, 'utf8')).toContain('The server conforms.')
  expect(unreachable).toEqual({ code: 2, out: 'No answer from http://127.0.0.1:9/\n' })
  rmSync(folder, { recursive: true })
})
