import { axe, expect, test } from './support/fixtures'

const everyBackend = { tag: '@every-backend' }

test('the plans come from the API', everyBackend, async ({ page }) => {
  await page.goto('/plans')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText('Premium').first()).toBeVisible()
  await axe(page)
})

for (const path of ['/', '/about', '/services', '/features', '/team', '/contact', '/login', '/register']) {
  test(`${path} asks no foreign host for anything`, everyBackend, async ({ page, baseURL }) => {
    const hosts = new Set<string>()
    page.on('request', (request) => hosts.add(new URL(request.url()).host))
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.waitForLoadState('networkidle')
    const own = [
      new URL(baseURL ?? '').host,
      new URL(process.env['VITE_API_BASE_URL'] ?? 'http://127.0.0.1:4010').host,
    ]
    expect([...hosts].filter((host) => host !== '' && !own.includes(host))).toEqual([])
  })
}

test('an address that does not exist is answered with 404 and a page that says so', async ({
  page,
  consoleGuard,
}) => {
  // the browser's own line about the document's status
  consoleGuard.allow(/status of 404/)
  const response = await page.goto('/no-such-page')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible()
})

test('a scenario link opens that state', async ({ page }) => {
  await page.goto('/?scenario=payment-coupon')
  await expect(page).toHaveURL(/\/payment\/premium/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
