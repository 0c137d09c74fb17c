import type { Page } from '@playwright/test'
import { hostileTexts, RAN } from '../mocks/seeds/hostileTexts'
import { expect, test } from './support/fixtures'
import { chooseTab, openScenario } from './support/tabs'

const ONE_PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
/** The same picture, whose head claims 30,000 by 30,000 pixels. */
const bomb = Buffer.from(ONE_PIXEL)
bomb.writeUInt32BE(30_000, 16)
bomb.writeUInt32BE(30_000, 20)

const png = (buffer: Buffer, name = 'me.png') => ({ name, mimeType: 'image/png', buffer })
const onlyImages = 'Only image files are allowed.'

const refused = [
  [{ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('notes') }, onlyImages],
  [png(Buffer.from(hostileTexts.markup)), onlyImages],
  [png(Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" onload="window.${RAN}=1"/>`)), onlyImages],
  [png(Buffer.from('no picture at all')), onlyImages],
  [png(Buffer.alloc(0)), 'This file is empty.'],
  [png(Buffer.alloc(5 * 1024 * 1024 + 1)), 'Image must be 5 MB or smaller.'],
  [png(bomb), 'Image must be 10,000 pixels or less on each side.'],
] as const

const picture = (page: Page) => page.getByLabel(/^Profile image/)

test('a file that cannot be a picture is refused beside its field, and nothing typed is lost', async ({
  page,
}) => {
  await openScenario(page, 'admin-home')
  await chooseTab(page, /^Team$/)
  await page.getByRole('button', { name: 'Edit Rohan Patil' }).click()
  await page.getByLabel(/^Bio/).fill('Typed before the file.')
  const preview = page.getByRole('img', { name: 'Preview' })
  for (const [file, message] of refused) {
    await picture(page).setInputFiles(file)
    await expect(page.getByText(message)).toBeVisible()
    // the picture that is stored, or none
    await expect(preview.and(page.locator('[src^="blob:"]'))).toHaveCount(0)
  }
  const save = page.getByRole('button', { name: 'Save team member' })
  await save.click()
  await expect(page.getByText(refused[6][1])).toBeVisible()
  await expect(page.getByLabel(/^Bio/)).toHaveValue('Typed before the file.')

  await picture(page).setInputFiles(png(ONE_PIXEL, `${hostileTexts.handlers.slice(0, 60)}\u202Egnp.exe.png`))
  await expect(preview).toHaveAttribute('src', /^blob:/)
  await save.click()
  await expect(page.getByText('Team member updated successfully!')).toBeVisible()
  await expect(page.getByText('Typed before the file.')).toBeVisible()
  expect(await page.evaluate((mark) => mark in globalThis, RAN)).toBe(false)
})
