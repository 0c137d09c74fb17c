import type { Page } from '@playwright/test'
import { freshTransactionId } from '../support/actions'
import { axeLightAndDark, expect, test } from '../support/fixtures'
import { settled } from '../support/tabs'

const card = (page: Page) => page.locator('[data-tour-card]')
const atStep = (page: Page, step: number) => expect(card(page)).toContainText(`step ${step} of`)
const goOn = (page: Page, name: string) => card(page).getByRole('button', { name }).click()

/** Starts the tour from the panel, on a page where the visitor has been before. */
async function start(page: Page, title: string) {
  await page.goto('/login')
  await settled(page)
  await page.getByRole('button', { name: /^Demo/ }).click()
  await page.getByRole('tab', { name: 'Tours' }).click()
  await page.getByRole('button', { name: `Start ${title}` }).click()
  await atStep(page, 1)
}

test('buy a plan, on a phone: the card never lies on what it asks for', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await start(page, 'Buy a plan')
  await page.getByRole('button', { name: 'Open menu' }).click()
  await page.getByRole('link', { name: 'Register' }).click()
  await atStep(page, 2)
  const form = page.getByRole('form', { name: 'Register' })
  await form.getByLabel('Name').fill('Meera Joshi')
  await form.getByLabel('Email').fill('meera@joshibakery.example')
  await form.getByLabel('Password', { exact: true }).fill('sourdough-at-five')
  await form.getByRole('button', { name: 'Register' }).click()
  await page.getByRole('link', { name: 'See the plans' }).click()
  await page.getByRole('link', { name: /^Choose Premium/ }).click()
  await atStep(page, 5)
  await page.getByLabel('Coupon').fill('FIRST500')
  await page.getByRole('button', { name: 'Apply' }).click()
  await page.getByLabel(/Transaction ID/).fill(freshTransactionId())
  await atStep(page, 7)
  await page.getByRole('button', { name: 'Submit for approval' }).click()
  await page.getByRole('link', { name: 'Go to the dashboard' }).click()
  await atStep(page, 9)
  await card(page).getByRole('button', { name: 'Done' }).click()
  await expect(card(page)).toHaveCount(0)
})

/** By F6 to the card, unless the focus is there, and on to what it points at. */
async function toTarget(page: Page) {
  await expect(page.locator('[data-pointed-at]')).toBeVisible()
  const isInCard = await card(page).evaluate((element) => element.contains(document.activeElement))
  if (!isInCard) await page.keyboard.press('F6')
  await page.keyboard.press('F6')
}

/** As on a slow machine: a key is pressed long before the next picture. */
const lateFrames = (page: Page) =>
  page.addInitScript(() => {
    globalThis.requestAnimationFrame = (callback) =>
      Number(setTimeout(() => callback(performance.now()), 250))
  })

test('an admin’s morning, by keyboard alone, the keys faster than the pictures', async ({ page }) => {
  await lateFrames(page)
  await start(page, 'An admin’s morning')
  for (let step = 1; step <= 6; step += 1) {
    await atStep(page, step)
    await toTarget(page)
    await page.keyboard.press('Enter')
  }
  await atStep(page, 7)
  await expect(page.getByLabel('Response')).toBeFocused()
  await page.keyboard.type('Tick “Sold out” in its card.')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(
    page.getByRole('dialog', { name: /Leela/ }).getByRole('button', { name: 'Resolve' }),
  ).toBeFocused()
  await page.keyboard.press('Enter')
  await atStep(page, 8)
  await page.keyboard.press('F6')
  await expect(card(page)).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(card(page)).toHaveCount(0)
})

test('a tour may be skipped through, left, ended by Escape and gone on with', async ({ page }) => {
  await start(page, 'Buy a plan')
  await goOn(page, 'Skip this step')
  await goOn(page, 'Skip this step')
  await expect(card(page)).toContainText('You are on another page now.')
  await goOn(page, 'Go on with the tour')
  await expect(page.getByRole('heading', { level: 1, name: /Gauri/ })).toBeVisible()
  await atStep(page, 3)
  await page.keyboard.press('Escape')
  await expect(card(page)).toHaveCount(0)
  await page.reload()
  await page.getByRole('button', { name: /^Demo/ }).click()
  await page.getByRole('button', { name: 'Go on at step 3' }).click()
  await atStep(page, 3)
  await page.getByRole('link', { name: 'See the plans' }).click()
  await atStep(page, 4)
  await axeLightAndDark(page)
})

test('a ticket from start to end: the tour is both people, and goes on after a reload', async ({ page }) => {
  await start(page, 'A ticket from start to end')
  await page.getByLabel('What can we do for you?').fill('The kiln page is blank.')
  await page.getByRole('button', { name: 'Submit' }).click()
  await goOn(page, 'Go on as Rohan, the admin')
  await atStep(page, 3)
  await page.reload()
  await atStep(page, 3)
  await page.getByRole('button', { name: 'Resolve the complaint of Gauri Bhosale' }).click()
  await page.getByLabel('Response').fill('It is back.')
  await page.getByRole('dialog', { name: /Gauri/ }).getByRole('button', { name: 'Resolve' }).click()
  await goOn(page, 'Go on as Gauri')
  await atStep(page, 6)
  await page.getByRole('button', { name: 'Reopen Chat' }).click()
  await goOn(page, 'Go on as Rohan, the admin')
  await atStep(page, 8)
  await page.getByRole('button', { name: 'Accept reopen of Gauri Bhosale' }).click()
  await goOn(page, 'Go on as Gauri')
  await atStep(page, 10)
  await page.getByRole('link', { name: 'Open chat' }).click()
  await atStep(page, 11)
})
