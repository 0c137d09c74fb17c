import { expect, test } from './support/fixtures'
import { openScenario, settled } from './support/screens'
import { open, welcomeOf } from './support/site'

// the mock lives in the page here and reads its clock; the dates of the seeds count from now
test.beforeEach(({ page }) => page.clock.setFixedTime('2026-11-20T11:30:00+05:30'))

test('a screen reader meets the home page as stored', { tag: '@no-worker' }, async ({ page }) => {
  await open(page, '/')
  await welcomeOf(page).getByRole('button', { name: 'Skip' }).click()
  await settled(page)
  await expect(page.locator('#root')).toMatchAriaSnapshot({ name: 'home.aria.yml' })
})

test('a screen reader meets a payment as stored', { tag: '@no-worker' }, async ({ page }) => {
  await openScenario(page, 'payment')
  await expect(page.locator('#root')).toMatchAriaSnapshot({ name: 'payment.aria.yml' })
})
