import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { personaOf } from '../mocks/seeds/personas'
import { freshTransactionId, logInAgain, logInAs, logOut } from './support/actions'
import { moveDemoClock } from './support/demo'
import { expect, test } from './support/fixtures'
import { chooseTab, openAdminTab, openOwnSession, openScenario } from './support/screens'

const menu = (page: Page) => page.getByRole('navigation', { name: 'Dashboard' })
const ticketField = (page: Page) => page.getByRole('textbox', { name: /What can we do for you/ })
const log = (page: Page) => page.getByRole('log', { name: 'Messages' })
const messageField = (page: Page) => page.getByRole('textbox', { name: 'Your message' })

async function openSupport(page: Page) {
  await menu(page)
    .getByRole('link', { name: /^Support/ })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'Support' })).toBeVisible()
}

async function submitTicket(page: Page, ticket: string) {
  await ticketField(page).fill(ticket)
  await page.getByRole('button', { name: 'Submit' }).click()
  const item = page.getByRole('listitem').filter({ hasText: ticket })
  await item.getByRole('link', { name: 'Open chat' }).click()
}

async function write(page: Page, text: string) {
  await messageField(page).fill(text)
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(log(page).getByText(text)).toBeVisible()
  await expect(log(page).getByText('Sending…')).toHaveCount(0)
}

test(
  'a client reads, writes a ticket, chats, reloads and logs out',
  { tag: '@every-browser' },
  async ({ page }) => {
    await logInAs(page, personaOf('active').email)
    const plan = page.getByRole('region', { name: 'Current plan' })
    await expect(plan).toBeVisible()
    await menu(page).getByRole('link', { name: 'Subscription' }).click()
    // until the code of the next page has loaded, a reload stays on the current page
    await expect(page).toHaveURL(/\/dashboard\/subscription$/)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1, name: 'Subscription' })).toBeVisible()
    await expect(plan).toBeVisible()

    await openSupport(page)
    await ticketField(page).fill('The verandah picture is grey.')
    await page.reload()
    await expect(ticketField(page)).toHaveValue('The verandah picture is grey.')
    await submitTicket(page, 'The verandah picture is grey.')
    await write(page, 'It is the one above the bookings.')

    await page.goto('/dashboard')
    await logOut(page)
    await page.reload()
    await expect(page.getByRole('form', { name: 'Login' })).toBeVisible()
  },
)

test('a ticket is opened, discussed and resolved', { tag: '@also-base-url' }, async ({ page, context }) => {
  const client = personaOf('expiring')
  const ticket = `The price list is last year’s, ${freshTransactionId()}`
  await logInAs(page, client.email)
  await openSupport(page)
  await submitTicket(page, ticket)
  await write(page, 'Cashews are ₹980 now.')

  const admin = await openAdminTab(context)
  const row = admin.getByRole('row').filter({ hasText: ticket })
  await test.step('client and admin see what the other writes', async () => {
    await chooseTab(admin, /^Help/)
    await row.getByRole('button', { name: /^More for/ }).click()
    await admin.getByRole('menuitem', { name: 'Open chat' }).click()
    await expect(log(admin).getByText('Cashews are ₹980 now.')).toBeVisible()
    await write(admin, 'Changing it this afternoon.')
    await expect(log(page).getByText('Changing it this afternoon.')).toBeVisible()
    await page.bringToFront()
    await write(page, 'And walnuts ₹1,240.')
    await expect(log(admin).getByText('And walnuts ₹1,240.')).toBeVisible()
  })

  await test.step('the response closes the chat', async () => {
    await admin.bringToFront()
    await admin.getByRole('link', { name: 'All complaints' }).click()
    await row.getByRole('button', { name: /^Resolve/ }).click()
    const dialog = admin.getByRole('dialog', { name: `Resolve the complaint of ${client.name}` })
    await dialog.getByRole('textbox', { name: 'Response' }).fill('All forty rates are this year’s.')
    await dialog.getByRole('button', { name: 'Resolve' }).click()
    await expect(admin.getByText('Complaint resolved')).toBeVisible()
    // with a real server the ticket is polled every 20 seconds
    await expect(page.getByText('This chat is closed.')).toBeVisible({ timeout: 30_000 })
    await expect(page.getByText('Answer: All forty rates are this year’s.')).toBeVisible()
    await expect(messageField(page)).toBeDisabled()
  })
})

