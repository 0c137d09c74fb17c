import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import type { Server } from 'node:http'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { commonHeaders, filesForHosts, hostFiles } from './build/hosting'
import { serveBuild } from './serve'

const base = '/demo/'
const files: Record<string, string> = {
  ...filesForHosts({ base, withStorybook: true }, ['/dashboard']),
  'index.html': 'home',
  'about/index.html': 'about',
  'app/index.html': 'shell',
  '404.html': 'not found',
  'assets/a-1.js': 'export {}',
  'mockServiceWorker.js': 'worker',
  'storybook/index.html': 'storybook',
}

let dir = ''
let server: Server
let url = ''

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'serve-'))
  await writeFile(join(dir, 'secret.txt'), 'secret')
  for (const [name, text] of Object.entries(files)) {
    const file = join(dir, 'product', name)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, text)
  }
  ;({ server, url } = await serveBuild({ dir: join(dir, 'product'), base }))
})
afterAll(async () => {
  server.close()
  await rm(dir, { recursive: true })
})

const get = (path: string, headers: Record<string, string> = { accept: 'text/html' }) =>
  fetch(url + path, { headers, redirect: 'manual' })

test.each([
  ['', 'home'],
  ['about', 'about'],
  ['about/', 'about'],
  ['dashboard', 'shell'],
  ['dashboard/support', 'shell'],
])('serves the page at /%s with the common headers and no-cache', async (path, text) => {
  const answer = await get(path)
  expect([answer.status, await answer.text()]).toEqual([200, text])
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'text/html;charset=utf-8',
    'cache-control': 'no-cache',
    ...Object.fromEntries(new Headers(commonHeaders)),
  })
})

test('has browsers cache hashed files but revalidate the worker', async () => {
  const script = await get('assets/a-1.js')
  expect(script.headers.get('content-type')).toBe('text/javascript')
  expect(script.headers.get('cache-control')).toContain('immutable')
  const worker = await get('mockServiceWorker.js')
  expect(worker.headers.get('cache-control')).toBe('no-cache')
})

test.each(['nowhere', 'dashboards', 'about/nowhere', 'storybook/nowhere'])(
  'returns the 404 document at the unknown address /%s',
  async (path) => {
    const answer = await get(path)
    expect([answer.status, await answer.text()]).toEqual([404, 'not found'])
  },
)

test.each([
  'assets/',
  'assets/gone.js',
  'logo.png',
  '%2e%2e/secret.txt',
  '..%2fsecret.txt',
  '%00',
  'W'.repeat(2000),
  '%',
  ...hostFiles,
])('returns an uncached plain-text 404 at /%s', async (path) => {
  const answer = await get(path, { accept: '*/*' })
  expect(answer.status).toBe(404)
  expect(await answer.text()).toBe('404\n')
  expect(answer.headers.get('cache-control') ?? '').not.toContain('immutable')
})

test('redirects to add the trailing slash that relative URLs need', async () => {
  for (const [path, to] of [
    [url.slice(0, -1), base],
    [`${url}storybook?a=1`, `${base}storybook/?a=1`],
  ] as const) {
    const answer = await fetch(path, { redirect: 'manual' })
    expect([answer.status, answer.headers.get('location')]).toEqual([301, to])
  }
})

test('serves nothing outside the base', async () => {
  expect((await fetch(new URL('/', url))).status).toBe(404)
})

test.each([
  ['gzip, deflate, br', 'br'],
  ['gzip', 'gzip'],
  ['identity', null],
])('answers Accept-Encoding “%s” with Content-Encoding %s', async (accepted, coding) => {
  const answer = await get('assets/a-1.js', { 'accept-encoding': accepted })
  expect(answer.headers.get('content-encoding')).toBe(coding)
  expect(await answer.text()).toBe('export {}')
})

test('rejects a folder without a build', async () => {
  await expect(serveBuild({ dir: join(dir, 'nothing') })).rejects.toThrow('npm run build')
})
