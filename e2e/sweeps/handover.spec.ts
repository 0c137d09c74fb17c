import type { Page } from '@playwright/test'
import { demoPassword, personaOf } from '../../mocks/seeds/personas'
import { freshTransactionId, register, signIn, submitPayment } from '../support/actions'
import { expect, test } from '../support/fixtures'

/** Where no service worker answers for the files, a test can make them slow. */
const tag = ['@no-worker', '@base-url']

/** Longer than any page takes to draw itself, so that whoever leaves a page too early is seen. In ms. */
const CODE_TAKES_MS = 600

const client = personaOf('active').email

/** Lets the code of every further page come late. */
const slowCode = (page: Page) =>
  page.route(/\/assets\/[^/]+\.js$/, async (route) => {
    await new Promise((over) => setTimeout(over, CODE_TAKES_MS))
    await route.continue()
  })

/** Runs in the page before its scripts: notes whether it ever had neither heading nor skeleton after it had one. */
function watchContent() {
  const seen = globalThis as typeof globalThis & { wasEmpty: boolean }
  seen.wasEmpty = false
  let hadContent = false
  const look = () => {
    const hasContent = document.querySelector('main :is(h1, .skel)') !== null
    seen.wasEmpty ||= hadContent && !hasContent
    hadContent ||= hasContent
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

async function leadsTo(page: Page, heading: string | RegExp) {
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
  expect(await page.evaluate(() => Reflect.get(globalThis, 'wasEmpty') as boolean), 'was empty').toBe(false)
}

test.beforeEach(({ page }) => page.addInitScript(watchContent))
// what is still held back then has nobody to wait for it
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }))

test('the panel stands until the dashboard of a client has come', { tag }, async ({ page, consoleGuard }) => {
  consoleGuard.allow(/403/)
  await signIn(page, client)
  await slowCode(page)
  await page.goto('/admin-dashboard')
  await leadsTo(page, /Devika/)
})

test(
  'a refused session sees the frame until the login page has come',
  { tag },
  async ({ page, consoleGuard }) => {
    consoleGuard.allow(/401/)
    await page.goto('/')
    await page.evaluate(() => localStorage.setItem('token', 'no-such-token'))
    await slowCode(page)
    await page.goto('/dashboard')
    await expect(page.getByText('Your session has ended. Please log in again.')).toBeVisible()
    await leadsTo(page, 'Login')
  },
)

test('who logs in sees the form until the dashboard has come', { tag }, async ({ page }) => {
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  // only this file: the others come while somebody types
  await page.route(/\/assets\/DashboardPage/, async (route) => {
    await released
    await route.continue()
  })
  await page.goto('/login')
  const form = page.getByRole('form', { name: 'Login' })
  await form.getByLabel('Email').fill(client)
  await form.getByLabel('Password', { exact: true }).fill(demoPassword)
  await form.getByRole('button', { name: 'Login' }).click()
  await expect(page.locator('main .skel').first()).toBeVisible()
  release()
  await leadsTo(page, /Devika/)
})

for (const { who, way, code, heading } of [
  { who: 'active', way: '/login', code: /DashboardPage/, heading: /Devika/ },
  { who: 'admin', way: '/login?next=%2Fadmin-dashboard%2Fcoupons', code: /CouponsTab/, heading: 'Coupons' },
] as const)
  test(
    `while somebody signs in at ${way}, the code of the next page comes`,
    { tag: '@base-url' },
    async ({ page }) => {
      const asked = page.waitForRequest(code)
      await page.goto(way)
      const form = page.getByRole('form', { name: 'Login' })
      await form.getByLabel('Email').fill(personaOf(who).email)
      await form.getByLabel('Password', { exact: true }).fill(demoPassword)
      await asked
      const begunAt = await page.evaluate(() => performance.now())
      await form.getByRole('button', { name: 'Login' }).click()
      await leadsTo(page, heading)
      const later = await page.evaluate(
        (from) =>
          performance
            .getEntriesByType('resource')
            .filter(({ startTime, name }) => startTime > from && name.endsWith('.js'))
            .map(({ name }) => name),
        begunAt,
      )
      // the bar of the page that is left has the name of whoever signed in
      expect(later.filter((name) => !name.includes('/Account-'))).toEqual([])
    },
  )

test('who is signed in sees the login page until the dashboard has come', { tag }, async ({ page }) => {
  await signIn(page, client)
  await slowCode(page)
  await page.goto('/login')
  await leadsTo(page, /Devika/)
})

test('who logs out sees the page until the login page has come', { tag }, async ({ page }) => {
  await signIn(page, client)
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { level: 1, name: /Devika/ })).toBeVisible()
  await slowCode(page)
  await page.getByRole('button', { name: 'Logout' }).click()
  await leadsTo(page, 'Login')
})

test('who has paid sees more than an empty page until the result has come', { tag }, async ({ page }) => {
  const transactionId = freshTransactionId()
  await register(page, {
    name: 'Meera Joshi',
    email: `meera.${transactionId}@joshibakery.example`,
    password: demoPassword,
  })
  await page.goto('/payment/premium')
  await expect(page.getByRole('heading', { level: 1, name: 'Pay for Premium' })).toBeVisible()
  await slowCode(page)
  await page.getByLabel(/Transaction ID/).fill(transactionId)
  await submitPayment(page)
  await leadsTo(page, 'Submitted, waiting for approval')
})

test(
  'who asks for an unknown plan sees more than an empty page until the plans have come',
  { tag },
  async ({ page }) => {
    await slowCode(page)
    await page.goto('/payment/nonsense')
    await leadsTo(page, 'Invalid plan selected')
  },
)
