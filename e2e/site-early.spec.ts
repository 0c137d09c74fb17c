import type { Page } from '@playwright/test'
import { demoPassword, personaOf } from '../mocks/seeds/personas'
import { expect, test } from './support/fixtures'
import { takenOver } from './support/site'

/** Opens the page as the build has rendered it; its code comes when the answer of this is called. */
async function openWithoutCode(page: Page, path: string): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((done) => {
    release = done
  })
  await page.route(/\.js$/, async (route) => {
    await released
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'commit' })
  return release
}

test('login before the code has come: no password in the address, nothing to type again', async ({
  page,
}) => {
  const { email } = personaOf('active')
  const bringCode = await openWithoutCode(page, '/login')
  const form = page.getByRole('form', { name: 'Login' })
  await form.getByLabel('Email').fill(email)
  await form.getByLabel('Password', { exact: true }).fill(demoPassword)
  await form.getByLabel('Password', { exact: true }).press('Enter')
  expect(new URL(page.url()).search).toBe('')
  bringCode()
  await takenOver(page, 'form[aria-label="Login"]')
  await expect(form.getByLabel('Email')).toHaveValue(email)
  await form.getByRole('button', { name: 'Login' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
})

test('register and contact before the code has come: nothing is sent and nothing lost', async ({ page }) => {
  await test.step('register', async () => {
    const bringCode = await openWithoutCode(page, '/register')
    const form = page.getByRole('form', { name: 'Register' })
    await form.getByLabel('Name').fill('Meera Joshi')
    await form.getByLabel('Password', { exact: true }).fill('sourdough-at-five')
    await form.getByRole('button', { name: 'Register' }).click()
    expect(new URL(page.url()).search).toBe('')
    bringCode()
    await takenOver(page, 'form[aria-label="Register"]')
    await form.getByRole('button', { name: 'Register' }).click()
    await expect(form.getByText('All fields are required.')).toBeVisible()
    await expect(form.getByLabel('Name')).toHaveValue('Meera Joshi')
  })

  await test.step('contact', async () => {
    await page.unrouteAll()
    const bringCode = await openWithoutCode(page, '/contact')
    const form = page.getByRole('form', { name: 'Message' })
    await form.getByLabel('Subject').fill('Orders at sea')
    await form.getByLabel('Subject').press('Enter')
    expect(new URL(page.url()).search).toBe('')
    bringCode()
    await takenOver(page, 'form[aria-label="Message"]')
    await form.getByLabel('Name').fill('Farhan Kazi')
    await expect(form.getByLabel('Subject')).toHaveValue('Orders at sea')
  })

  await test.step('newsletter', async () => {
    await page.unrouteAll()
    const bringCode = await openWithoutCode(page, '/team')
    const form = page.getByRole('form', { name: 'Newsletter' })
    await form.getByLabel('Email for the newsletter').fill('asha@salunkhefarms.example')
    await form.getByRole('button', { name: 'Subscribe' }).click()
    expect(new URL(page.url()).search).toBe('')
    bringCode()
    await takenOver(page, 'form[aria-label="Newsletter"]')
    await form.getByRole('button', { name: 'Subscribe' }).click()
    await expect(form.getByRole('status')).toHaveText('Thank you for subscribing to our newsletter!')
  })
})
