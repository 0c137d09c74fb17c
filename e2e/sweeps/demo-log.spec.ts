import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { axeLightAndDark, expect, test } from '../support/fixtures'
import { openScenario } from '../support/tabs'

/** Opens the log, with the calls that the page has made by then. */
async function openLog(page: Page) {
  await page.getByRole('button', { name: /^Demo/ }).click()
  const panel = page.getByRole('dialog', { name: 'Demo controls' })
  await panel.getByRole('tab', { name: 'Log' }).click()
  await expect(panel.getByRole('grid', { name: 'Calls' })).toBeVisible()
  return panel
}

const tokenOf = (page: Page) => page.evaluate(() => localStorage.getItem('token') ?? '')

const ways = [
  ['with the worker', '@demo'],
  ['without a worker', '@no-worker'],
] as const

for (const [way, tag] of ways)
  test(
    `${way}, calls from before and after the log was opened are in it, and no file or command holds the token`,
    { tag },
    async ({ page, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write'])
      await openScenario(page, 'support')
      const token = await tokenOf(page)
      expect(token).not.toBe('')
      const panel = await openLog(page)
      const row = (name: RegExp) => panel.getByRole('row', { name })
      await expect(row(/^Fits .*GET \/api\/auth\/complaints 200/)).toBeVisible()
      await page.getByLabel('What can we do for you?').fill('The bill of Saturday prints twice.')
      await page.getByRole('button', { name: 'Submit' }).click()
      const posted = row(/^Fits .*POST \/api\/auth\/complaints 201/)
      await expect(posted).toBeVisible()

      await posted.click()
      const details = panel.getByRole('region', { name: 'POST /api/auth/complaints' })
      await expect(details.getByLabel('Request: body')).toContainText('The bill of Saturday prints twice.')
      await details.getByRole('button', { name: 'Copy as curl' }).click()
      await expect(details.getByRole('button', { name: 'Copied' })).toBeVisible()
      const command = await page.evaluate(() => navigator.clipboard.readText())
      expect(command).toContain(`curl -i -X POST '${new URL(page.url()).origin}/api/auth/complaints'`)
      expect(command).toContain('-H "Authorization: Bearer $TOKEN"')
      expect(command).not.toContain(token)

      const download = page.waitForEvent('download')
      await panel.getByRole('button', { name: 'Download these calls as HAR' }).click()
      const file = await readFile(await (await download).path(), 'utf8')
      expect(file).toContain('/api/auth/complaints')
      expect(file).toContain('Bearer •••')
      expect(file).not.toContain(token)
    },
  )

test(
  'what a foreign server says otherwise is a breach, with its place',
  { tag: '@demo' },
  async ({ page }) => {
    await openScenario(page, 'foreign-plans')
    const panel = await openLog(page)
    await panel.getByRole('combobox', { name: 'Which calls' }).selectOption('Breaches')
    const table = panel.getByRole('grid', { name: 'Calls' })
    await expect(table.getByRole('row', { name: /^Breach .*GET \/api\/auth\/plans 200/ })).toBeVisible()
    await table.focus()
    await page.keyboard.press('Home')
    await page.keyboard.press('Enter')
    await expect(panel.getByText(/The answer breaks the contract at/)).toBeVisible()
    await axeLightAndDark(page)
    await page.keyboard.press('Escape')
    await expect(table).toBeFocused()
  },
)

for (const [way, tag] of ways)
  test(`${way}, a call that the page gives up is told as such`, { tag }, async ({ page }) => {
    await page.goto('/?scenario=dashboard-loading')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const panel = await openLog(page)
    const row = panel.getByRole('row', { name: /GET \/api\/auth\/user-subscriptions/ })
    await expect(row).toContainText('Waiting')
    await page.getByRole('link', { name: 'Chaukhat' }).first().click()
    await expect(row).toContainText('Aborted')
  })
