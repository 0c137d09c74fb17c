import type { Page } from '@playwright/test'
import { personaOf } from '../mocks/seeds/personas'
import { signIn } from './support/actions'
import { expect, test } from './support/fixtures'
import { chooseTab, openAdminTab } from './support/tabs'

/** Counts the documents that the page loads from now on. */
function countLoads(page: Page) {
  let loads = 0
  page.on('domcontentloaded', () => {
    loads += 1
  })
  return () => loads
}

// tabs of the demo tell each other; those of a real server ask when they are looked at
test('an approval shows in the client’s tab without a reload @demo', async ({ page, context }) => {
  const { email } = personaOf('pending')
  await signIn(page, email)
  const main = page.getByRole('main')
  await expect(main.getByText('Waiting for approval')).toBeVisible()
  const loads = countLoads(page)

  const admin = await openAdminTab(context)
  await chooseTab(admin, /^Approve Subs/)
  const request = admin.getByRole('listitem').filter({ hasText: email })
  await request.getByRole('button', { name: /^Approve/ }).click()
  await expect(admin.getByText('Subscription approved!')).toBeVisible()

  await expect(main.getByText('Waiting for approval')).toHaveCount(0)
  await expect(main.getByText('Active', { exact: true }).first()).toBeVisible()
  await expect(main.getByText('Subscription approved').first()).toBeVisible()
  expect(loads()).toBe(0)
})

test('a resolved complaint and a new role show in the client’s tab without a reload @demo', async ({
  page,
  context,
}) => {
  const { email, name } = personaOf('active')
  await signIn(page, email)
  const menu = page.getByRole('navigation', { name: 'Dashboard' })
  await menu.getByRole('link', { name: /^Support/ }).click()
  const ticket = page.getByRole('listitem').filter({ hasText: 'Room photos look dark on Android' })
  await expect(ticket.getByText('Open', { exact: true })).toBeVisible()
  await expect(menu.getByRole('link', { name: 'Support 1 open' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Admin panel' })).toHaveCount(0)
  const loads = countLoads(page)
  const admin = await openAdminTab(context)

  await test.step('the answer', async () => {
    await chooseTab(admin, /^Help/)
    await admin
      .getByRole('row', { name: /Room photos look dark/ })
      .getByRole('button', { name: /^Resolve/ })
      .click()
    const dialog = admin.getByRole('dialog', { name: `Resolve the complaint of ${name}` })
    await dialog.getByRole('textbox', { name: 'Response' }).fill('All eighteen are lighter now.')
    await dialog.getByRole('button', { name: 'Resolve' }).click()
    await expect(admin.getByText('Complaint resolved')).toBeVisible()
    await expect(ticket.getByText('Resolved', { exact: true })).toBeVisible()
    await expect(ticket.getByText('Answer: All eighteen are lighter now.')).toBeVisible()
    await expect(menu.getByRole('link', { name: 'Support', exact: true })).toBeVisible()
  })

  await test.step('the role', async () => {
    await chooseTab(admin, 'Manage Users')
    await admin.getByRole('searchbox').fill(email)
    await admin.getByRole('combobox', { name: `Role of ${name}` }).selectOption('Admin')
    await expect(admin.getByText('User role updated to admin successfully!')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Admin panel' })).toBeVisible()
  })
  expect(loads()).toBe(0)

  await test.step('the client, an admin now, goes to the panel', async () => {
    await page.bringToFront()
    await page.getByRole('link', { name: 'Admin panel' }).click()
    await expect(page.getByRole('navigation', { name: 'Admin' })).toBeVisible()
  })
})

test('a role that is taken away is said in the panel, and leads out of it with the next load @demo', async ({
  page,
  context,
  consoleGuard,
}) => {
  // the panel may have asked for more by then
  consoleGuard.allow(/\b403\b/)
  const { email, name } = personaOf('active')
  await signIn(page, email)
  const admin = await openAdminTab(context)
  await chooseTab(admin, 'Manage Users')
  await admin.getByRole('searchbox').fill(email)
  const role = admin.getByRole('combobox', { name: `Role of ${name}` })
  await role.selectOption('Admin')
  await page.bringToFront()
  await page.getByRole('link', { name: 'Admin panel' }).click()
  await chooseTab(page, 'Team')
  await admin.bringToFront()
  await role.selectOption('User')
  await page.bringToFront()
  await expect(page.getByText('Your rights have changed')).toBeVisible()
  await page.reload()
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(page.getByRole('navigation', { name: 'Admin' })).toHaveCount(0)
})
