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
  const role = admin.getByRole('combobox', { name: `Role of ${name}` })
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
  await expect(page.getByText('Your rights have changed')).toBeVisible()
  await page.reload()
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(page.getByRole('navigation', { name: 'Admin' })).toHaveCount(0)
})

const ONE_PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
// a header that claims 30,000 × 30,000 pixels
const bomb = Buffer.from(ONE_PIXEL)
bomb.writeUInt32BE(30_000, 16)
bomb.writeUInt32BE(30_000, 20)

const png = (buffer: Buffer, name = 'me.png') => ({ name, mimeType: 'image/png', buffer })
const ONLY_IMAGES = 'Only image files are allowed.'

const rejected = [
  [{ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('notes') }, ONLY_IMAGES],
  [png(Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" onload="window.${RAN}=1"/>`)), ONLY_IMAGES],
  [png(Buffer.alloc(0)), 'This file is empty.'],
  [png(Buffer.alloc(5 * 1024 * 1024 + 1)), 'Image must be 5 MB or smaller.'],
  [png(bomb), 'Image must be 10,000 pixels or less on each side.'],
] as const

test('an invalid picture is rejected without losing input', async ({ page }) => {
  await openScenario(page, 'admin-team')
  await page.getByRole('button', { name: 'Edit Rohan Patil' }).click()
  const bio = page.getByLabel(/^Bio/)
  await bio.fill('Typed before the file.')
  const picture = page.getByLabel(/^Profile image/)
  const preview = page.getByRole('img', { name: 'Preview' })
  for (const [file, message] of rejected) {
    await picture.setInputFiles(file)
    await expect(page.getByText(message)).toBeVisible()
    await expect(preview.and(page.locator('[src^="blob:"]'))).toHaveCount(0)
  }
  await expect(bio).toHaveValue('Typed before the file.')

  await picture.setInputFiles(png(ONE_PIXEL, `${hostileTexts.handlers.slice(0, 60)}\u202Egnp.exe.png`))
  await expect(preview).toHaveAttribute('src', /^blob:/)
  await page.getByRole('button', { name: 'Save team member' }).click()
  await expect(page.getByText('Team member updated successfully!')).toBeVisible()
  const card = page.getByRole('listitem').filter({ hasText: 'Typed before the file.' })
  await expect(card.locator('img')).toHaveAttribute('src', /^data:image\/png;base64,/)
  expect(await page.evaluate((mark) => mark in globalThis, RAN)).toBe(false)
})
