import { expect, test } from '../support/fixtures'
import { open, takenOver } from '../support/site'

// what the browser itself says of each address that it cannot fetch
const fetchFails = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/

for (const [path, part] of [
  ['/', 'home'],
  ['/about', 'footer'],
] as const) {
  test(`${path} stays to be read without a connection, and what lies below works once there is one`, async ({
    page,
    context,
    consoleGuard,
  }) => {
    consoleGuard.allow(fetchFails)
    await open(page, path)
    await context.setOffline(true)
    const failed = page.waitForEvent('requestfailed')
    await page.locator(`[data-part="${part}"]`).scrollIntoViewIfNeeded()
    await failed
    await expect(page.getByRole('contentinfo')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
    await context.setOffline(false)
    await takenOver(page, `[data-part="${part}"] > *`)
    await expect(page.locator(`[data-part="${part}"]`)).not.toHaveAttribute('data-early')
  })
}

test('a button below whose code could not be fetched answers at the first click that can', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(fetchFails)
  let reachable = false
  await page.route(/\/Footer-.*\.js$/, (route) => (reachable ? route.continue() : route.abort()))
  await open(page, '/about')
  let reloads = 0
  page.on('load', () => reloads++)
  const failed = page.waitForEvent('requestfailed')
  await page.locator('[data-part="footer"]').scrollIntoViewIfNeeded()
  await failed
  reachable = true
  const form = page.getByRole('form', { name: 'Newsletter' })
  await form.getByLabel('Email for the newsletter').fill('asha@salunkhefarms.example')
  await form.getByRole('button', { name: 'Subscribe' }).click()
  await expect(form.getByRole('status')).toHaveText('Thank you for subscribing to our newsletter!')
  expect(reloads).toBe(0)
})

test('Back from a page that could not be fetched leads to the one before, and forward again once it can', async ({
  page,
  context,
  consoleGuard,
}) => {
  consoleGuard.allow(fetchFails)
  await open(page, '/about')
  await context.setOffline(true)
  await page.getByRole('banner').getByRole('link', { name: 'Team' }).click()
  await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Unexpected Application Error!')
  await expect(page.getByRole('banner')).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByRole('contentinfo')).toBeVisible()
})
