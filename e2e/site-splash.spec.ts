import type { Page } from '@playwright/test'
import { expect, test } from './support/fixtures'
import { open } from './support/site'

const SPLASH_MS = 5000
const welcome = (page: Page) => page.getByRole('region', { name: 'Welcome' })

for (const reducedMotion of ['reduce', 'no-preference'] as const) {
  test(`the splash welcomes for five seconds with motion: ${reducedMotion}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion })
    const start = new Date('2026-03-02T12:00:00+05:30')
    await page.clock.install({ time: start })
    await page.clock.pauseAt(start.getTime() + 1000)
    await page.goto('/')
    const splash = welcome(page)
    await expect(splash.getByText('Welcome To')).toBeVisible()
    await expect(splash.getByText('Chaukhat', { exact: true })).toBeVisible()
    await expect(splash.getByText('Crafting modern websites and digital experiences')).toBeVisible()

    await test.step('it covers the window, and the page under it is there', async () => {
      expect(await splash.boundingBox()).toEqual({ x: 0, y: 0, ...page.viewportSize() })
      // by role: what is inert or hidden from a screen reader would not be found
      await expect(page.getByRole('heading', { level: 1, name: /^Transforming/ })).toBeVisible()
      await expect(page.getByRole('link', { name: 'Explore Services' })).toBeVisible()
      expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true)
      await page.mouse.wheel(0, 200)
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0)
    })

    await page.clock.runFor(SPLASH_MS - 1)
    await expect(splash).toBeAttached()
    await page.clock.runFor(1)
    await expect(splash).toHaveCount(0)
  })
}

test('Skip, a click, Escape or a move of the focus ends the splash, and it is not shown twice', async ({
  page,
}) => {
  const endings: [string, () => Promise<void>][] = [
    ['Skip', () => page.getByRole('button', { name: 'Skip', exact: true }).click()],
    ['a click', () => page.mouse.click(60, 200)],
    ['Escape', () => page.keyboard.press('Escape')],
    ['Tab', () => page.keyboard.press('Tab')],
  ]
  for (const [what, end] of endings) {
    await test.step(what, async () => {
      await page.goto('/')
      await expect(welcome(page)).toBeVisible()
      await end()
      await expect(welcome(page)).toHaveCount(0)
    })
  }

  await test.step('Tab has moved the focus into the page', async () => {
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  })

  await test.step('About and Home again: no second welcome', async () => {
    const nav = page.getByRole('navigation', { name: 'Main' })
    await nav.getByRole('link', { name: 'About' }).click()
    await expect(page.getByRole('heading', { level: 1, name: /^A small web studio/ })).toBeFocused()
    await nav.getByRole('link', { name: 'Home' }).click()
    await expect(page.getByRole('heading', { level: 1, name: /^Transforming/ })).toBeFocused()
    await expect(welcome(page)).toHaveCount(0)
  })
})

test('no other page has a splash', async ({ page }) => {
  await open(page, '/about')
  const nav = page.getByRole('navigation', { name: 'Main' })
  for (const name of ['Plans', 'Services', 'Features', 'Team', 'Contact', 'About']) {
    await nav.getByRole('link', { name }).click()
    await expect(nav.locator('[aria-current="page"]')).toHaveText(name)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await expect(welcome(page)).toHaveCount(0)
  }
})
