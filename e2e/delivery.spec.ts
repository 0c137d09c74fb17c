import type { Page } from '@playwright/test'
import { axeLightAndDark, expect, test } from './support/fixtures'
import { open, takenOver } from './support/site'
import { openScenario } from './support/tabs'

const pages = ['/', '/about', '/services', '/features', '/team', '/contact', '/login', '/register']

test('no page asks a foreign host for anything', { tag: '@every-backend' }, async ({ page, baseURL }) => {
  const hosts = new Set<string>()
  page.on('request', (request) => hosts.add(new URL(request.url()).host))
  for (const path of pages) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.waitForLoadState('networkidle')
  }
  const own = [baseURL, process.env['VITE_API_BASE_URL'] ?? 'http://127.0.0.1:4010']
  const ownHosts = own.map((address = '') => new URL(address).host)
  expect([...hosts].filter((host) => host !== '' && !ownHosts.includes(host))).toEqual([])
})

test('an address that does not exist is answered with 404 and a page that says so', async ({
  page,
  consoleGuard,
}) => {
  // the browser's own line about the document's status
  consoleGuard.allow(/status of 404/)
  const response = await page.goto('/no-such-page')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible()
})

test('a scenario link opens that state', async ({ page }) => {
  await page.goto('/?scenario=payment-coupon')
  await expect(page).toHaveURL(/\/payment\/premium/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('a scenario that does not exist is said so, and the page starts', async ({ page }) => {
  await page.goto('/?scenario=constructor')
  await expect(page.getByText('There is no scenario called “constructor”.')).toBeVisible()
  await page.getByRole('link', { name: 'Login' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible()
})

/** Makes a call whose answer cannot be there already. The guard of the console sees when it got past the mock. */
async function submitTicket(page: Page, message = 'The bill of Saturday prints twice.') {
  await page.getByLabel('What can we do for you?').fill(message)
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: message })).toBeVisible()
}

test('a worker that has forgotten the page and does not wake is waited for once, and done without', async ({
  page,
}) => {
  await openScenario(page, 'support')
  await page.evaluate(() => {
    const { serviceWorker } = navigator
    serviceWorker.controller?.postMessage('CLIENT_CLOSED')
    ServiceWorker.prototype.postMessage = () => {}
    // as after a long time without a call: the next one is to wake the worker first
    const now = performance.now.bind(performance)
    performance.now = () => now() + 60_000
  })
  await submitTicket(page)
  // whoever waits for the worker a second time waits for ever
  await page.evaluate(() => {
    const start = setTimeout
    Reflect.set(globalThis, 'setTimeout', (run: () => void, ms?: number) => (ms === 500 ? 0 : start(run, ms)))
  })
  await submitTicket(page, 'And the one of Sunday.')
})

test('a page that is being left has its calls answered until it is gone', async ({ page }) => {
  await openScenario(page, 'support')
  await page.evaluate(() => dispatchEvent(new Event('beforeunload')))
  await submitTicket(page)
})

/** Every file of the deployment whose document the page has is gone, until a document is asked for again. */
async function deployAnew(page: Page) {
  let gone = true
  await page.route(/\/assets\//, (route) => (gone ? route.fulfill({ status: 404 }) : route.continue()))
  await page.route('**/*', (route) => {
    if (route.request().isNavigationRequest()) gone = false
    return route.fallback()
  })
}

for (const [to, heading] of [
  ['Services', '21 services, each with its price.'],
  ['Login', 'Login'],
] as const) {
  test(`a page of an earlier deployment goes on to ${to}`, async ({ page, consoleGuard }) => {
    consoleGuard.allow(/status of 404/)
    await open(page, '/about')
    await deployAnew(page)
    await page.getByRole('banner').getByRole('link', { name: to }).click()
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
  })
}

test('a part of a page that turns out to be gone before the next page does leaves no error behind', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/status of 404/)
  await open(page, '/about')
  await deployAnew(page)
  await page.route(/\/assets\/LoginPage-/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 150))
    await route.fallback()
  })
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible()
})

test('a menu whose code is gone with an earlier deployment has the page loaded anew', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/status of 404|dynamically imported module/)
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/about')
  await deployAnew(page)
  const menu = page.getByRole('button', { name: 'Open menu' })
  await menu.click()
  await page.waitForEvent('load')
  await menu.click()
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Services' })).toBeVisible()
})

/** Lets no script of the product through until the answer of this is called. */
async function withoutScripts(page: Page): Promise<() => void> {
  let blocked = true
  await page.route(/\/assets\/.*\.js/, (route) => (blocked ? route.abort() : route.continue()))
  return () => {
    blocked = false
  }
}

test('a member’s page whose scripts do not come says so, and comes when it is loaded again @no-worker', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/ERR_FAILED/)
  await openScenario(page, 'dashboard-active')
  const allow = await withoutScripts(page)
  await page.reload()
  await expect(page.getByText('A part of this page could not be loaded.')).toBeVisible()
  await expect(page.locator('.skel')).toHaveCount(0)
  await axeLightAndDark(page)
  allow()
  await page.getByRole('button', { name: 'Reload the page' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /Devika/ })).toBeVisible()
})

test('a visitor’s page whose scripts did not come is loaded again by a click that needs them', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/ERR_FAILED/)
  const allow = await withoutScripts(page)
  const failed = page.waitForEvent('requestfailed')
  await page.goto('/login')
  await failed
  await page.waitForLoadState('networkidle')
  allow()
  const reloaded = page.waitForEvent('load')
  await page.getByRole('button', { name: 'Show password' }).click()
  await reloaded
  await takenOver(page, 'h1')
})

test('a page whose code cannot be fetched without a connection says so, and goes on with one', async ({
  page,
  context,
  consoleGuard,
}) => {
  // the browser's line
  consoleGuard.allow(/ERR_INTERNET_DISCONNECTED/)
  await open(page, '/about')
  await context.setOffline(true)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Services' }).click()
  await expect(page.getByText('A part of this page could not be loaded.')).toBeVisible()
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Reload the page' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '21 services' })).toBeVisible()
})
