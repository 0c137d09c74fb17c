import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import type { Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { redirects } from './head.mjs'
import { serve } from './serve.mjs'

const page = `<meta http-equiv="Content-Security-Policy" content="script-src &#39;self&#39;"><title>shell</title>`
const asDocument = { headers: { accept: 'text/html' } }
let dir = ''
let server: Server
let url = ''

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'serve-'))
  await mkdir(join(dir, 'product', 'assets'), { recursive: true })
  await writeFile(join(dir, 'secret.txt'), 'secret')
  await writeFile(join(dir, 'product', 'index.html'), page)
  await writeFile(join(dir, 'product', 'assets', 'a.js'), 'export {}')
  ;({ server, url } = await serve({ dir: join(dir, 'product'), base: '/demo/' }))
})
afterAll(async () => {
  server.close()
  await rm(dir, { recursive: true })
})

test('files have their type, and hashed ones are kept', async () => {
  const answer = await fetch(`${url}assets/a.js`)
  expect(answer.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
  expect(answer.headers.get('cache-control')).toContain('immutable')
  expect(await answer.text()).toBe('export {}')
})

test('any other document is the shell, with the policy of the build as a header', async () => {
  const answer = await fetch(`${url}dashboard/support`, asDocument)
  expect(answer.status).toBe(200)
  expect(await answer.text()).toContain('shell')
  expect(answer.headers.get('content-security-policy')).toBe("script-src 'self'; frame-ancestors 'self'")
})

test('with a document for what is not found, the shell stands for what the build names', async () => {
  const files = join(dir, 'product')
  await writeFile(join(files, '404.html'), '<title>not found</title>')
  await writeFile(join(files, '_redirects'), redirects(['/dashboard'], '/demo/'))
  const other = await serve({ dir: files, base: '/demo/' })
  const titleAt = async (path: string) => {
    const answer = await fetch(other.url + path, asDocument)
    return [answer.status, /<title>(.*)<\/title>/.exec(await answer.text())?.[1]]
  }
  expect(await titleAt('dashboard')).toEqual([200, 'shell'])
  expect(await titleAt('dashboard/support')).toEqual([200, 'shell'])
  expect(await titleAt('dashboards')).toEqual([404, 'not found'])
  other.server.close()
  await Promise.all(['404.html', '_redirects'].map((name) => rm(join(files, name))))
})

test.each(['assets/gone.js', 'logo.png', 'api/auth/plans'])(
  'a missing file is 404, not the shell: %s',
  async (path) => {
    expect((await fetch(url + path)).status).toBe(404)
  },
)

test('a missing file is 404 even when asked for as a document', async () => {
  expect((await fetch(`${url}assets/gone.js`, asDocument)).status).toBe(404)
})

test.each(['%2e%2e/secret.txt', '..%2fsecret.txt', '%00', '%'])(
  'nothing outside the folder is served: %s',
  async (path) => {
    const answer = await fetch(url + path)
    expect(answer.status).toBe(404)
    expect(await answer.text()).not.toContain('secret')
  },
)

test('outside the base there is nothing, and the base without its slash leads to it', async () => {
  expect((await fetch(new URL('/', url))).status).toBe(404)
  const answer = await fetch(url.slice(0, -1), { redirect: 'manual' })
  expect([answer.status, answer.headers.get('location')]).toEqual([308, '/demo/'])
})

test('other methods are refused', async () => {
  expect((await fetch(url, { method: 'POST' })).status).toBe(405)
})

test('a folder without a build is refused', async () => {
  await expect(serve({ dir: join(dir, 'nothing') })).rejects.toThrow('npm run build')
})

test.each([
  ['gzip, deflate, br', 'br'],
  ['gzip', 'gzip'],
  ['identity', null],
])('to who accepts %s, text goes out as %s', async (accepted, coding) => {
  const answer = await fetch(`${url}assets/a.js`, { headers: { 'accept-encoding': accepted } })
  expect(answer.headers.get('content-encoding')).toBe(coding)
  expect(await answer.text()).toBe('export {}')
})

test('a file that is known already is not sent again, one that has changed is', async () => {
  const file = join(dir, 'product', 'b.js')
  await writeFile(file, 'export {}')
  const etag = (await fetch(`${url}b.js`)).headers.get('etag') ?? ''
  const again = () => fetch(`${url}b.js`, { headers: { 'if-none-match': etag } })
  expect([(await again()).status, await (await again()).text()]).toEqual([304, ''])
  await writeFile(file, 'export { changed }')
  expect((await again()).status).toBe(200)
})
