import type { Page } from '@playwright/test'
import { freshTransactionId } from './support/actions'
import { expect, test } from './support/fixtures'
import { settled } from './support/tabs'

const card = (page: Page) => page.locator('[data-tour-card]')
const atStep = (page: Page, step: number) =>
  expect(card(page).getByRole('heading', { name: `step ${step} of` })).toBeVisible()
const goOn = (page: Page, name: string) => card(page).getByRole('button', { name }).click()

/** Starts the tour from the panel, on a page where the visitor has been before. */
async function start(page: Page, title: string) {
  await page.goto('/login')
  await settled(page)
  await page.getByRole('button', { name: 'Demo', exact: true }).click()
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

test('an admin’s morning', async ({ page }) => {
  await start(page, 'An admin’s morning')
  const nav = page.getByRole('navigation', { name: 'Admin' })
  await page
    .getByRole('region', { name: 'Quick Actions' })
    .getByRole('link', { name: 'Approve Subs' })
    .click()
  await page.getByRole('button', { name: 'Approve Farhan Sheikh' }).click()
  await atStep(page, 3)
  await nav.getByRole('link', { name: /^Renewal Requests/ }).click()
  await atStep(page, 4)
  await page.getByRole('button', { name: 'Approve the renewal of Kishor Jadhav' }).click()
  await atStep(page, 5)
  await nav.getByRole('link', { name: /^Help/ }).click()
  await page.getByRole('button', { name: 'Resolve the complaint of Leela Sawant' }).click()
  await atStep(page, 7)
  await page.getByLabel('Response').fill('Tick “Sold out” in its card.')
  await page.getByRole('dialog', { name: /Leela/ }).getByRole('button', { name: 'Resolve' }).click()
  await atStep(page, 8)
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
  await page.getByRole('button', { name: 'Reopen Chat' }).click()
  await goOn(page, 'Go on as Rohan, the admin')
  await page.getByRole('button', { name: 'Accept reopen of Gauri Bhosale' }).click()
  await goOn(page, 'Go on as Gauri')
  await page.getByRole('link', { name: 'Open chat' }).click()
  await atStep(page, 11)
})
