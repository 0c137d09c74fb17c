import type { BrowserContext, Page } from '@playwright/test'
import { demoPassword, personaOf } from '../mocks/seeds/personas'
import { submitPayment } from './support/actions'
import { expect, test } from './support/fixtures'
import { openScenario } from './support/tabs'

const UTR = '426811904417'
const applied = (page: Page) => page.getByText('Coupon applied! ₹500 off.')
const field = (page: Page) => page.getByLabel(/Transaction ID/)
const login = (page: Page) => page.getByRole('form', { name: 'Login' })

async function logIn(page: Page) {
  await login(page).getByLabel('Email').fill(personaOf('new').email)
  await login(page).getByLabel('Password', { exact: true }).fill(demoPassword)
  await login(page).getByRole('button', { name: 'Login' }).click()
}

/** How a session ends at the payment page, and how one comes to the login page from there. */
const ends: Record<string, (page: Page, context: BrowserContext) => Promise<void>> = {
  'the payment is answered with 401': async (page) => {
    await page.evaluate(() => localStorage.setItem('token', 'worn out'))
    await page.getByRole('button', { name: 'Submit for approval' }).click()
    await expect(page.getByText('Authentication failed. Please log in again.')).toBeVisible()
    await page.getByRole('link', { name: 'Log in now' }).click()
  },
  'a call in the background is answered with 401': async (page) => {
    await page.evaluate(() => localStorage.setItem('token', 'worn out'))
    await page.reload()
    await expect(page.getByText(/What you had entered here is kept for you\./)).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: 'Login' }).click()
  },
  'another tab logs out': async (page, context) => {
    const other = await context.newPage()
    await other.goto('/dashboard')
    await other.getByRole('button', { name: 'Logout' }).click()
    await page.bringToFront()
    await expect(page.getByText(/What you enter here stays\./)).toBeVisible()
    await expect(field(page)).toHaveValue('')
    await page.getByRole('main').getByRole('link', { name: 'Login' }).click()
  },
}

for (const [how, end] of Object.entries(ends)) {
  test(`what was entered for a payment is there after logging in again: ${how}`, async ({
    page,
    context,
    consoleGuard,
  }) => {
    consoleGuard.allow(/\b401\b/)
    await openScenario(page, 'payment-coupon')
    await page.getByLabel('Coupon').fill('FIRST500')
    await page.getByRole('button', { name: 'Apply coupon' }).click()
    await expect(applied(page)).toBeVisible()
    await field(page).fill(UTR)
    const code = page.getByRole('img', { name: /QR code for ₹4,499/ })
    const before = await code.innerHTML()

    await end(page, context)
    await logIn(page)
    await expect(page).toHaveURL(/\/payment\/premium$/)
    await expect(applied(page)).toBeVisible()
    await expect(field(page)).toHaveValue(UTR)
    expect(await code.innerHTML()).toBe(before)
  })
}

test('a receipt is not read after logging out, by Back, Forward or a reload', async ({
  page,
  consoleGuard,
}) => {
  // the dashboard asks for its data before it knows that nobody is signed in
  consoleGuard.allow(/\b401\b/)
  await openScenario(page, 'payment')
  await field(page).fill(UTR)
  await submitPayment(page)
  await expect(page.getByText(UTR)).toBeVisible()
  await page.reload()
  await expect(page.getByText(UTR)).toBeVisible()
  await page.getByRole('link', { name: 'Go to the dashboard' }).click()
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(login(page)).toBeVisible()
  await page.goBack()
  await expect(login(page)).toBeVisible()
  await expect(page).toHaveURL(/next=%2Fpayment%2Fpremium$/)
  await page.reload()
  await expect(login(page)).toBeVisible()
  await page.goForward()
  await expect(login(page)).toBeVisible()
  await expect(page.getByText(UTR)).toHaveCount(0)
})
