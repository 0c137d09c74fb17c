import { expect, test } from './support/fixtures'
import { openScenario, settled } from './support/screens'
import { hydrated, openWithSplash, skipSplash } from './support/site'

// the mock runs in the page; the seeds' dates are relative to its clock
test.beforeEach(({ page }) => page.clock.setFixedTime('2026-11-20T11:30:00+05:30'))

test('the home page matches its accessibility snapshot', { tag: '@no-worker' }, async ({ page }) => {
  await openWithSplash(page)
  await hydrated(page.locator('#root'))
  await skipSplash(page)
  await settled(page)
  await expect(page.locator('#root')).toMatchAriaSnapshot({ name: 'home.aria.yml' })
})

test('the payment page matches its accessibility snapshot', { tag: '@no-worker' }, async ({ page }) => {
  await openScenario(page, 'payment')
  await expect(page.locator('#root')).toMatchAriaSnapshot({ name: 'payment.aria.yml' })
})
