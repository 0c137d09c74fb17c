import type { Page } from '@playwright/test'
import { freshTransactionId, register, signInAsAdmin, submitPayment } from './support/actions'
import { expect, test } from './support/fixtures'

/** Against a server, other people's messages come by asking for them alone: no tab tells the other. */
test('two browsers talk in one chat over a real server @base-url', async ({ page, browser }) => {
  const number = freshTransactionId()
  const ticket = `Ticket ${number}`
  const log = (of: Page) => of.getByRole('log', { name: 'Messages' })
  const send = async (from: Page, text: string) => {
    await from.getByRole('textbox', { name: 'Your message' }).fill(text)
    await from.getByRole('button', { name: 'Send' }).click()
  }

  await register(page, {
    name: 'Meera Joshi',
    email: `meera.${number}@joshibakery.example`,
    password: 'sourdough-at-five',
  })
  await page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: 'Support' }).click()
  await page.getByRole('textbox', { name: /What can we do for you/ }).fill(ticket)
  await page.getByRole('button', { name: 'Submit' }).click()
  await page
    .getByRole('listitem')
    .filter({ hasText: ticket })
    .getByRole('link', { name: 'Open chat' })
    .click()

  const context = await browser.newContext()
  const admin = await context.newPage()
  await signInAsAdmin(admin)
  await admin.goto('/admin-dashboard/help')
  await admin
    .getByRole('row')
    .filter({ hasText: ticket })
    .getByRole('link', { name: /^Open chat/ })
    .click()
  await send(admin, 'What does it say?')
  await expect(log(page).getByText('What does it say?')).toBeVisible()
  await send(page, 'Nothing at all.')
  await expect(log(admin).getByText('Nothing at all.')).toBeVisible()
  await context.close()
})

test('a client who waits sees the approval without a click @base-url', async ({ page, browser }) => {
  const number = freshTransactionId()
  const email = `meera.${number}@joshibakery.example`
  const plan = page.getByRole('region', { name: 'Current plan' })

  await page.clock.install()
  await register(page, { name: 'Meera Joshi', email, password: 'sourdough-at-five' })
  await page.goto('/payment/premium')
  await page.getByLabel(/Transaction ID/).fill(number)
  await submitPayment(page)
  await page.getByRole('link', { name: 'Go to the dashboard' }).click()
  await expect(plan.getByText('Waiting for approval')).toBeVisible()

  const context = await browser.newContext()
  const admin = await context.newPage()
  await signInAsAdmin(admin)
  await admin.goto('/admin-dashboard/approve')
  const request = admin.getByRole('listitem').filter({ hasText: email })
  await request.getByRole('button', { name: /^Approve/ }).click()
  await expect(request).toHaveCount(0)
  await context.close()

  await page.clock.runFor(20_000)
  await expect(plan.getByText('Active', { exact: true })).toBeVisible()
})
