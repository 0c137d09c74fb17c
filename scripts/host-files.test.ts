import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { filesForHosts } from './host-files.mjs'
import { commonHeaders, demoSections, hostFiles, siteSection } from './host-rules.mjs'
import { serve } from './serve.mjs'
import { isInstalled, startApache, startNginx } from './vitest/web-servers'

const base = '/some/sub-path/'
const appFolders = ['/payment', '/dashboard']
const sections = [...demoSections, siteSection("default-src 'self'", ['/', '/about'], appFolders)]
const files = filesForHosts({ base, appFolders, sections })

/** What the built folder holds; the text of each file is its name. */
const built = [
  'index.html',
  'about/index.html',
  'app/index.html',
  '404.html',
  'assets/a-1.js',
  'mockServiceWorker.js',
  'storybook/index.html',
  'storybook/iframe.html',
  'storybook/assets/b-1.js',
  'storybook/mockServiceWorker.js',
  'coverage/index.html',
]

type Answer = { status: number; text: string; cache: string; policy: string }
const page = (text: string, policy: string, status = 200): Answer => ({
  status,
  text,
  cache: 'no-cache',
  policy: `${policy}; frame-ancestors 'self'`,
})
const site = (text: string, status?: number) => page(text, "default-src 'self'", status)
const [storybook, coverage] = demoSections.map(({ policy }) => policy)
const kept = { cache: 'public, max-age=31536000, immutable', policy: '' }

const expected: Record<string, Answer> = {
  '': site('index.html'),
  about: site('about/index.html'),
  dashboard: site('app/index.html'),
  'dashboard/support': site('app/index.html'),
  'payment/': site('app/index.html'),
  'payment/pro': site('app/index.html'),
  'assets/a-1.js': { status: 200, text: 'assets/a-1.js', ...kept },
  'mockServiceWorker.js': { status: 200, text: 'mockServiceWorker.js', cache: 'no-cache', policy: '' },
  'storybook/': page('storybook/index.html', storybook ?? ''),
  'storybook/iframe.html': page('storybook/iframe.html', storybook ?? ''),
  'storybook/assets/b-1.js': { status: 200, text: 'storybook/assets/b-1.js', ...kept },
  'storybook/mockServiceWorker.js': {
    status: 200,
    text: 'storybook/mockServiceWorker.js',
    cache: 'no-cache',
    policy: '',
  },
  'coverage/': page('coverage/index.html', coverage ?? ''),
}
const missing = ['nowhere', 'dashboards', 'about/nowhere', 'assets/', 'assets/gone.js', 'storybook/nowhere']

let folder = ''
let root = ''

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hosts-'))
  root = join(folder, 'www')
  const write = async (name: string, text: string) => {
    const file = join(root, base, name)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, text)
  }
  for (const name of built) await write(name, name)
  for (const [name, text] of Object.entries(files)) await write(name, text)
  // the servers read it as somebody else
  await chmod(folder, 0o755)
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const startOurs = async () => {
  const { server, url } = await serve({ dir: join(root, base), base })
  return { url: new URL(url).origin, stop: () => void server.close() }
}

const hosts = [
  { name: 'our own server, by _redirects and _headers', start: startOurs, installed: true },
  { name: 'nginx', start: () => startNginx(folder, root, join(root, base)), installed: isInstalled.nginx },
  { name: 'Apache', start: () => startApache(folder, root), installed: isInstalled.apache },
]

describe.each(hosts)('$name', ({ start, installed }) => {
  let host: Awaited<ReturnType<typeof start>>
  beforeAll(async () => {
    host = installed ? await start() : undefined
  })
  afterAll(() => host?.stop())
  const get = (path: string) =>
    fetch(`${host?.url}${base}${path}`, { headers: { accept: 'text/html,*/*;q=0.8' } })

  test.runIf(installed).each(Object.entries(expected))('sends what belongs at /%s', async (path, wanted) => {
    const answer = await get(path)
    const { status, headers } = answer
    const value = (name: string) => headers.get(name) ?? ''
    expect({
      status,
      text: await answer.text(),
      cache: value('cache-control'),
      policy: value('content-security-policy'),
    }).toEqual(wanted)
    const common = Object.keys(commonHeaders).map((name) => [name, value(name)])
    expect(Object.fromEntries(common)).toEqual(commonHeaders)
  })

  test.runIf(installed).each([...missing, ...hostFiles])('has nothing at /%s', async (path) => {
    const { status, headers } = await get(path)
    expect([403, 404]).toContain(status)
    // else it would be missing for a year
    expect(headers.get('cache-control') ?? '').not.toContain('immutable')
  })

  test.runIf(installed)('has a page for what it does not have', async () => {
    expect(await (await get('nowhere')).text()).toBe('404.html')
  })

  test.runIf(installed)('leads to the slash that a folder of relative addresses needs', async () => {
    for (const path of ['storybook', 'coverage']) {
      const answer = await get(path)
      expect([answer.status, new URL(answer.url).pathname]).toEqual([200, `${base}${path}/`])
    }
  })
})

/** What is read of vercel.json: its sources are regular expressions, but for the full stop. */
type Vercel = Record<'redirects' | 'rewrites', { source: string; destination: string }[]> & {
  headers: { source: string; headers: { key: string; value: string }[] }[]
}
const vercel = JSON.parse(files['vercel.json'] ?? '') as Vercel
const matches = (source: string, path: string) =>
  new RegExp(`^${source.replaceAll(/(?<!\\)\.(?!\*)/g, String.raw`\.`)}$`).test(base + path)

test.each(Object.entries(expected))('Vercel: /%s', (path, { text, cache, policy }) => {
  const sent = vercel.headers
    .filter(({ source }) => matches(source, path))
    .flatMap(({ headers }) => headers.map(({ key, value }) => [key, value] as const))
  // no name twice: which one would count is Vercel's secret
  expect(new Set(sent.map(([name]) => name)).size).toBe(sent.length)
  const wanted = { 'Cache-Control': cache, ...(policy && { 'Content-Security-Policy': policy }) }
  expect(Object.fromEntries(sent)).toEqual({ ...commonHeaders, ...wanted })
  const shell = vercel.rewrites.find(({ source }) => matches(source, path))?.destination
  expect(shell).toBe(text === 'app/index.html' ? `${base}app/index.html` : undefined)
})

test('what Vercel rewrites is what the browser alone renders', () => {
  const rewritten = missing.filter((path) => vercel.rewrites.some(({ source }) => matches(source, path)))
  expect(rewritten).toEqual([])
  expect(vercel.redirects).toContainEqual(
    expect.objectContaining({ source: `${base}storybook`, destination: `${base}storybook/` }),
  )
})

test('at the top of a host there is no folder to be led into', () => {
  const atTop = filesForHosts({ base: '/', appFolders, sections })
  expect(atTop['_redirects']).toContain('/storybook /storybook/ 301\n')
  expect(atTop['_redirects']).not.toContain(' / 301')
  expect(atTop['_headers']).toContain('/about\n  Cache-Control: no-cache\n')
  expect(atTop['.nojekyll']).toBe('')
})
