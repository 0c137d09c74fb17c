import type { Page } from '@playwright/test'
import { serve } from '../scripts/serve.mjs'
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
  demo.close()

  // the demo's token says nothing to the backend
  consoleGuard.allow(/status of 401/)
  const product = await publish(page, 'dist-base-url', demo.port, 'dashboard')
  await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible()
  await expect.poll(() => page.evaluate(kept)).toEqual(['another-tool'])
  expect((await page.request.get(`${new URL(page.url()).origin}/mockServiceWorker.js`)).status()).toBe(404)
  await page.goto('about:blank')
  product.close()
})
