import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import type { Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { filesForHosts } from './host-files.mjs'
import { siteSection } from './host-rules.mjs'
import { serve } from './serve.mjs'

const base = '/demo/'
const appFolders = ['/dashboard']
const hosting = { base, appFolders, sections: [siteSection("script-src 'self'", ['/'], appFolders)] }
const asDocument = { headers: { accept: 'text/html' } }
let dir = ''
let server: Server
let url = ''

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'serve-'))
  const product = join(dir, 'product')
  for (const folder of ['assets', 'app']) await mkdir(join(product, folder), { recursive: true })
  await writeFile(join(dir, 'secret.txt'), 'secret')
  const files = {
    ...filesForHosts(hosting),
    'index.html': '<title>home</title>',
    'app/index.html': '<title>shell</title>',
    '404.html': '<title>not found</title>',
    'assets/a.js': 'export {}',
  }
  for (const [name, text] of Object.entries(files)) await writeFile(join(product, name), text)
  ;({ server, url } = await serve({ dir: product, base }))
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

test('the shell stands for what the build names, with the policy as a header', async () => {
  const titleAt = async (path: string) => {
    const answer = await fetch(url + path, asDocument)
    const title = /<title>(.*)<\/title>/.exec(await answer.text())?.[1]
    return [answer.status, title, answer.headers.get('content-security-policy')]
  }
  const policy = "script-src 'self'; frame-ancestors 'self'"
  expect(await titleAt('')).toEqual([200, 'home', policy])
  expect(await titleAt('dashboard')).toEqual([200, 'shell', policy])
  expect(await titleAt('dashboard/support')).toEqual([200, 'shell', policy])
  expect(await titleAt('dashboards')).toEqual([404, 'not found', null])
})

test('a folder without rules for hosts is served too', async () => {
  await writeFile(join(dir, 'index.html'), '<title>alone</title>')
  const other = await serve({ dir })
  expect(await (await fetch(other.url)).text()).toContain('alone')
  expect((await fetch(`${other.url}nowhere`, asDocument)).status).toBe(404)
  other.server.close()
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

test('an address that is longer than any file’s name is unknown, and the server goes on', async () => {
  expect((await fetch(`${url}${'W'.repeat(2000)}`)).status).toBe(404)
  expect((await fetch(url)).status).toBe(200)
})
