import { demoPassword, personaOf } from '../../mocks/seeds/personas'
import { freshTransactionId, payWithCoupon, signIn, signInAsAdmin } from '../support/actions'
import { expect, test } from '../support/fixtures'
import { openWithoutCode, takenOver } from '../support/site'
import { translatePages } from '../support/translator'

test.use({ reducedMotion: 'no-preference' })

test.beforeEach(async ({ context }) => {
  await translatePages(context)
})

test('in a translated browser a client pays, sees every figure change, and is approved', async ({ page }) => {
  const transactionId = freshTransactionId()
  await signIn(page, 'gauri@pottersyard.example')
  await page.goto('/payment/premium')
  await expect(page.locator('h1 font font', { hasText: 'Pay for Premium' })).toBeVisible()
  await payWithCoupon(page, transactionId)
  await page.getByRole('link', { name: 'Dashboard' }).first().click()
  await page.getByRole('button', { name: 'Logout' }).click()

  await signInAsAdmin(page)
  await page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Approve Subs' }).click()
  const request = page.getByRole('listitem').filter({ hasText: 'gauri@pottersyard.example' })
  await request.getByRole('button', { name: /^Reject/ }).click()
  await request.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByText('Please enter a rejection reason.')).toBeVisible()
  await request.getByRole('button', { name: 'Cancel' }).click()
  await request.getByRole('button', { name: /^Approve/ }).click()
  await expect(page.getByText('Subscription approved!')).toBeVisible()
  await expect(request).toHaveCount(0)
})

test('what was typed before a translated page has its code is kept', async ({ page }) => {
  const bringCode = await openWithoutCode(page, '/login')
  const form = page.getByRole('form', { name: 'Login' })
  const password = form.getByLabel('Password', { exact: true })
  await form.getByLabel('Email').fill(personaOf('active').email)
  await password.fill(demoPassword)
  await expect(page.locator('html[data-translated]')).toBeAttached()
  bringCode()
  await takenOver(page, 'h1')
  await expect(password).toBeFocused()
  await password.press('Enter')
  await expect(page).toHaveURL(/\/dashboard$/)
})