test('the next user of a browser does not see the last one’s draft', async ({ page }) => {
  const [devika, gauri] = [personaOf('active'), personaOf('new')]
  await logInAs(page, devika.email)
  await openSupport(page)
  await ticketField(page).fill('For our eyes only')
  await logOut(page)

  await logInAs(page, gauri.email)
  await openSupport(page)
  await expect(ticketField(page)).toHaveValue('')
  await logOut(page)

  await logInAs(page, devika.email)
  await openSupport(page)
  await expect(ticketField(page)).toHaveValue('For our eyes only')
})

test('a chat does not scroll while the client reads earlier messages', async ({ page, context }) => {
  await openScenario(page, 'chat-open')
  for (let line = 1; line <= 8; line += 1) await write(page, `Picture number ${line} is dark too.`)
  await page.reload()
  await expect(log(page).getByText('Picture number 8')).toBeInViewport()
  await log(page).hover()
  await page.mouse.wheel(0, -10_000)
  const top = () => log(page).evaluate((box) => box.scrollTop)
  await expect.poll(top).toBe(0)

  const admin = await openAdminTab(context)
  await chooseTab(admin, /^Help/)
  const row = admin.getByRole('row', { name: /Room photos look dark/ })
  await row.getByRole('button', { name: /^More for/ }).click()
  await admin.getByRole('menuitem', { name: 'Open chat' }).click()
  await write(admin, 'Sent to you by mail as well.')
  await page.bringToFront()
  const news = page.getByRole('button', { name: '1 new message' })
  await expect(news).toBeVisible()
  expect(await top()).toBe(0)
  await news.click()
  await expect(log(page).getByText('Sent to you by mail as well.')).toBeInViewport()
})

test('a login after an expired session restores the page and the draft', async ({
  page,
  context,
  consoleGuard,
}) => {
  consoleGuard.allow(/\b401\b/)
  const { email } = personaOf('active')
  await logInAs(page, email)
  await openSupport(page)
  await ticketField(page).fill('The verandah picture is still grey')

  // a session lasts seven days, and all tabs share the demo's clock
  const other = await openOwnSession(context)
  await other.goto('/about')
  await moveDemoClock(other, '7 days later')

  await page.bringToFront()
  await expect(page).toHaveURL(/\/login\?next=%2Fdashboard%2Fsupport$/)
  await logInAgain(page, email)
  await expect(page).toHaveURL(/\/dashboard\/support$/)
  await expect(page.getByText('Your session has ended')).toHaveCount(0)
  await expect(ticketField(page)).toHaveValue('The verandah picture is still grey')
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByText(/^Your ticket is open\./)).toBeVisible()
})

test('navigation stays reachable on a phone in landscape', async ({ page }) => {
  await page.setViewportSize({ width: 740, height: 360 })
  await openScenario(page, 'dashboard-active')
  await page.mouse.wheel(0, 400)
  await expect(page.getByRole('heading', { level: 1 })).not.toBeInViewport()
  await expect(menu(page).getByRole('link', { name: 'Purchases' })).toBeInViewport({ ratio: 1 })
  await openScenario(page, 'admin-approve')
  await page.mouse.wheel(0, 400)
  await expect(page.getByRole('heading', { level: 1 })).not.toBeInViewport()
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeInViewport({ ratio: 1 })
})

test('an acknowledgement prints without menus', async ({ page }) => {
  await openScenario(page, 'purchases-acknowledgement')
  // A4 at 96 dpi, portrait and landscape
  for (const [width, height] of [
    [794, 1123],
    [1123, 794],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.emulateMedia({ media: 'screen' })
    await expect(menu(page)).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    await expect(menu(page)).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'home page' })).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'account menu' })).toHaveCount(0)
    expect((await page.getByRole('article').boundingBox())?.x).toBeLessThan(60)
  }
})

test.describe('in another time zone', () => {
  test.use({ timezoneId: 'America/Los_Angeles' })

  test('dates follow Indian time, on screen and in a CSV file', async ({ page }) => {
    // 00:30 in India, 11:00 on the day before in California
    await page.clock.setFixedTime('2026-11-21T00:30:00+05:30')
    await logInAs(page, personaOf('active').email)
    await expect(page.getByRole('heading', { level: 1, name: 'Good morning, Devika' })).toBeVisible()
    await expect(page.getByText('Saturday, 21 November 2026')).toBeVisible()
    await expect(page.getByRole('region', { name: 'Current plan' })).toContainText('ends on 11 December 2026')
    await menu(page).getByRole('link', { name: 'Purchases' }).click()
    await expect(page.getByRole('row', { name: /Premium.*11 Dec 2026/ })).toBeVisible()
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'CSV' }).click()
    expect(await readFile(await (await download).path(), 'utf8')).toContain(',Active,2026-12-11,')
  })
})
