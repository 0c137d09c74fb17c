import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { Page } from '@playwright/test'
import { personaOf } from '../mocks/seeds/personas'
import { serve } from '../scripts/serve'
import { signIn } from './support/actions'
import { expect, test } from './support/fixtures'

/** What this origin keeps in the browser, by name: workers, then databases. Runs in the page. */
async function kept() {
  const registrations = await navigator.serviceWorker.getRegistrations()
  const databases = await indexedDB.databases()
  const scripts = registrations.map(({ active }) => new URL(active?.scriptURL ?? '').pathname)
  return [...scripts, ...databases.map(({ name }) => name ?? '').toSorted()]
}

/** Shows the page of this build at the origin where another one stood before; port 0 is any free one. */
async function publish(page: Page, dir: string, port: number, path: string) {
  const { server, url } = await serve({ dir, port })
  await page.goto(url + path)
  return {
    port: Number(new URL(url).port),
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

test('where the demo has stood, the product removes its worker and its database, and nothing else @base-url', async ({
  page,
  consoleGuard,
}) => {
  const demo = await publish(page, 'dist', 0, '?scenario=dashboard-active')
  await expect(page.getByRole('heading', { level: 1, name: /Devika/ })).toBeVisible()
  await page.evaluate(async () => {
    await new Promise((resolve) => (indexedDB.open('another-tool').onsuccess = resolve))
    await new Promise((resolve) => (indexedDB.open('mock-backend-set-aside-1').onsuccess = resolve))
  })
  expect(await page.evaluate(kept)).toEqual([
    '/mockServiceWorker.js',
    'another-tool',
    'mock-backend',
    'mock-backend-set-aside-1',
  ])
  // its own code is not there any more once another build is
  await page.goto('about:blank')
  demo.close()

  // the demo's token says nothing to the backend
  consoleGuard.allow(/401/)
  const product = await publish(page, 'dist-base-url', demo.port, 'dashboard')
  await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible()
  await expect.poll(() => page.evaluate(kept)).toEqual(['another-tool'])
  expect((await page.request.get(`${new URL(page.url()).origin}/mockServiceWorker.js`)).status()).toBe(404)
  await page.goto('about:blank')
  product.close()
})

test('a build for the site’s own host calls nothing else, behind a reverse proxy @base-url', async ({
  browser,
}) => {
  test.setTimeout(180_000)
  const env = { ...process.env, VITE_API_BASE_URL: '/' }
  const build = ['--import', 'tsx', 'scripts/build.ts', '--outDir', 'dist-own-host']
  const { stdout } = await promisify(execFile)(process.execPath, build, { env })
  expect(stdout).toContain('Building for the backend at / on the site’s own host')
  expect(stdout).toContain('/plans is written without its plans')

  const { server, url } = await serve({ dir: 'dist-own-host' })
  const api = process.env['VITE_API_BASE_URL'] ?? 'http://127.0.0.1:4010/'
  const page = await browser.newPage({ baseURL: url })
  const hosts = new Set<string>()
  page.on('request', (request) => hosts.add(new URL(request.url()).origin))
  await page.route(`${url}api/**`, async (route) => {
    const answer = await route.fetch({ url: route.request().url().replace(url, new URL('/', api).href) })
    await route.fulfill({ response: answer })
  })
  await signIn(page, personaOf('active').email)
  await expect(page.getByRole('heading', { level: 1, name: /Devika/ })).toBeVisible()
  expect([...hosts]).toEqual([new URL(url).origin])
  // the dashboard may still be asking
  await page.unrouteAll({ behavior: 'wait' })
  await page.close()
  server.closeAllConnections()
  server.close()
})
