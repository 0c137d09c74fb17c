import type { Page } from '@playwright/test'
import { personaOf } from '../../mocks/seeds/personas'
import {
  budgets,
  countBytes,
  documentSizes,
  handleChunk,
  paintAndScripts,
  watchLargestPaint,
} from '../../scripts/first-visit.mjs'
import { signIn } from '../support/actions'
import { expect, test } from '../support/fixtures'
import { publicPages } from '../support/site'

const portalRoutes = [
  '/dashboard',
  '/dashboard/subscription',
  '/dashboard/purchases',
  '/dashboard/notifications',
  '/dashboard/support',
  '/dashboard/expired',
  '/support-chat',
  '/payment/premium',
]

const adminTabs = [
  '',
  'approve',
  'user-plans',
  'users',
  'stats',
  'notifications',
  'plans',
  'contacts',
  'newsletter',
  'renewal-requests',
  'team',
  'features',
  'services',
  'payment-options',
  'coupons',
  'help',
]

test('the home page keeps within its budget, and asks for no script before its largest paint', async ({
  page,
  context,
}) => {
  const bytes = countBytes(context, handleChunk)
  await context.addInitScript(watchLargestPaint)
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto('/', { waitUntil: 'networkidle' })
  const { script, stylesheet, font, hosts } = await bytes()
  expect(script, 'JavaScript').toBeLessThanOrEqual(budgets.home.script)
  expect(stylesheet, 'CSS').toBeLessThanOrEqual(budgets.home.stylesheet)
  expect(font, 'fonts').toBeLessThanOrEqual(budgets.home.font)
  expect(hosts).toEqual([new URL(page.url()).host])
  const { largestPaint, firstScript } = await page.evaluate(paintAndScripts)
  expect(largestPaint).toBeGreaterThan(0)
  expect(firstScript).toBeGreaterThan(largestPaint)
})

test('the document of every public page keeps within its budget', async ({ request }) => {
  for (const path of publicPages) {
    const html = await (await request.get(path, { headers: { accept: 'text/html' } })).text()
    const { markup, whole } = documentSizes(html)
    const budget = path === '/' ? budgets.document : budgets.laterDocument
    expect(markup, `${path} without its rules`).toBeLessThanOrEqual(budget.markup)
    expect(whole, path).toBeLessThanOrEqual(budget.whole)
  }
})

test('of the demo, a first visit loads the small handle and nothing else', async ({ page, context }) => {
  const bytes = countBytes(context, new RegExp(`^(?!.*${handleChunk.source})`))
  const loaded: string[] = []
  page.on('response', (response) => loaded.push(new URL(response.url()).pathname))
  await page.goto('/', { waitUntil: 'networkidle' })
  await expect(page.getByRole('button', { name: /^Demo/ })).toBeAttached()
  const { script, stylesheet } = await bytes()
  expect(script, 'JavaScript').toBeGreaterThan(0)
  expect(script, 'JavaScript').toBeLessThanOrEqual(budgets.handle.script)
  expect(stylesheet, 'CSS').toBeLessThanOrEqual(budgets.handle.stylesheet)
  expect(loaded.filter((path) => /DemoPanel|Tab-|backend|force|demo-/.test(path))).toEqual([])
})

/**
 * What a visit that begins at each address costs this person, in bytes of JavaScript, in a window of a laptop. What the
 * browser keeps from the visit before counts too: the bytes are those of the files that a document asks for.
 */
async function costs(page: Page, email: string, routes: string[]) {
  await page.setViewportSize({ width: 1366, height: 768 })
  await signIn(page, email)
  const found: [route: string, bytes: number][] = []
  for (const route of routes) {
    // ends what the page before was still fetching
    await page.goto('about:blank')
    const bytes = countBytes(page.context())
    await page.goto(route, { waitUntil: 'networkidle' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    found.push([route, (await bytes()).script])
  }
  return found
}

// many first visits in a row
test.setTimeout(120_000)

// against a server of its own, for the mock is no part of the product
test('every page of the portal keeps within its budget @base-url', async ({ page }) => {
  const found = await costs(page, personaOf('expired').email, portalRoutes)
  expect(found.filter(([, bytes]) => bytes > budgets.portal.script)).toEqual([])
})

test('every tab of the panel keeps within its budget @base-url', async ({ page }) => {
  const routes = adminTabs.map((tab) => `/admin-dashboard/${tab}`)
  const found = await costs(page, personaOf('admin').email, routes)
  expect(found.filter(([, bytes]) => bytes > budgets.admin.script)).toEqual([])
})
