import { controlsOf, demoHandle } from './support/demo'
import { expect, test } from './support/fixtures'
import { settled } from './support/screens'
import { openWithSplash, splashOf } from './support/site'

const PHONE = { width: 390, height: 844 }

test.use({ isFirstVisit: true, viewport: PHONE, hasTouch: true })

test('on a first visit by phone, dashboard and queue are two taps away', async ({ page }) => {
  const start = page.getByRole('region', { name: 'This is a demo. Start here.' })
  await openWithSplash(page)
  await expect(splashOf(page)).toBeVisible()
  await expect(start).toHaveCount(0)
  await splashOf(page).getByRole('button', { name: 'Skip' }).tap()
  await start.getByRole('button', { name: 'A client' }).tap()
  await expect(page).toHaveURL(/\/dashboard$/)
  await settled(page)
  await expect(start).toHaveCount(0)

  await test.step('the handle is below the portal’s own bar', async () => {
    const handle = await demoHandle(page).boundingBox()
    const bar = await page.getByRole('navigation', { name: 'Dashboard' }).boundingBox()
    expect(handle?.y).toBeLessThan(PHONE.height)
    expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBeLessThanOrEqual(Math.ceil(handle?.y ?? 0))
  })
  await demoHandle(page).tap()
  await controlsOf(page)
    .getByRole('button', { name: /^The admin/ })
    .tap()
  await expect(page).toHaveURL(/\/admin-dashboard\/approve$/)
  await expect(controlsOf(page)).toHaveCount(0)
})
