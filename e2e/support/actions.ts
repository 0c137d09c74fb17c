import { expect, type Page } from '@playwright/test'
import { demoPassword, personaOf } from '../../mocks/seeds/personas'

/** Signs in by the login form, as any user would. */
export async function signIn(page: Page, email: string, password: string = demoPassword) {
  await page.goto('/login')
  const form = page.getByRole('form', { name: 'Login' })
  await form.getByLabel('Email').fill(email)
  await form.getByLabel('Password', { exact: true }).fill(password)
  await form.getByRole('button', { name: 'Login' }).click()
  await expect(page).not.toHaveURL(/\/login/)
}

export const signInAsAdmin = (page: Page) => signIn(page, personaOf('admin').email)

/** Twelve digits that no other run has used. */
export const freshTransactionId = () =>
  `9${String(Date.now()).slice(-8)}${Math.floor(100 + Math.random() * 900)}`
