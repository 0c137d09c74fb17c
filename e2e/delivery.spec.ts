import type { Page } from '@playwright/test'
import { axeFaults } from './support/axe'
import { demoPassword, personaOf } from '../mocks/seeds/personas'
import { expectSubmitted, freshTransactionId } from './support/actions'
import { expect, test } from './support/fixtures'
import { openScenario } from './support/screens'
import { holdBack, hydrated, open } from './support/site'

/** A call whose answer cannot be cached. The console guard sees if it got past the mock. */
async function submitTicket(page: Page, message: string) {
  await page.getByLabel('What can we do for you?').fill(message)
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: message })).toBeVisible()
}

test('an unknown address answers 404 with a page that says so', async ({ page, consoleGuard }) => {
  // the browser's own line about the document's status
  consoleGuard.allow(/status of 404/)
  expect((await page.goto('/no-such-page'))?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible()
})

test('calls are answered when the worker has forgotten the page', async ({ page }) => {
  await openScenario(page, 'support')
  await test.step('as the page is being left', async () => {
    await page.evaluate(() => dispatchEvent(new Event('beforeunload')))
    await submitTicket(page, 'The bill of Friday prints twice.')
  })
  await test.step('by a worker that does not wake', async () => {
    await page.evaluate(() => {
      navigator.serviceWorker.controller?.postMessage('CLIENT_CLOSED')
      ServiceWorker.prototype.postMessage = () => {}
      // after a long time without a call, the next one wakes the worker first
      const now = performance.now.bind(performance)
      performance.now = () => now() + 60_000
    })
    await submitTicket(page, 'The bill of Saturday prints twice.')
  })
  await test.step('without waiting for it a second time', async () => {
    await page.evaluate(() => {
      const start = setTimeout
      Reflect.set(globalThis, 'setTimeout', (run: () => void, ms?: number) =>
        ms === 500 ? 0 : start(run, ms),
      )
    })
    await submitTicket(page, 'And the one of Sunday.')
  })
})

test('a page of an earlier deployment reloads for the next page', async ({ page, consoleGuard }) => {
  consoleGuard.allow(/status of 404|dynamically imported module/)
  /** Every file that the current document names is gone, until a document is loaded. */
  let gone = false
  await page.route(/\/assets\//, (route) => (gone ? route.fulfill({ status: 404 }) : route.fallback()))
  page.on('framenavigated', () => (gone = false))
  await page.route('**/*', (route) => {
    if (route.request().isNavigationRequest()) gone = false
    return route.fallback()
  })
  for (const [to, heading] of [
    ['Services', '21 services, each with its price.'],
    ['Login', 'Login'],
  ] as const) {
    await open(page, '/about')
    gone = true
    await page.getByRole('banner').getByRole('link', { name: to }).click()
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
  }

  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/about')
  gone = true
  const reloaded = page.waitForEvent('load')
  const menu = page.getByRole('button', { name: 'Open menu' })
  await menu.click()
  await reloaded
  await menu.click()
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Services' })).toBeVisible()
})

test('a member’s page without its scripts says so', { tag: '@no-worker' }, async ({ page, consoleGuard }) => {
  consoleGuard.allow(/ERR_FAILED/)
  await openScenario(page, 'dashboard-active')
  await page.route(/\/assets\/.*\.js/, (route) => route.abort())
  await page.reload()
  await expect(page.getByText('A part of this page could not be loaded.')).toBeVisible()
  await expect(page.locator('.skel')).toHaveCount(0)
  expect(await axeFaults(page)).toEqual([])
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Reload the page' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /Devika/ })).toBeVisible()
})

test('a public page without its scripts reloads on a click that needs them', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/ERR_FAILED/)
  await page.route(/\/assets\/.*\.js/, (route) => route.abort())
  const failed = page.waitForEvent('requestfailed')
  await page.goto('/login')
  await failed
  await page.waitForLoadState('networkidle')
  await page.unrouteAll()
  const reloaded = page.waitForEvent('load')
  await page.getByRole('button', { name: 'Show password' }).click()
  await reloaded
  await hydrated(page.locator('#root'))
})

