import { scenarios, type ScenarioId } from '../../mocks/scenarios'
import { expect, test } from '../support/fixtures'
import { fitsAt, standsAt } from '../support/screens'
import { chooseTab, openAdminTab, openScenario, settled, showTab } from '../support/tabs'

/** One state of each of the client's screens: the stories look at the others. */
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

test('a plan with a name and a feature of 60 letters scrolls no page sideways', async ({ page, context }) => {
  await openScenario(page, 'plans-long-words')
  await fitsAt(page, [390, 1366])
  const payment = page.getByRole('link', { name: /^Choose Premium/ })
  await expect(page.getByRole('table')).toBeVisible()
  await payment.click()
  await expect(page.getByRole('heading', { level: 1, name: /^Pay for/ })).toBeVisible()
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

for (const group of ['Daily', 'People', 'Site']) {
  test(`the panel’s tabs, ${group}: axe finds nothing, nothing scrolls sideways`, async ({ page }) => {
    test.setTimeout(120_000)
    await openScenario(page, 'admin-home')
    const rail = page.getByRole('navigation', { name: 'Admin' }).getByRole('group', { name: group })
    const tabs = await rail.getByRole('link').all()
    expect(tabs.length).toBeGreaterThan(0)
    for (const tab of tabs) {
      // where the rail stands
      await page.setViewportSize({ width: 1366, height: 900 })
      await showTab(page, tab)
      await test.step(await page.title(), async () => {
        await standsAt(page, [1366, 390])
        // the first width at which the rail stands beside the tab, and leaves it the least room
        await fitsAt(page, [901])
      })
    }
  })
}
