import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { demoPassword, personaOf } from '../mocks/seeds/personas'
import { expect, test } from './support/fixtures'
import { openScenario } from './support/screens'
import { hydrated, openHydrated, openWithoutCode, publicPages } from './support/site'

const sentences: Record<(typeof publicPages)[number], string> = {
  '/': 'Ratna Alphonso',
  '/about': 'Mission',
  '/plans': '₹4,999',
  '/services': 'Bug Fixes',
  '/features': 'UPI',
  '/team': 'Ananya Rao',
  '/contact': 'hello@chaukhat.example',
  '/login': 'Password',
  '/register': 'Password',
}

const loginForm = (page: Page) => page.getByRole('form', { name: 'Login' })
const password = (page: Page) => loginForm(page).getByLabel('Password', { exact: true })

async function typeLogin(page: Page) {
  await loginForm(page).getByLabel('Email').fill(personaOf('active').email)
  await password(page).fill(demoPassword)
}

test('public pages are complete without JavaScript', async ({ browser, baseURL, request }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL })
  const page = await context.newPage()
  for (const path of publicPages) {
    const styles = page.waitForResponse(/\/assets\/index-[\w-]+\.css$/)
    await page.goto(path)
    expect((await styles).status()).toBe(200)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByText(sentences[path]).first()).toBeVisible()
    await expect(page).toHaveTitle(/Chaukhat/)
    await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /\w{3}/)
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      'href',
      `https://chaukhat.example${path}`,
    )
    const graph = JSON.parse(await page.locator('script[type="application/ld+json"]').innerText()) as object
    expect(graph).toHaveProperty('@graph.0.openingHoursSpecification.opens', '11:00')
  }
  await context.close()
  for (const path of ['/login', '/register', '/dashboard', '/payment/premium', '/admin-dashboard/approve']) {
    const html = await (await request.get(path, { headers: { accept: 'text/html' } })).text()
    expect(html, path).toContain('<meta name="robots" content="noindex"')
  }
})

test('public pages hydrate without replacing the document', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  for (const path of publicPages) {
    await page.goto(path)
    const heading = await page.locator('#root h1').elementHandle()
    await hydrated(page.locator('#root'))
    // React replaces an element that it cannot hydrate
    expect(await heading?.evaluate((element) => element.isConnected), path).toBe(true)
  }
  for (const [path, other] of [
    ['/login', 'Register'],
    ['/register', 'Login'],
  ] as const) {
    await openHydrated(page, `${path}?next=%2Fpayment%2Fpremium`)
    const link = page.getByRole('main').getByRole('link', { name: other, exact: true })
    await expect(link).toHaveAttribute('href', /\?next=%2Fpayment%2Fpremium$/)
  }
})

/** Serves the build, but holds back the second half of a document until `finish` is called. */
async function serveHalves(origin: string) {
  let finish = () => {}
  const finished = new Promise<void>((resolve) => (finish = resolve))
  const server = createServer((request, response) => {
    void (async () => {
      const { accept = '*/*' } = request.headers
      const answer = await fetch(new URL(request.url ?? '/', origin), { headers: { accept } })
      const type = answer.headers.get('content-type') ?? ''
      const policy = answer.headers.get('content-security-policy') ?? ''
      response.writeHead(answer.status, { 'content-type': type, 'content-security-policy': policy })
      const body = Buffer.from(await answer.arrayBuffer())
      const half = type.startsWith('text/html') ? body.indexOf('</main>') : body.length
      response.write(body.subarray(0, half))
      if (half < body.length) await finished
      response.end(body.subarray(half))
    })()
  })
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done))
  const close = () => {
    server.closeAllConnections()
    server.close()
  }
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, finish, close }
}

test('a login submitted before the document ends still works', async ({ page, baseURL }) => {
  const { url, finish, close } = await serveHalves(baseURL ?? '')
  await page.goto(`${url}/login`, { waitUntil: 'commit' })
  await typeLogin(page)
  await password(page).press('Enter')
  finish()
  await expect(page).toHaveURL(/\/dashboard$/)
  await page.close()
  close()
})

