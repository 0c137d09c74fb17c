import type { Page } from '@playwright/test'
import { demoDatabase } from '../../src/config/demo'
import { DAY, MINUTE } from '../../src/lib/dates'
import { axeLightAndDark, expect, test } from '../support/fixtures'
import { moveClock, openScenario, reloadedBy, settled } from '../support/tabs'

const panel = (page: Page) => page.getByRole('dialog', { name: 'Demo controls' })

/** The panel, open at this tab. */
async function openTool(page: Page, tab: 'Data' | 'Share') {
  if (!(await panel(page).isVisible())) await page.getByRole('button', { name: /^Demo/ }).click()
  await panel(page).getByRole('tab', { name: tab, exact: true }).click()
  return panel(page)
}

async function makeLink(page: Page) {
  const share = await openTool(page, 'Share')
  await share.getByRole('button', { name: 'Make the link' }).click()
  const field = share.getByRole('textbox', { name: 'Link to this moment' })
  await expect(field).toHaveValue(/#moment=/)
  await expect(field).toHaveAccessibleDescription(
    /^Opens as Devika Nair on \/dashboard\/support, .*, 1 change/,
  )
  return field.inputValue()
}

const submitTicket = async (page: Page, message: string) => {
  await page.getByLabel('What can we do for you?').fill(message)
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: message })).toBeVisible()
}

type Stored = { rows: unknown[]; clockOffset: number }

/** What the browser has stored: the rows, table by table in the order of insertion, and how far the clock is moved. */
const stored = (page: Page) =>
  page.evaluate(
    (name) =>
      new Promise<Stored>((resolve) => {
        const open = indexedDB.open(name)
        open.addEventListener('success', () => {
          const transaction = open.result.transaction(['rows', 'meta'])
          const rows = transaction.objectStore('rows').getAll()
          const meta = transaction.objectStore('meta').get('meta')
          transaction.addEventListener('complete', () => {
            open.result.close()
            const inOrder = (rows.result as { table: string; position: number; row: unknown }[])
              .filter(({ row }) => row !== null)
              .toSorted((a, b) => a.table.localeCompare(b.table) || a.position - b.position)
              .map(({ table, row }) => [table, row])
            resolve({ rows: inOrder, clockOffset: (meta.result as { clockOffset: number }).clockOffset })
          })
        })
      }),
    demoDatabase,
  )

test('a link made in one browser opens in another as it was left, and so does a file @demo', async ({
  page,
  browser,
}) => {
  await openScenario(page, 'support')
  await moveClock(page, '1 day on')
  await submitTicket(page, 'The bill of Saturday prints twice.')
  const link = await makeLink(page)
  await axeLightAndDark(page, 'with the Share tab')
  const left = await stored(page)

  const other = await (await browser.newContext()).newPage()
  await other.goto(link)
  await expect(other).toHaveURL(new URL('/dashboard/support', link).href)
  await settled(other)
  await expect(other.getByText('The bill of Saturday prints twice.')).toBeVisible()
  const found = await stored(other)
  expect(found.rows).toEqual(left.rows)
  expect(Math.abs(found.clockOffset - DAY)).toBeLessThan(MINUTE)

  // whoever goes on there, and takes it back as a file
  await submitTicket(other, 'And the one of Sunday.')
  const data = await openTool(other, 'Data')
  await expect(data.getByText(/2 rows changed/)).toBeVisible()
  // axe takes a label that is scrolled out of the panel for a hidden one
  await data.getByText('Open a saved state').scrollIntoViewIfNeeded()
  await axeLightAndDark(other, 'with the Data tab')
  const download = other.waitForEvent('download')
  await data.getByRole('button', { name: 'Save as a file' }).click()
  const file = await (await download).path()
  const back = await openTool(page, 'Data')
  await back.getByLabel('Open a saved state').setInputFiles(file)
  await expect(back.getByText(/^Opens as Devika Nair .*, 2 changes/)).toBeVisible()
  await back.getByRole('button', { name: 'Open it' }).click()
  await expect(page.getByText('And the one of Sunday.')).toBeVisible()
  await other.context().close()
})

test('a broken link says so and the demo starts; a good one opens in the same tab; starting over takes it back @demo', async ({
  page,
}) => {
  await openScenario(page, 'support')
  await submitTicket(page, 'The bill of Saturday prints twice.')
  const link = await makeLink(page)
  await page.goto('/#moment=broken')
  await expect(page.getByText('It is damaged or incomplete.')).toBeVisible()
  await page.getByRole('button', { name: 'Dismiss' }).click()
  await expect(page).toHaveURL(/\/$/)

  // the panel was open, and is so again
  await panel(page).getByRole('tab', { name: 'Data', exact: true }).click()
  await panel(page).getByRole('button', { name: 'Start over with A working agency' }).click()
  const question = page.getByRole('alertdialog', { name: 'Start over with “A working agency”?' })
  await expect(question).toContainText('You lose 1 change, and are signed out.')
  // the question stands above the panel also where that fills the screen
  await page.setViewportSize({ width: 390, height: 844 })
  await reloadedBy(page, () => question.getByRole('button', { name: 'Start over' }).click())
  await expect(panel(page)).toBeHidden()
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()

  // nothing but the fragment changes
  await page.goto(link)
  await expect(page).toHaveURL(/\/dashboard\/support$/)
  await expect(page.getByText('The bill of Saturday prints twice.')).toBeVisible()
})
