import type { Page } from '@playwright/test'
import { demoPassword, personaOf } from '../mocks/seeds/personas'
import { expect, test } from './support/fixtures'
import { open } from './support/site'

const form = (page: Page) => page.getByRole('form', { name: 'Login' })
const email = (page: Page) => form(page).getByLabel('Email')
const password = (page: Page) => form(page).getByLabel('Password', { exact: true })
const submit = (page: Page) => form(page).getByRole('button', { name: 'Login' })
const another = (page: Page) => form(page).getByRole('button', { name: 'Use another email' })
const locked = personaOf('active').email

test('a refused login gives the password back to whoever typed it, by mouse and by Enter @also-foreign', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/\b400\b/)
  await open(page, '/login')
  await email(page).fill(locked)
  await password(page).fill('wrong one')
  await submit(page).click()
  await expect(form(page).getByRole('alert')).toHaveText('Invalid email or password.')
  await expect(password(page)).toBeFocused()
  await expect(password(page)).toHaveValue('wrong one')
  await page.keyboard.type('wrong two')
  await expect(password(page)).toHaveValue('wrong two')
  await page.keyboard.press('Enter')
  await expect(submit(page)).toBeVisible()
  await expect(password(page)).toBeFocused()
  await page.keyboard.type(demoPassword)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/dashboard$/)
})

test('a lock outlives a reload, holds for its own e-mail alone, and lets another person in @by-contract', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/\b(400|429)\b/)
  await open(page, '/login')
  await email(page).fill(locked)
  for (let attempt = 1; attempt <= 6; attempt += 1) {
    const secret = `wrong ${attempt}`
    const answer = page.waitForResponse((got) => got.request().postData()?.includes(secret) === true)
    await password(page).fill(secret)
    await password(page).press('Enter')
    await answer
    await expect(form(page).getByRole('button', { name: 'Logging in…' })).toHaveCount(0)
  }
  await expect(password(page)).toBeDisabled()
  await expect(another(page)).toBeFocused()

  await page.reload()
  await expect(email(page)).toHaveValue(locked)
  await expect(email(page)).toBeDisabled()
  await expect(form(page).getByRole('alert')).toHaveText(/^Too many login attempts\./)
  await expect(form(page).getByText(/^[12]?\d s$/)).toBeVisible()

  await another(page).click()
  await expect(email(page)).toBeFocused()
  await expect(form(page).getByRole('alert')).toHaveCount(0)
  await page.keyboard.type('Devika@ShoreHouse.example')
  await page.keyboard.press('Tab')
  await expect(password(page)).toBeDisabled()

  await another(page).click()
  await expect(email(page)).toBeFocused()
  await page.keyboard.type(personaOf('new').email)
  await password(page).fill(demoPassword)
  await submit(page).click()
  await expect(page).toHaveURL(/\/dashboard$/)
})

for (const [path, other] of [
  ['/login', 'Register'],
  ['/register', 'Login'],
] as const) {
  test(`${path} opened as a document leads to ${other} with the address that one wanted to go to`, async ({
    page,
  }) => {
    await open(page, `${path}?next=${encodeURIComponent('/payment/premium')}`)
    const link = page.getByRole('main').getByRole('link', { name: other, exact: true })
    await expect(link).toHaveAttribute('href', /\?next=%2Fpayment%2Fpremium$/)
  })
}
