import { expect, type Page, test } from '@playwright/test'
import { demoPassword, personaOf } from '../../mocks/seeds/personas'

/** Whether this test's pages call a server that differs from the contract. */
export const hasQuirks = () => test.info().project.name === 'quirks'

export async function logInAs(page: Page, email: string) {
  await page.goto('/login')
  await fillLogin(page, email)
}

export async function fillLogin(page: Page, email: string, password: string = demoPassword) {
  const form = page.getByRole('form', { name: 'Login' })
  await form.getByLabel('Email').fill(email)
  await form.getByLabel('Password', { exact: true }).fill(password)
  await form.getByRole('button', { name: 'Login' }).click()
  await expect(page).not.toHaveURL(/\/login/)
}

export const logInAsAdmin = (page: Page) => logInAs(page, personaOf('admin').email)

export async function logOut(page: Page) {
  // by key: after a decision, the demo's strip may move the button between a mouse's press and release
  await page.getByRole('button', { name: 'Logout' }).press('Enter')
  await expect(page).toHaveURL(/\/login$/)
}

type NewClient = { name: string; email: string; password: string }

export async function register(page: Page, { name, email, password }: NewClient) {
  await page.goto('/register')
  const form = page.getByRole('form', { name: 'Register' })
  await form.getByLabel('Name').fill(name)
  await form.getByLabel('Email').fill(email)
  await form.getByLabel('Password', { exact: true }).fill(password)
  await form.getByRole('button', { name: 'Register' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
}

/** On the payment page, takes ₹500 off Premium with a coupon and sends the transaction ID. */
export async function payWithCoupon(page: Page, transactionId: string) {
  await page.getByLabel('Coupon').fill('FIRST500')
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(page.getByText('Coupon applied! ₹500 off.')).toBeVisible()
  await expect(page.getByRole('img', { name: /QR code for ₹4,499/ })).toBeVisible()
  await page.getByLabel(/Transaction ID/).fill(transactionId)
  await page.getByRole('button', { name: 'Submit for approval' }).click()
  // a server with quirks rejects an order paid by QR
  if (hasQuirks()) await page.getByRole('button', { name: 'Send as UPI' }).click()
  await expectSubmitted(page)
}

export const expectSubmitted = (page: Page) =>
  expect(page.getByRole('heading', { level: 1, name: 'Submitted, waiting for approval' })).toBeVisible()

/** Twelve digits, unique per run. */
export const freshTransactionId = () =>
  `9${String(Date.now()).slice(-8)}${Math.floor(100 + Math.random() * 900)}`

/** On the support page: a call that no cache can answer. */
export async function submitTicket(page: Page, message: string) {
  await page.getByLabel('What can we do for you?').fill(message)
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: message })).toBeVisible()
}