test('a login submitted before hydration still works', async ({ page }) => {
  const loadCode = await openWithoutCode(page, '/login')
  await typeLogin(page)
  await password(page).press('Enter')
  expect(new URL(page.url()).search).toBe('')
  loadCode()
  await expect(page).toHaveURL(/\/dashboard$/)
})

test('typed text survives a password manager that changes the form', async ({ page, consoleGuard }) => {
  consoleGuard.allow(/Minified React error #418/)
  const loadCode = await openWithoutCode(page, '/login')
  await typeLogin(page)
  await password(page).evaluate((input) => input.after(document.createElement('password-icon')))
  loadCode()
  await expect(loginForm(page).locator('password-icon')).toHaveCount(0)
  await expect(password(page)).toBeFocused()
  await password(page).press('Enter')
  await expect(page).toHaveURL(/\/dashboard$/)
})

test('forms submitted before hydration keep their input and are validated', async ({ page }) => {
  await test.step('register', async () => {
    const loadCode = await openWithoutCode(page, '/register')
    const form = page.getByRole('form', { name: 'Register' })
    await form.getByLabel('Name').fill('Meera Joshi')
    await form.getByRole('button', { name: 'Register' }).click()
    expect(new URL(page.url()).search).toBe('')
    loadCode()
    await expect(form.getByLabel('Email')).toHaveAccessibleDescription('All fields are required.')
    await expect(form.getByLabel('Name')).toHaveValue('Meera Joshi')
  })
  await test.step('newsletter, whose code loads after the page’s', async () => {
    await page.unrouteAll()
    const loadCode = await openWithoutCode(page, '/team')
    const form = page.getByRole('form', { name: 'Newsletter' })
    await form.getByLabel('Email for the newsletter').fill('asha@salunkhefarms.example')
    await form.getByRole('button', { name: 'Subscribe' }).click()
    expect(new URL(page.url()).search).toBe('')
    loadCode()
    await expect(form.getByRole('status')).toHaveText('Thank you for subscribing to our newsletter!')
  })
})

test('a subject from a link counts if the form is sent before hydration', async ({ page }) => {
  const release = await openWithoutCode(page, '/contact?about=PWA+Setup')
  const form = page.getByRole('form', { name: 'Message' })
  await form.getByLabel('Name').fill('Asha')
  await form.getByLabel('Email').fill('asha@pawarfarms.example')
  await form.getByLabel('Message').fill('Can you call me?')
  await form.getByRole('button', { name: 'Send message' }).click()
  release()
  await expect(form.getByRole('status')).toContainText('Asha')
})

test('only the last click before hydration is replayed', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const menu = page.getByRole('button', { name: 'Open menu' })
  const loadCode = await openWithoutCode(page, '/about')
  await menu.click()
  loadCode()
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()

  await page.unrouteAll()
  const loadCodeAgain = await openWithoutCode(page, '/about')
  await menu.click()
  await page.getByRole('heading', { level: 1 }).click()
  loadCodeAgain()
  await hydrated(page.locator('#root'))
  await expect(menu).toHaveAttribute('aria-expanded', 'false')
})

test('the footer loads its code once the visitor is active', async ({ page }) => {
  // what Playwright evaluates in the page counts as activity
  await page.addInitScript(() => {
    Object.defineProperty(UserActivation.prototype, 'hasBeenActive', { value: false })
  })
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(request.url()))
  await page.goto('/team', { waitUntil: 'networkidle' })
  const isFooter = (url: string) => url.includes('/assets/Footer-')
  expect(scripts.filter(isFooter)).toEqual([])
  await page.mouse.move(200, 200)
  await expect.poll(() => scripts.filter(isFooter)).toHaveLength(1)
})

test('a login page whose visitor is logged in opens the next page', async ({ page }) => {
  // otherwise each expectation would count as the visitor's activity
  await page.addInitScript(() => Object.defineProperty(navigator, 'userActivation', { value: {} }))
  await openScenario(page, 'dashboard-active')
  await page.goto('/login?next=%2Fplans')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Plain plans, one price each.')
})

test('a page hydrates even if the browser reports no paint', async ({ page }) => {
  // as Firefox if the page opens scrolled
  await page.addInitScript(() => {
    globalThis.PerformanceObserver = class extends PerformanceObserver {
      override observe() {}
    }
  })
  await openHydrated(page, '/services#design')
})
