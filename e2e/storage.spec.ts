import type { Page } from '@playwright/test'
import { personaOf } from '../mocks/seeds/personas'
import { serveBuild } from '../scripts/serve'
import { logInAs } from './support/actions'
import { openControls } from './support/demo'
import { expect, test } from './support/fixtures'
import { settled } from './support/screens'

test('the demo runs in memory if storage is blocked', { tag: '@no-worker' }, async ({ page, context }) => {
  await context.addInitScript(() => {
    for (const area of ['localStorage', 'sessionStorage', 'indexedDB'])
      Object.defineProperty(globalThis, area, {
        get: () => {
          throw new DOMException('The user denied it', 'SecurityError')
        },
      })
  })
  await logInAs(page, personaOf('active').email)
  await expect(page.getByRole('heading', { level: 1, name: /Devika/ })).toBeVisible()
  await expect(page.getByText('What you do is lost when you leave the page.')).toBeVisible()
  await page.getByRole('link', { name: 'Subscription', exact: true }).click()
  await expect(page).toHaveURL(/\/dashboard\/subscription$/)
  await settled(page)
  const start = await openControls(page, 'Start')
  await start.getByRole('button', { name: 'Start A ticket from start to finish' }).click()
  await expect(page.getByRole('dialog', { name: 'A ticket from start to finish, step 1 of' })).toBeVisible()
  await expect(page).toHaveURL(/\/dashboard\/support$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Support' })).toBeVisible()
})

/** Serves a build and opens it. Reusing a port keeps the origin; port 0 picks a free one. */
async function publish(page: Page, dir: string, port: number, path: string) {
  const { server, url } = await serveBuild({ dir, port })
  await page.goto(url + path)
  return {
    port: Number(new URL(url).port),
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

test(
  'the product removes the demo’s worker and data',
  { tag: '@base-url' },
  async ({ page, consoleGuard }) => {
    const kept = () =>
      page.evaluate(async () => {
        const registrations = await navigator.serviceWorker.getRegistrations()
        const databases = await indexedDB.databases()
        const scripts = registrations.map(({ active }) => new URL(active?.scriptURL ?? '').pathname)
        return [...scripts, ...databases.map(({ name }) => name ?? '').toSorted()]
      })
    const demo = await publish(page, 'dist', 0, '?scenario=dashboard-active')
    await expect(page.getByRole('heading', { level: 1, name: /Devika/ })).toBeVisible()
    await page.evaluate(async () => {
      for (const name of ['another-tool', 'mock-backend-set-aside-1'])
        await new Promise((resolve) => (indexedDB.open(name).onsuccess = resolve))
    })
    expect(await kept()).toEqual([
      '/mockServiceWorker.js',
      'another-tool',
      'mock-backend',
      'mock-backend-set-aside-1',
    ])
    await page.goto('about:blank')
    demo.close()

    // the backend does not know the demo's token
    consoleGuard.allow(/401/)
    const product = await publish(page, 'dist-base-url', demo.port, 'dashboard')
    await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible()
    await expect.poll(kept).toEqual(['another-tool'])
    expect((await page.request.get(new URL('/mockServiceWorker.js', page.url()).href)).status()).toBe(404)
    await page.goto('about:blank')
    product.close()
  },
)
