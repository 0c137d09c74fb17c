import type { Page } from '@playwright/test'
import { personaOf } from '../mocks/seeds/personas'
import { freshTransactionId, logInAs, submitTicket } from './support/actions'
import { expect, test } from './support/fixtures'
import { chooseTab, openAdminTab, openScenario } from './support/screens'

const menu = (page: Page) => page.getByRole('navigation', { name: 'Dashboard' })
const log = (page: Page) => page.getByRole('log', { name: 'Messages' })
const messageField = (page: Page) => page.getByRole('textbox', { name: 'Your message' })

async function openSupport(page: Page) {
  await menu(page)
    .getByRole('link', { name: /^Support/ })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'Support' })).toBeVisible()
}

async function write(page: Page, text: string) {
  await messageField(page).fill(text)
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(log(page).getByText(text)).toBeVisible()
  await expect(log(page).getByText('Sending…')).toHaveCount(0)
}

test('a ticket is opened, discussed and resolved', async ({ page, context }) => {
  const client = personaOf('expiring')
  const ticket = `The price list is last year’s, ${freshTransactionId()}`
  await logInAs(page, client.email)
  await openSupport(page)
  await submitTicket(page, ticket)
  const item = page.getByRole('listitem').filter({ hasText: ticket })
  await item.getByRole('link', { name: 'Open chat' }).click()
  await write(page, 'Cashews are ₹980 now.')

  const admin = await openAdminTab(context)
  const row = admin.getByRole('row').filter({ hasText: ticket })
  await test.step('the client and the admin see each other’s messages', async () => {
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
    const dialog = admin.getByRole('dialog', { name: `Resolve ${client.name}’s complaint` })
    await dialog.getByRole('textbox', { name: 'Response' }).fill('All forty rates are this year’s.')
    await dialog.getByRole('button', { name: 'Resolve' }).click()
    await expect(admin.getByText('Complaint resolved')).toBeVisible()
    // with a real server, the ticket is polled every 20 seconds
    await expect(page.getByText('This chat is closed.')).toBeVisible({ timeout: 30_000 })
    await expect(page.getByText('Answer: All forty rates are this year’s.')).toBeVisible()
    await expect(messageField(page)).toBeDisabled()
  })
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

test('the menu of a phone in landscape never covers the focus', async ({ page }) => {
  await page.setViewportSize({ width: 683, height: 384 })
  await openScenario(page, 'support')
  const covered: string[] = []
  for (let presses = 0; presses < 40; presses += 1) {
    await page.keyboard.press('Tab')
    const text = await menu(page).evaluate((dock) => {
      // in a text field, browsers only bring the caret into view
      const focused = document.querySelector('main :is(a, button):focus')
      const isCovered = focused && focused.getBoundingClientRect().bottom > dock.getBoundingClientRect().top
      return isCovered ? focused.textContent : null
    })
    if (text !== null) covered.push(text)
  }
  expect(covered).toEqual([])
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