test('a lost connection is survived and said', async ({ page, context, consoleGuard }) => {
  consoleGuard.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/)
  await test.step('a part below works once the connection is back', async () => {
    await open(page, '/about')
    await context.setOffline(true)
    const failed = page.waitForEvent('requestfailed')
    const footer = page.locator('[data-part="footer"]')
    await footer.scrollIntoViewIfNeeded()
    await failed
    await expect(page.getByRole('contentinfo')).toBeVisible()
    await context.setOffline(false)
    const form = page.getByRole('form', { name: 'Newsletter' })
    await form.getByLabel('Email for the newsletter').fill('asha@salunkhefarms.example')
    await form.getByRole('button', { name: 'Subscribe' }).click()
    await expect(form.getByRole('status')).toHaveText('Thank you for subscribing to our newsletter!')
  })
  await test.step('a page that cannot be fetched says so, and comes when the line is back', async () => {
    await open(page, '/about')
    await context.setOffline(true)
    await page.getByRole('banner').getByRole('link', { name: 'Services' }).click()
    await expect(page.getByText('This part could not be loaded.')).toBeVisible()
    await expect(page.getByRole('banner')).toBeVisible()
    await context.setOffline(false)
    await expect(page.getByRole('heading', { level: 1, name: '21 services' })).toBeVisible()
    await expect(page.getByText('This part could not be loaded.')).toHaveCount(0)
  })
  await test.step('the receipt of a payment is there before the payment is sent', async () => {
    await openScenario(page, 'payment')
    await page.getByLabel(/Transaction ID/).fill(freshTransactionId())
    await page.waitForLoadState('networkidle')
    await context.setOffline(true)
    await page.getByRole('button', { name: 'Submit for approval' }).click()
    await expectSubmitted(page)
    await context.setOffline(false)
  })
})

test('a page is never empty between two screens', { tag: '@no-worker' }, async ({ page, consoleGuard }) => {
  consoleGuard.allow(/401/)
  /** Notes if the page ever has neither heading nor skeleton after it had one. */
  await page.addInitScript(() => {
    let hadContent = false
    const look = () => {
      const hasContent = document.querySelector('main :is(h1, .skel)') !== null
      if (hadContent && !hasContent) Reflect.set(globalThis, 'wasEmpty', true)
      hadContent ||= hasContent
    }
    new MutationObserver(look).observe(document, { childList: true, subtree: true })
  })
  const expectWhole = async (heading: string | RegExp) => {
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    expect(await page.evaluate(() => 'wasEmpty' in globalThis)).toBe(false)
  }
  await test.step('after logging in', async () => {
    const release = await holdBack(page, /\/assets\/DashboardPage/)
    await page.goto('/login')
    const form = page.getByRole('form', { name: 'Login' })
    await form.getByLabel('Email').fill(personaOf('active').email)
    await form.getByLabel('Password', { exact: true }).fill(demoPassword)
    await form.getByRole('button', { name: 'Login' }).click()
    await expect(page.getByRole('progressbar', { name: 'Loading page' })).toBeVisible()
    release()
    await expectWhole(/Devika/)
  })
  await test.step('after logging out', async () => {
    const release = await holdBack(page, /\/assets\/[^/]+\.js$/)
    await page.getByRole('button', { name: 'Logout' }).click()
    release()
    await expectWhole('Login')
  })
  await test.step('when the session is refused', async () => {
    await page.evaluate(() => localStorage.setItem('token', 'no-such-token'))
    await page.goto('/dashboard')
    await expectWhole('Login')
  })
  await test.step('from the home page to a scenario', async () => {
    await page.goto('/?scenario=dashboard-active')
    await expectWhole(/Devika/)
  })
})
