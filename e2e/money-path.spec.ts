import { freshTransactionId, signInAsAdmin, signIn } from './support/actions'
import { axe, expect, test } from './support/fixtures'

/** The product's reason to be, on each of its three backends: nothing but the transport differs. */
test('a stranger registers, buys a plan by UPI, is approved and sees it active @every-backend', async ({
  page,
}) => {
  const transactionId = freshTransactionId()
  const email = `meera.${transactionId}@joshibakery.example`
  const password = 'sourdough-at-five'

  await page.goto('/')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Plans' }).click()
  await page.getByRole('link', { name: /Choose Premium/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Pay for Premium' })).toBeVisible()

  await page.goto('/register')
  const form = page.getByRole('form', { name: 'Register' })
  await form.getByLabel('Name').fill('Meera Joshi')
  await form.getByLabel('Email').fill(email)
  await form.getByLabel('Password', { exact: true }).fill(password)
  await form.getByRole('button', { name: 'Register' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(page.getByRole('heading', { level: 1, name: /Meera/ })).toBeVisible()

  await page.goto('/payment/premium')
  await page.getByLabel('Coupon').fill('FIRST500')
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(page.getByText('Coupon applied! ₹500 off.')).toBeVisible()
  await expect(page.getByRole('img', { name: /QR code for ₹4,499/ })).toBeVisible()
  await page.getByLabel(/Transaction ID/).fill(transactionId)
  await page.getByRole('button', { name: 'Submit for approval' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Submitted, waiting for approval' })).toBeVisible()

  await page.goto('/dashboard')
  await expect(page.getByRole('main').getByText('Pending').first()).toBeVisible()
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL(/\/login$/)

  await signInAsAdmin(page)
  await page.goto('/admin-dashboard/approve')
  const request = page.getByRole('listitem').filter({ hasText: email })
  await request.getByRole('button', { name: /^Approve/ }).click()
  await expect(page.getByText('Subscription approved!')).toBeVisible()
  await expect(request).toHaveCount(0)
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL(/\/login$/)

  await signIn(page, email, password)
  await expect(page.getByRole('main').getByText('Active').first()).toBeVisible()
  await expect(page.getByText('90', { exact: true }).first()).toBeVisible()
})

test('the same path by keyboard alone, up to the submitted payment', async ({ page }) => {
  await signIn(page, 'gauri@pottersyard.example')
  await page.goto('/payment/starter')
  const transactionId = page.getByLabel(/Transaction ID/)
  await expect(transactionId).toBeVisible()
  for (let presses = 0; presses < 60; presses += 1) {
    if (await transactionId.evaluate((element) => element === document.activeElement)) break
    await page.keyboard.press('Tab')
  }
  await expect(transactionId).toBeFocused()
  await page.keyboard.type(freshTransactionId())
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Submitted, waiting for approval' })).toBeVisible()
})

const screens = [
  '/login',
  '/register',
  '/plans',
  '/nowhere',
  '/?scenario=payment-upi',
  '/?scenario=payment-coupon',
  '/?scenario=dashboard-active',
  '/?scenario=dashboard-pending',
  '/?scenario=admin-approve',
]

for (const screen of screens) {
  for (const width of [390, 1366]) {
    test(`axe finds nothing on ${screen} at ${width} px, light and dark`, async ({ page, consoleGuard }) => {
      // the browser's own line about the document's status
      if (screen === '/nowhere') consoleGuard.allow(/status of 404/)
      await page.setViewportSize({ width, height: 900 })
      await page.goto(screen)
      // a scenario leaves the document of the home page behind
      if (screen.includes('scenario'))
        await expect(page.locator('#root')).not.toHaveAttribute('data-prerendered')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByText('Loading…')).toHaveCount(0)
      await axe(page)
      await page.emulateMedia({ colorScheme: 'dark' })
      await axe(page)
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(overflow, 'sideways scroll in px').toBeLessThanOrEqual(0)
    })
  }
}
