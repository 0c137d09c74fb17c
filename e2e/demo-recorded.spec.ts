import { demoPassword } from '../mocks/seeds/personas'
import { expect, test } from './support/fixtures'

test('a visitor on /login: click link “Subscription”, and see “Subscription”', async ({ page }) => {
  await page.goto('/login')
  await page.getByRole('textbox', { name: 'Email', exact: true }).fill('devika@shorehouse.example')
  await page.getByLabel('Password', { exact: true }).fill(demoPassword)
  await page.getByRole('button', { name: 'Show password', exact: true }).click()
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(demoPassword)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Premium', exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'Subscription', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Subscription', exact: true })).toBeVisible()
})
