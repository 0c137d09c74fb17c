import type { Page } from '@playwright/test'
import { SPLASH_MS } from '../src/config/constants'
import { axeFaults } from './support/axe'
import { expect, test } from './support/fixtures'
import { holdSplashAt, hydrated, openHydrated, openWithSplash, skipSplash, splashOf } from './support/site'

test.use({ reducedMotion: 'no-preference' })

const mainNav = (page: Page) => page.getByRole('navigation', { name: 'Main' })

const beginVisits = (page: Page) => page.addInitScript(() => sessionStorage.clear())

test('without scripts, the splash covers the home page for five seconds', async ({ page, consoleGuard }) => {
  consoleGuard.allow(/Failed to/)
  await page.route(/\/assets\/.*\.js$/, (route) => route.abort())
  await beginVisits(page)
  await holdSplashAt(page, SPLASH_MS - 1)
  const splash = splashOf(page)
  for (const reducedMotion of ['reduce', 'no-preference'] as const) {
    await page.emulateMedia({ reducedMotion })
    await page.goto('/', { waitUntil: 'commit' })
    await expect(splash.getByText('Chaukhat', { exact: true })).toBeVisible()
    expect(await splash.boundingBox()).toEqual({ x: 0, y: 0, ...page.viewportSize() })
    if (reducedMotion === 'reduce') expect(await axeFaults(page)).toEqual([])
    await expect(page.getByRole('heading', { level: 1, name: /^Transforming/ })).toBeVisible()
    await page.mouse.wheel(0, 200)
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0)
    await splash.evaluate((element) => element.getAnimations().forEach((each) => each.finish()))
    await expect(splash).toBeHidden()
  }
})

test('the splash shows its words once all of them have arrived', async ({ page }) => {
  await openHydrated(page, '/about')
  const html = await (await page.request.get('/')).text()
  const half = html.indexOf('Welcome To')
  await page.evaluate(
    (start) => {
      sessionStorage.clear()
      document.open()
      document.write(start)
    },
    html.slice(0, half),
  )
  const mark = splashOf(page).locator('svg')
  await expect(mark).toBeAttached()
  // at once: it would be hidden after five seconds anyway
  await expect(mark).toBeHidden({ timeout: 1000 })
  await page.evaluate((end) => document.write(end), html.slice(half))
  await expect(mark).toBeVisible()
})

test('Skip, a click, Escape and Tab end the splash', async ({ page, consoleGuard }) => {
  consoleGuard.allow(/Failed to/)
  await beginVisits(page)
  const endings = {
    'Tab after hydration': () => page.keyboard.press('Tab'),
    Skip: () => skipSplash(page),
    'a click': () => page.mouse.click(60, 200),
    Escape: () => page.keyboard.press('Escape'),
    Tab: () => page.keyboard.press('Tab'),
  }
  for (const [what, end] of Object.entries(endings))
    await test.step(what, async () => {
      await openWithSplash(page)
      if (what === 'Tab after hydration') {
        await hydrated(page.locator('#root'))
        // the remaining ways to end the splash need no code
        await page.route(/\/assets\/.*\.js$/, (route) => route.abort())
      }
      await expect(splashOf(page)).toBeVisible()
      await end()
      await expect(splashOf(page)).toBeHidden()
      if (what.startsWith('Tab'))
        await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
    })
})

test('a visit shows the splash once, and only if it starts on the home page', async ({ page }) => {
  await openWithSplash(page)
  await skipSplash(page)
  await page.reload()
  await hydrated(page.locator('#root'))
  await expect(splashOf(page)).toBeHidden()
  await mainNav(page).getByRole('link', { name: 'About' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^A small web studio/ })).toBeFocused()
  await mainNav(page).getByRole('link', { name: 'Home' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^Transforming/ })).toBeFocused()
  await expect(splashOf(page)).toBeHidden()

  await page.evaluate(() => sessionStorage.clear())
  await openHydrated(page, '/about')
  await mainNav(page).getByRole('link', { name: 'Home' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^Transforming/ })).toBeFocused()
  await expect(splashOf(page)).toBeHidden()

  await test.step('a click while the splash lifts reaches the page', async () => {
    await beginVisits(page)
    await holdSplashAt(page, SPLASH_MS + 100)
    await page.goto('/', { waitUntil: 'commit' })
    await mainNav(page).getByRole('link', { name: 'Plans' }).click()
    await expect(page).toHaveURL(/\/plans$/)
  })
})
