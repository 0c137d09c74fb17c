import { freshTransactionId, payWithCoupon, register, signIn, signInAsAdmin } from './support/actions'
import { expect, test } from './support/fixtures'
import { isForeign } from './support/server'
import { skipWelcome } from './support/site'

test.use({ reducedMotion: 'no-preference' })

/** The product's reason to be, on each of its four backends: nothing but the transport differs. */
test('a stranger registers, buys a plan by UPI, is approved and sees it active @every-backend', async ({
  page,
}) => {
  const transactionId = freshTransactionId()
  const email = `meera.${transactionId}@joshibakery.example`
  const password = 'sourdough-at-five'

  await page.goto('/')
  await skipWelcome(page)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Plans' }).click()
  await page.getByRole('link', { name: /Choose Premium/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Pay for Premium' })).toBeVisible()

  await register(page, { name: 'Meera Joshi', email, password })
  await expect(page.getByRole('heading', { level: 1, name: /Meera/ })).toBeVisible()

  await page.goto('/payment/premium')
  await payWithCoupon(page, transactionId)

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

test('the same path by keyboard alone, up to the submitted payment @also-foreign', async ({ page }) => {
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
  if (isForeign()) {
    await expect(page.getByRole('button', { name: 'Send as UPI' })).toBeVisible()
    await page.keyboard.press('Enter')
  }
  await expect(page.getByRole('heading', { level: 1, name: 'Submitted, waiting for approval' })).toBeVisible()
})
