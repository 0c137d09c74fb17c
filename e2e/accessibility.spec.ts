import { scenarios, type ScenarioId } from '../mocks/scenarios'
import { expect, test } from './support/fixtures'
import { fitsAt, standsAt } from './support/screens'
import { chooseTab, openAdminTab, openScenario, settled } from './support/tabs'

/** One state of each screen: the stories look at the others. */
const portal = [
  'dashboard-pending',
  'dashboard-active',
  'support',
  'subscription-active',
  'purchases',
  'purchases-acknowledgement',
  'notifications-unread',
  'expired',
  'chat-select',
  'chat-open',
  'payment',
  'payment-coupon',
] as const satisfies readonly ScenarioId[]

const admin = [
  'admin-home',
  'admin-approve',
  'admin-user-plans',
  'admin-users',
  'admin-stats',
  'admin-notifications',
  'admin-plans',
  'admin-contacts',
  'admin-newsletter',
  'admin-renewal-requests',
  'admin-team',
  'admin-features',
  'admin-services',
  'admin-payment-options',
  'admin-coupons',
  'admin-help',
] as const satisfies readonly ScenarioId[]

test('a plan with a name and a feature of 60 letters scrolls no page sideways', async ({ page, context }) => {
  await openScenario(page, 'plans-long-words')
  await fitsAt(page, [390, 1366])
  const payment = page.getByRole('link', { name: /^Choose Premium/ })
  await expect(page.getByRole('table')).toBeVisible()
  await payment.click()
  await settled(page)
  await fitsAt(page, [390, 1366])
  for (const path of ['/dashboard', '/dashboard/subscription']) {
    await page.goto(path)
    await settled(page)
    await fitsAt(page, [390, 1366])
  }

  const panel = await openAdminTab(context)
  await chooseTab(panel, /^Plans$/)
  await expect(panel.getByRole('button', { name: /^Edit Premium/ })).toBeVisible()
  await fitsAt(panel, [390, 1366])
})

for (const id of portal) {
  test(`${scenarios[id].title}: axe finds nothing, nothing scrolls sideways`, async ({ page }) => {
    await openScenario(page, id)
    await standsAt(page, [390, 1366])
  })
}

for (const id of admin) {
  test(`${scenarios[id].title}: axe finds nothing, nothing scrolls sideways`, async ({ page }) => {
    await openScenario(page, id)
    // 901 px: the first width at which the sidebar stands beside the tab
    await standsAt(page, [390, 901, 1366])
  })
}
