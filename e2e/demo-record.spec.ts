import { personaOf } from '../mocks/seeds/personas'
import { controlsOf, openControls } from './support/demo'
import { expect, test } from './support/fixtures'

// wide enough for the page next to the panel
test.use({ viewport: { width: 1720, height: 900 } })

test('a recorded login becomes a test without the password', async ({ page }) => {
  await page.goto('/login')
  const record = await openControls(page, 'Record')
  await record.getByRole('button', { name: 'Record', exact: true }).click()
  await expect(record.getByText('Recording.')).toBeVisible()
  const form = page.getByRole('form', { name: 'Login' })
  await form.getByLabel('Email').fill(personaOf('active').email)
  await form.getByLabel('Password', { exact: true }).pressSequentially('konkan-')
  await form.getByRole('button', { name: 'Show password' }).click()
  await form.getByLabel('Password', { exact: true }).press('End')
  await page.keyboard.type('monsoon-26')
  await form.getByRole('button', { name: 'Login' }).click()
  // the recorder asserts a heading if it is visible before the next step
  await expect(page.getByRole('heading', { name: 'Premium', exact: true })).toBeVisible()
  const menu = page.getByRole('navigation', { name: 'Dashboard' })
  await menu.getByRole('link', { name: 'Subscription' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Subscription' })).toBeVisible()
  await controlsOf(page).getByRole('button', { name: 'Stop' }).click()

  const text = await controlsOf(page).getByRole('region', { name: 'The test' }).innerText()
  const everything = await page.evaluate(() =>
    JSON.stringify([
      Object.entries(sessionStorage),
      Object.entries(localStorage),
      document.documentElement.innerHTML,
    ]),
  )
  for (const part of ['konkan', 'monsoon']) {
    expect(text).not.toContain(part)
    expect(everything).not.toContain(part)
  }
  expect(text).toContain('Subscription')
})
