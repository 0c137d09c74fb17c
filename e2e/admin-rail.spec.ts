import type { Page } from '@playwright/test'
import { expect, test } from './support/fixtures'
import { chooseTab, openScenario, settled } from './support/tabs'

// so low that the panel's rail has to scroll
test.use({ viewport: { width: 1366, height: 600 } })

const rail = (page: Page) => page.getByRole('navigation', { name: 'Admin' })

/** The current tab is in sight: inside the window, and above the account that stands over the rail's end. */
async function expectInSight(page: Page, name: string | RegExp) {
  const link = rail(page).getByRole('link').and(page.locator('[aria-current="page"]'))
  await expect(link).toHaveAccessibleName(name)
  await expect(link).toBeInViewport({ ratio: 1 })
  const logout = page.getByRole('complementary').getByRole('button', { name: 'Logout' })
  const [tab, account] = [await link.boundingBox(), await logout.boundingBox()]
  expect(Number(tab?.y) + Number(tab?.height)).toBeLessThan(Number(account?.y))
}

test('the rail shows the current tab, at load and after a change, and the page stays where it is', async ({
  page,
}) => {
  await openScenario(page, 'admin-services')
  await page.reload()
  await settled(page)
  await expectInSight(page, 'Services')
  await page.evaluate(() => scrollTo(0, 300))
  await page.goto('/admin-dashboard/stats')
  await settled(page)
  await expectInSight(page, 'Site Stats')
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await chooseTab(page, 'Dashboard')
  await page.goBack()
  await settled(page)
  await expectInSight(page, 'Site Stats')
})

test('an admin in a client’s chat stays in the panel, and nothing of an own portal is asked for', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await openScenario(page, 'admin-help')
  await page
    .getByRole('row', { name: /Room photos look dark/ })
    .getByRole('link', { name: /chat/ })
    .click()
  await expect(page.getByRole('log', { name: 'Messages' })).toContainText('nearly black')
  await expect(page.getByRole('heading', { level: 1, name: 'Support chat' })).toBeFocused()
  await expectInSight(page, /^Help/)

  await test.step('a reload keeps the panel', async () => {
    await page.reload()
    await expect(page.getByRole('log', { name: 'Messages' })).toContainText('nearly black')
    await expectInSight(page, /^Help/)
  })
  await test.step('and so does a phone', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await expect(page.getByRole('navigation', { name: 'Main tabs' })).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Dashboard' })).toHaveCount(0)
    await page.getByRole('button', { name: 'Open menu' }).click()
    // the menu closes over the choice, so that nothing is left of it to wait for but the page
    await page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: /^Help/ }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Help' })).toBeVisible()
  })
  expect(asked).toContain('/api/auth/complaints/cmp_devika_photos/chat')
  expect(
    asked.filter((path) => /user-(subscriptions|notifications)$|\/api\/auth\/complaints$/.test(path)),
  ).toEqual([])
})
