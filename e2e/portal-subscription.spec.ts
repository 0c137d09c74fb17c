import type { Page } from '@playwright/test'
import { personaOf } from '../mocks/seeds/personas'
import { logInAs } from './support/actions'
import { moveDemoClock } from './support/demo'
import { expect, test } from './support/fixtures'
import { chooseTab, openAdminTab } from './support/screens'

const client = personaOf('expiring')
const DAY = 24 * 60 * 60 * 1000

const plan = (page: Page) => page.getByRole('region', { name: 'Current plan' })
const ended = (page: Page) => page.getByRole('region', { name: 'Starter plan' })
const menu = (page: Page) => page.getByRole('navigation', { name: 'Dashboard' })

/** Formatted as on screen: 4 October 2026. */
const dayInIndia = (daysAhead: number) =>
  new Date(Date.now() + daysAhead * DAY).toLocaleDateString('en-GB', {
    timeZone: 'Asia/Kolkata',
    dateStyle: 'long',
  })

const renewalRequest = (admin: Page) => admin.getByRole('listitem', { name: client.name })

test('a plan expires and is renewed on the second request', async ({ page, context }) => {
  const admin = await openAdminTab(context)

  await page.bringToFront()
  await logInAs(page, client.email)
  await menu(page).getByRole('link', { name: 'Subscription' }).click()
  await expect(plan(page).getByText('Active', { exact: true })).toBeVisible()
  await expect(menu(page).getByRole('link', { name: 'Expired plan' })).toHaveCount(0)
  await admin.bringToFront()
  await chooseTab(admin, /^Approve Subs/)

  await test.step('the plan expires, and everyone stays logged in', async () => {
    await page.bringToFront()
    await moveDemoClock(page, 'When the next plan ends')
    await admin.bringToFront()
    await expect(admin.getByRole('heading', { level: 1, name: 'Approve Subscriptions' })).toBeVisible()
    await expect(admin).toHaveURL(/\/admin-dashboard\/approve$/)
    await page.bringToFront()
    await expect(page).toHaveURL(/\/dashboard\/subscription$/)
    await expect(plan(page).getByText('Expired', { exact: true })).toBeVisible()
    await menu(page).getByRole('link', { name: 'Expired plan' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Expired plan' })).toBeVisible()
  })

  await test.step('the client asks for renewal', async () => {
    await ended(page).getByRole('button', { name: 'Request Renewal' }).click()
    await expect(ended(page).getByText('Renewal requested', { exact: true }).first()).toBeVisible()
    await expect(ended(page).getByRole('button', { name: 'Request Renewal' })).toHaveCount(0)
  })

  await test.step('an admin rejects with a reason that the client sees', async () => {
    await admin.bringToFront()
    await chooseTab(admin, /^Renewal Requests/)
    await renewalRequest(admin)
      .getByRole('button', { name: /^Reject/ })
      .click()
    const dialog = admin.getByRole('dialog', { name: `Reject ${client.name}’s renewal?` })
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('The new term is not paid yet.')
    await dialog.getByRole('button', { name: 'Submit' }).click()
    await expect(admin.getByText('Renewal rejected')).toBeVisible()
    await expect(renewalRequest(admin)).toHaveCount(0)
    await expect(ended(page).getByText('Your renewal was rejected')).toBeVisible()
    await expect(ended(page).getByText('Reason: The new term is not paid yet.')).toBeVisible()
  })

  await test.step('the client asks again and gets a new term of thirty days', async () => {
    await page.bringToFront()
    await ended(page).getByRole('button', { name: 'Request Renewal' }).click()
    await admin.bringToFront()
    // a key, because a click right after the rejected request has left is ignored
    await renewalRequest(admin)
      .getByRole('button', { name: /^Approve/ })
      .press('Enter')
    await expect(admin.getByText('Renewal approved')).toBeVisible()
    await page.bringToFront()
    await expect(page.getByText('No expired plan')).toBeVisible()
    await expect(menu(page).getByRole('link', { name: 'Expired plan' })).toHaveCount(0)
    await menu(page).getByRole('link', { name: 'Subscription' }).click()
    await expect(plan(page).getByText('Active', { exact: true })).toBeVisible()
    await expect(plan(page).getByText('30', { exact: true })).toBeVisible()
    await expect(plan(page)).toContainText(`ends on ${dayInIndia(32)}`)
    await menu(page)
      .getByRole('link', { name: /^Notifications/ })
      .click()
    await expect(page.getByText('Renewal approved').first()).toBeVisible()
  })
})
