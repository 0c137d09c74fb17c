import type { Page } from '@playwright/test'
import { personaOf } from '../mocks/seeds/personas'
import { signIn } from './support/actions'
import { expect, test } from './support/fixtures'
import { chooseTab, openAdminTab, openScenario } from './support/tabs'

const client = personaOf('expiring')
const ticket = 'The price list shows last year’s rates'

const log = (page: Page) => page.getByRole('log', { name: 'Messages' })
const field = (page: Page) => page.getByRole('textbox', { name: 'Your message' })

async function write(page: Page, text: string) {
  await field(page).fill(text)
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(log(page).getByText(text)).toBeVisible()
  await expect(field(page)).toHaveValue('')
}

test('a ticket from its first word to its answer', async ({ page, context }) => {
  await signIn(page, client.email)

  await test.step('the client submits a ticket and opens its chat', async () => {
    await page
      .getByRole('navigation', { name: 'Dashboard' })
      .getByRole('link', { name: /^Support/ })
      .click()
    await page.getByRole('textbox', { name: /What can we do for you/ }).fill(ticket)
    await page.getByRole('button', { name: 'Submit' }).click()
    const item = page.getByRole('listitem').filter({ hasText: ticket })
    await item.getByRole('link', { name: 'Open chat' }).click()
    await expect(page).toHaveURL(/\/support-chat\/\w+/)
    await write(page, 'Cashews are ₹980 now.')
  })

  const admin = await openAdminTab(context)
  const row = admin.getByRole('row').filter({ hasText: ticket })

  await test.step('the admin finds it under Help, and each sees what the other writes', async () => {
    await chooseTab(admin, /^Help/)
    await row.getByRole('link', { name: /^Open chat/ }).click()
    await expect(log(admin).getByText('Cashews are ₹980 now.')).toBeVisible()
    await write(admin, 'Changing it this afternoon.')
    await expect(log(page).getByText('Changing it this afternoon.')).toBeVisible()
    await page.bringToFront()
    await write(page, 'And walnuts ₹1,240.')
    await expect(log(admin).getByText('And walnuts ₹1,240.')).toBeVisible()
  })

  await test.step('the admin resolves it: the chat closes and shows the answer', async () => {
    await admin.bringToFront()
    await admin.getByRole('link', { name: 'All complaints' }).click()
    await row.getByRole('button', { name: /^Resolve/ }).click()
    const dialog = admin.getByRole('dialog', { name: `Resolve the complaint of ${client.name}` })
    await dialog.getByRole('textbox', { name: 'Response' }).fill('All forty rates are this year’s.')
    await dialog.getByRole('button', { name: 'Resolve' }).click()
    await expect(admin.getByText('Complaint resolved')).toBeVisible()
    // a page of a real server asks for the ticket's state every 20 seconds
    await expect(page.getByText('This chat is closed.')).toBeVisible({ timeout: 25_000 })
    await expect(page.getByText('Answer: All forty rates are this year’s.')).toBeVisible()
    await expect(field(page)).toBeDisabled()
  })
})

test('a resolved ticket is reopened, and its chat goes on @by-contract', async ({ page, context }) => {
  await openScenario(page, 'chat-resolved')
  await page.getByRole('button', { name: 'Reopen Chat' }).click()
  await expect(page.getByText(/You have asked us to reopen it/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Reopen Chat' })).toHaveCount(0)
  const admin = await openAdminTab(context)
  await chooseTab(admin, /^Help/)
  await admin
    .getByRole('row', { name: /Change the weekend tariff/ })
    .getByRole('button', { name: /^Accept reopen/ })
    .click()
  await expect(admin.getByText('Reopen request accepted')).toBeVisible()
  await expect(page.getByText('Reopened', { exact: true })).toBeVisible()
  await page.bringToFront()
  await write(page, 'From Saturday, please.')
})

test('a half-written message survives a reload, and reading upwards is left in peace', async ({
  page,
  context,
}) => {
  await openScenario(page, 'chat-open')
  const answer = 'Sent to you by mail as well.'
  for (let line = 1; line <= 10; line += 1) await write(page, `Picture number ${line} is dark too.`)
  await field(page).fill('Half a sent')
  await page.reload()
  await expect(field(page)).toHaveValue('Half a sent')
  await expect(log(page).getByText('Picture number 10')).toBeInViewport()

  await log(page).hover()
  await page.mouse.wheel(0, -10_000)
  await expect.poll(() => log(page).evaluate((box) => box.scrollTop)).toBe(0)

  const admin = await openAdminTab(context)
  await chooseTab(admin, /^Help/)
  await admin
    .getByRole('row', { name: /Room photos look dark/ })
    .getByRole('link', { name: /^Open chat/ })
    .click()
  await write(admin, answer)

  await page.bringToFront()
  const news = page.getByRole('button', { name: '1 new message' })
  await expect(news).toBeVisible()
  expect(await log(page).evaluate((box) => box.scrollTop)).toBe(0)
  await expect(log(page).getByText(answer)).not.toBeInViewport()
  await news.click()
  await expect(log(page).getByText(answer)).toBeInViewport()
  await expect(field(page)).toHaveValue('Half a sent')
})
