import { axeFaults } from './support/axe'
import { demoPassword, personaOf } from '../mocks/seeds/personas'
import { expectSubmitted, freshTransactionId, submitTicket } from './support/actions'
import { expect, test } from './support/fixtures'
import { openScenario } from './support/screens'
import { holdBack, hydrated, openHydrated } from './support/site'

test('an unknown address returns 404 with the not-found page', async ({ page, consoleGuard }) => {
  // the browser logs the document's status
  consoleGuard.allow(/status of 404/)
  expect((await page.goto('/no-such-page'))?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible()
})

test('the mock responds after its worker has lost the page', async ({ page }) => {
  await openScenario(page, 'support')
  await test.step('while the page unloads', async () => {
    await page.evaluate(() => dispatchEvent(new Event('beforeunload')))
    await submitTicket(page, 'Friday’s bill prints twice.')
  })
  await test.step('with a worker that never wakes', async () => {
    await page.evaluate(() => {
      navigator.serviceWorker.controller?.postMessage('CLIENT_CLOSED')
      ServiceWorker.prototype.postMessage = () => {}
      // after a long idle time, the next call wakes the worker first
      const now = performance.now.bind(performance)
      performance.now = () => now() + 60_000
    })
    await submitTicket(page, 'Saturday’s bill prints twice.')
  })
  await test.step('without waiting for the worker again', async () => {
    await page.evaluate(() => {
      const start = setTimeout
      Reflect.set(globalThis, 'setTimeout', (run: () => void, ms?: number) =>
        ms === 500 ? 0 : start(run, ms),
      )
    })
    await submitTicket(page, 'And so does Sunday’s.')
  })
})

test('a page from an earlier deployment reloads if its files are gone', async ({ page, consoleGuard }) => {
  consoleGuard.allow(/status of 404|dynamically imported module|preload CSS/)
  // the current document's files are gone until another document loads
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
    await openHydrated(page, '/about')
    gone = true
    await page.getByRole('banner').getByRole('link', { name: to }).click()
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
  }

  await page.setViewportSize({ width: 390, height: 844 })
  await openHydrated(page, '/about')
  gone = true
  const reloaded = page.waitForEvent('load')
  const menu = page.getByRole('button', { name: 'Open menu' })
  await menu.click()
  await reloaded
  await menu.click()
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Services' })).toBeVisible()
})

test(
  'a portal page shows an error if its scripts fail to load',
  { tag: '@no-worker' },
  async ({ page, consoleGuard }) => {
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
  },
)

test('a public page without scripts reloads on a click that needs them', async ({ page, consoleGuard }) => {
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

test('the product recovers from a lost connection', async ({ page, context, consoleGuard }) => {
  consoleGuard.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/)
  await test.step('the footer works once its code loads', async () => {
    await page.route(/\/assets\/Footer-/, (route) => route.abort())
    const failed = page.waitForEvent('requestfailed')
    await openHydrated(page, '/about')
    await failed
    await expect(page.getByRole('contentinfo')).toBeVisible()
    await page.unrouteAll()
    const form = page.getByRole('form', { name: 'Newsletter' })
    // the click reloads the page in browsers that never fetch a failed script again
    await expect(async () => {
      await form.getByLabel('Email for the newsletter').fill('asha@salunkhefarms.example')
      await form.getByRole('button', { name: 'Subscribe' }).click()
      await expect(form.getByRole('status')).toHaveText('Thank you for subscribing to our newsletter!', {
        timeout: 5000,
      })
    }).toPass()
  })
  await test.step('a page that fails to load says so and loads once online', async () => {
    await openHydrated(page, '/about')
    await context.setOffline(true)
    await page.getByRole('banner').getByRole('link', { name: 'Services' }).click()
    await expect(page.getByText('You seem to be offline.')).toBeVisible()
    await expect(page.getByRole('banner')).toBeVisible()
    await context.setOffline(false)
    await expect(page.getByRole('heading', { level: 1, name: '21 services' })).toBeVisible()
    await expect(page.getByText('You seem to be offline.')).toHaveCount(0)
  })
  await test.step('the receipt page’s code loads before the payment is sent', async () => {
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
  /** Records whether the page is ever blank after its first heading or skeleton. */
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
  await test.step('when the session is rejected', async () => {
    await page.evaluate(() => localStorage.setItem('token', 'no-such-token'))
    await page.goto('/dashboard')
    await expectWhole('Login')
  })
  await test.step('from the home page to a scenario', async () => {
    await page.goto('/?scenario=dashboard-active')
    await expectWhole(/Devika/)
  })
})
