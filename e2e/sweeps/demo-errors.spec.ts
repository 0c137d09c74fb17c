import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures'
import { standsAt } from '../support/screens'

const strip = (page: Page) => page.getByRole('complementary', { name: 'Error tour' })
/** The tour’s own list, narrowed to one message. */
async function look(page: Page, search: string) {
  await page.goto('/demo/errors')
  await page.getByRole('searchbox').fill(search)
}
const show = (page: Page, name: RegExp) => page.getByRole('link', { name }).click()

test('a list that fails, a form, a deletion: a click leads there, and the message answers the last press @demo', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/\b(500|403)\b/)
  await look(page, 'fetch coupons')
  await show(page, /^Show it/)
  await expect(strip(page)).toContainText('There it is: “Could not fetch coupons.”')
  // over the open panel, too, the strip leaves the end of the handle in sight: it says that a fault is on
  const handle = page.getByRole('button', { name: /^Demo/ })
  await handle.click()
  await expect(page.getByRole('dialog', { name: 'Demo controls' })).toBeVisible()
  const [end, below] = await Promise.all([handle.boundingBox(), strip(page).boundingBox()])
  expect((end?.y ?? 0) + (end?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0)
  await handle.click()

  await strip(page).getByRole('link', { name: 'error tour' }).click()
  await page.getByRole('searchbox').fill('error saving plan change')
  await show(page, /^Show it/)
  await expect(strip(page)).toContainText('Press Save plan to see: “Error saving plan.”')
  await expect(page.getByRole('textbox', { name: 'Price (₹)' })).toHaveValue('4500')
  await page.getByRole('button', { name: 'Save plan' }).click()
  await expect(page.getByRole('alert')).toContainText('Error saving plan.')
  await expect(strip(page)).toContainText('There it is: “Error saving plan.”')

  await look(page, 'permission delete services')
  await show(page, /^Show it/)
  await expect(strip(page)).toContainText('Press Delete to see')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('alertdialog')).toContainText('You do not have permission to delete services.')
})

test('a reload begins the moment anew, impatient hands break nothing, and the end leaves no failure behind @demo', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/\b400\b/)
  await look(page, 'invalid credentials')
  await show(page, /^Show it/)
  await page.getByRole('form', { name: 'Login' }).getByRole('button', { name: 'Login' }).click()
  await page.reload()
  await expect(strip(page)).toContainText('Press Login to see: “Invalid credentials.”')
  const login = page.getByRole('form', { name: 'Login' }).getByRole('button', { name: 'Login' })
  await login.click()
  await expect(strip(page)).toContainText('There it is: “Invalid credentials.”')
  await strip(page).getByRole('button', { name: 'End the error tour here' }).click()
  await expect(strip(page)).toHaveCount(0)
  await login.click()
  await expect(page).toHaveURL(/\/dashboard$/)
})

test('a coupon on a phone: the strip covers nothing, and the tour’s page stands at every width @demo', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/\b(400|500)\b/)
  await look(page, 'invalid coupon')
  await standsAt(page, [390, 1366])
  await page.setViewportSize({ width: 390, height: 844 })
  await show(page, /^Show it/)
  await expect(strip(page)).toContainText('Press Apply coupon to see: “Invalid coupon.”')
  const total = page.getByRole('region', { name: 'Amount to pay' })
  const [bar, below] = await Promise.all([total.boundingBox(), strip(page).boundingBox()])
  expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBeLessThanOrEqual(Math.ceil(below?.y ?? 0))
  await page.getByRole('button', { name: 'Apply coupon' }).click()
  await expect(strip(page)).toContainText('There it is: “Invalid coupon.”')
})
