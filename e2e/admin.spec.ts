import { hostileTexts, RAN } from '../mocks/seeds/hostileTexts'
import { personaOf } from '../mocks/seeds/personas'
import { logInAs } from './support/actions'
import { expect, test } from './support/fixtures'
import { chooseTab, openAdminTab, openScenario } from './support/screens'

test('a role change shows in the client’s tab at once', async ({ page, context, consoleGuard }) => {
  // the demoted user's panel may still be fetching
  consoleGuard.allow(/\b403\b/)
  const { email, name } = personaOf('active')
  await logInAs(page, email)
  await expect(page.getByRole('heading', { level: 1, name: /Devika/ })).toBeVisible()
  const panelLink = page.getByRole('link', { name: 'Admin panel' })
  await expect(panelLink).toHaveCount(0)

  const admin = await openAdminTab(context)
  await chooseTab(admin, 'Manage Users')
  await admin.getByRole('searchbox').fill(email)
  const role = admin.getByRole('combobox', { name: `${name}’s role` })
  await role.selectOption('Admin')
  await admin.getByRole('button', { name: 'Change role' }).click()
  await expect(panelLink).toBeVisible()

  await page.bringToFront()
  await panelLink.click()
  await chooseTab(page, 'Team')
  await admin.bringToFront()
  await role.selectOption('User')
  await admin.getByRole('button', { name: 'Change role' }).click()
  await page.bringToFront()
  await expect(page.getByText('Your permissions have changed')).toBeVisible()
  await page.reload()
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(page.getByRole('navigation', { name: 'Admin' })).toHaveCount(0)
})

const ONE_PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
test('a picture with a hostile name is previewed and stored', async ({ page }) => {
  await openScenario(page, 'admin-team')
  await page.getByRole('button', { name: 'Edit Rohan Patil' }).click()
  await page.getByLabel(/^Bio/).fill('Typed before the file.')
  const name = `${hostileTexts.handlers.slice(0, 60)}\u202Egnp.exe.png`
  const picture = { name, mimeType: 'image/png', buffer: ONE_PIXEL }
  await page.getByLabel(/^Profile image/).setInputFiles(picture)
  await expect(page.getByRole('img', { name: 'Preview' })).toHaveAttribute('src', /^blob:/)
  await page.getByRole('button', { name: 'Save team member' }).click()
  await expect(page.getByText('Team member updated successfully!')).toBeVisible()
  const card = page.getByRole('listitem').filter({ hasText: 'Typed before the file.' })
  await expect(card.locator('img')).toHaveAttribute('src', /^data:image\/png;base64,/)
  expect(await page.evaluate((mark) => mark in globalThis, RAN)).toBe(false)
})
