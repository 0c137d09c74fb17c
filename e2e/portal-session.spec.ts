import { personaOf } from '../mocks/seeds/personas'
import { logInAgain, signIn } from './support/actions'
import { expect, test } from './support/fixtures'
import { moveClock, openOwnSession } from './support/tabs'

test('a session that ends in the middle of work says so, and leads back to that work @demo', async ({
  page,
  context,
  consoleGuard,
}) => {
  consoleGuard.allow(/\b401\b/)
  const { email } = personaOf('active')
  await signIn(page, email)
  await page
    .getByRole('navigation', { name: 'Dashboard' })
    .getByRole('link', { name: /^Support/ })
    .click()
  const field = page.getByRole('textbox', { name: /What can we do for you/ })
  await field.fill('The verandah picture is still grey')

  // a session is good for seven days, and the demo's clock is everybody's
  const other = await openOwnSession(context)
  await other.goto('/about')
  await moveClock(other, '7 days on')

  await page.bringToFront()
  await expect(page).toHaveURL(/\/login\?next=%2Fdashboard%2Fsupport$/)
  await logInAgain(page, email)
  await expect(page).toHaveURL(/\/dashboard\/support$/)
  await expect(page.getByText('Your session has ended')).toHaveCount(0)
  await expect(field).toHaveValue('The verandah picture is still grey')
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByText(/^Your ticket is open\./)).toBeVisible()
})

test('after logging out, Back shows nothing of the one who left', async ({ page }) => {
  const { email, name } = personaOf('active')
  await signIn(page, email)
  await page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: 'Purchases' }).click()
  await expect(page.getByText(name).first()).toBeVisible()
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL(/\/login$/)
  await page.goBack()
  await expect(page.getByRole('form', { name: 'Login' })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Dashboard' })).toHaveCount(0)
})
