import type { Browser, Page } from '@playwright/test'
import { personaOf } from '../mocks/seeds/personas'
import {
  budgets,
  countBytes,
  handleChunk,
  paintAndScripts,
  watchLargestPaint,
} from '../scripts/first-visit.mjs'
import { signIn } from './support/actions'
import { expect, test } from './support/fixtures'

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

/** What a first visit of each address costs this person, in bytes of JavaScript, in a window of a laptop. */
async function costs(page: Page, browser: Browser, email: string, routes: string[]) {
  await signIn(page, email)
  const storageState = await page.context().storageState()
  const visit = async (route: string): Promise<[route: string, bytes: number]> => {
    const context = await browser.newContext({ storageState, viewport: { width: 1366, height: 768 } })
    const bytes = countBytes(context)
    const first = await context.newPage()
    await first.goto(new URL(route, page.url()).href, { waitUntil: 'networkidle' })
    await expect(first.getByRole('heading', { level: 1 })).toBeVisible()
    const { script } = await bytes()
    await context.close()
    return [route, script]
  }
  const found: [route: string, bytes: number][] = []
  // each waits half a second for a quiet network, so that some go side by side
  for (let done = 0; done < routes.length; done += 4) {
    found.push(...(await Promise.all(routes.slice(done, done + 4).map(visit))))
  }
  return found
}

// many first visits in a row
test.setTimeout(120_000)

// against a server of its own, for the mock is no part of the product
test('every page of the portal keeps within its budget @base-url', async ({ page, browser }) => {
  const found = await costs(page, browser, personaOf('expired').email, portalRoutes)
  expect(found.filter(([, bytes]) => bytes > budgets.portal.script)).toEqual([])
})

test('every tab of the panel keeps within its budget @base-url', async ({ page, browser }) => {
  const routes = adminTabs.map((tab) => `/admin-dashboard/${tab}`)
  const found = await costs(page, browser, personaOf('admin').email, routes)
  expect(found.filter(([, bytes]) => bytes > budgets.admin.script)).toEqual([])
})
