import type { Page } from '@playwright/test'
import { personaOf } from '../mocks/seeds/personas'
import { signIn } from './support/actions'
import { expect, test } from './support/fixtures'
import { open, scrolled } from './support/site'
import { settled } from './support/tabs'

const LOCK_MS = 400
const links = ['Home', 'About', 'Plans', 'Services', 'Features', 'Team', 'Contact']

const menuOf = (page: Page) => page.getByRole('dialog', { name: 'Menu' })
const opener = (page: Page) => page.getByRole('button', { name: 'Open menu' })
const barOf = (page: Page) => page.getByRole('banner').first()

/** Clicks the button once the lock of an earlier toggle is over. */
async function openMenu(page: Page) {
  await page.clock.fastForward(LOCK_MS)
  await opener(page).click()
  await expect(menuOf(page)).toBeVisible()
  await page.clock.fastForward(LOCK_MS)
}

async function expectClosed(page: Page) {
  await expect(menuOf(page)).toBeHidden()
  await expect(opener(page)).toHaveAttribute('aria-expanded', 'false')
}

for (const width of [390, 1024]) {
  test(`at ${width} px the bar collapses into the slide-in menu`, async ({ page }) => {
    await page.clock.install()
    await page.setViewportSize({ width, height: 800 })
    await open(page, '/about')
    const menu = menuOf(page)

    await test.step('the button opens it, with links and session', async () => {
      await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden()
      await expect(barOf(page).getByRole('link', { name: 'Login' })).toBeHidden()
      await openMenu(page)
      await expect(menu.getByRole('navigation', { name: 'Main' }).getByRole('link')).toHaveText(links)
      await expect(menu.locator('[aria-current="page"]')).toHaveText('About')
      await expect(menu.getByRole('link', { name: 'Login' })).toBeVisible()
      await expect(menu.getByRole('link', { name: 'Register' })).toBeVisible()
    })

    await test.step('the focus goes in and stays in, forwards and backwards', async () => {
      const outside = () =>
        page.evaluate(() => {
          const { activeElement, body } = document
          // the end of a dialog hands over to the browser's own buttons, which a page knows as its body
          if (activeElement === body || activeElement?.closest('dialog')) return null
          return activeElement?.outerHTML ?? 'nothing'
        })
      await expect(menu.locator(':focus')).toHaveCount(1)
      const stops = await menu.getByRole('link').count()
      for (const key of ['Tab', 'Shift+Tab']) {
        for (let presses = 0; presses < stops + 4; presses += 1) {
          await page.keyboard.press(key)
          expect(await outside(), `the focus after ${key}`).toBeNull()
        }
      }
    })

    await test.step('Escape closes it and gives the focus back to the button', async () => {
      await page.keyboard.press('Escape')
      await expectClosed(page)
      await expect(opener(page)).toBeFocused()
    })

    await test.step('a click beside it closes it; the page scrolls again, which it did not meanwhile', async () => {
      await openMenu(page)
      await page.mouse.move(20, 400)
      await page.mouse.wheel(0, 300)
      await page.mouse.click(20, 400)
      await expectClosed(page)
      await expect(opener(page)).toBeFocused()
      // the browser has answered the wheel before the click that came after it
      expect(await scrolled(page)).toBe(0)
      await page.mouse.wheel(0, 300)
      await expect.poll(() => scrolled(page)).toBeGreaterThan(0)
    })

    await test.step('its own button closes it', async () => {
      await openMenu(page)
      await menu.getByRole('button', { name: 'Close menu' }).click()
      await expectClosed(page)
    })

    await test.step('a link closes it and opens its page', async () => {
      await openMenu(page)
      await menu.getByRole('link', { name: 'Team' }).click()
      await expect(page).toHaveURL(/\/team$/)
      await expectClosed(page)
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Our Team')
      expect(await scrolled(page)).toBe(0)
    })

    await test.step('the browser’s Back closes it', async () => {
      await openMenu(page)
      await page.goBack()
      await expect(page).toHaveURL(/\/about$/)
      await expectClosed(page)
    })
  })
}

test(`toggles of the menu are ignored for ${LOCK_MS} ms after each`, async ({ page }) => {
  const start = new Date('2026-03-02T12:00:00+05:30')
  await page.clock.install({ time: start })
  await page.setViewportSize({ width: 390, height: 800 })
  await open(page, '/about')
  // once opened, its code is there
  await openMenu(page)
  await page.keyboard.press('Escape')
  await page.clock.pauseAt(start.getTime() + 60_000)
  const closer = menuOf(page).getByRole('button', { name: 'Close menu' })
  await opener(page).click()
  await expect(menuOf(page)).toBeVisible()
  await page.clock.runFor(LOCK_MS - 1)
  await closer.click()
  await expect(opener(page)).toHaveAttribute('aria-expanded', 'true')
  await page.clock.runFor(1)
  await closer.click()
  await expectClosed(page)
  await opener(page).click()
  await expectClosed(page)
  await page.clock.runFor(LOCK_MS)
  await opener(page).click()
  await expect(menuOf(page)).toBeVisible()
})

test('at 1025 px the links stand in the bar, with Login and Register', async ({ page }) => {
  await page.setViewportSize({ width: 1025, height: 800 })
  await open(page, '/services')
  const bar = barOf(page)
  const nav = bar.getByRole('navigation', { name: 'Main' })
  await expect(nav.getByRole('link')).toHaveText(links)
  await expect(nav.locator('[aria-current="page"]')).toHaveText('Services')
  await expect(opener(page)).toBeHidden()
  const tops = await nav
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => link.getBoundingClientRect().top))
  expect(new Set(tops).size, 'rows of links').toBe(1)

  await test.step('it is opaque past 10 px of scroll', async () => {
    const opacity = () => bar.evaluate((header) => getComputedStyle(header, '::before').opacity)
    const scrollDown = (px: number) => page.evaluate((top) => scrollTo({ top }), px)
    expect(await opacity()).toBe('0')
    await scrollDown(11)
    await expect.poll(opacity).toBe('1')
    await scrollDown(10)
    await expect.poll(opacity).toBe('0')
  })

  await test.step('the mark follows the page', async () => {
    await nav.getByRole('link', { name: 'Contact' }).click()
    await expect(nav.locator('[aria-current="page"]')).toHaveText('Contact')
    await bar.getByRole('link', { name: 'Login' }).click()
    await expect(page).toHaveURL(/\/login$/)
    await expect(nav.locator('[aria-current="page"]')).toHaveCount(0)
    await bar.getByRole('link', { name: 'Register' }).click()
    await expect(page).toHaveURL(/\/register$/)
  })
})

test('signed in, the bar and the menu hold the account', async ({ page }) => {
  const { email, name } = personaOf('active')
  await page.setViewportSize({ width: 1025, height: 800 })
  await signIn(page, email)
  // what the dashboard has asked for must not be cut off by leaving it
  await expect(page.getByRole('heading', { name: 'Support tickets' })).toBeVisible()
  await settled(page)
  await open(page, '/about')
  const account = barOf(page).getByRole('button', { name })

  await test.step('letter, name and a dropdown with the dashboard', async () => {
    await expect(account).toHaveText(`${name.charAt(0)}${name}`)
    await expect(barOf(page).getByRole('link', { name: 'Login' })).toHaveCount(0)
    await account.click()
    await expect(page.getByRole('menuitem', { name: 'Dashboard' })).toHaveAttribute('href', '/dashboard')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('menu')).toBeHidden()
    await expect(account).toBeFocused()
  })

  await test.step('the same in the slide-in menu', async () => {
    await page.setViewportSize({ width: 390, height: 800 })
    await opener(page).click()
    await expect(menuOf(page).getByText(name)).toBeVisible()
    await expect(menuOf(page).getByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', '/dashboard')
    await page.keyboard.press('Escape')
    await page.setViewportSize({ width: 1025, height: 800 })
  })

  await test.step('Logout removes the token and goes to the login', async () => {
    await account.click()
    await page.getByRole('menuitem', { name: 'Logout' }).click()
    await expect(page).toHaveURL(/\/login$/)
    await expect(barOf(page).getByRole('link', { name: 'Register' })).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
  })
})

test('in text of twice the size the bar collapses rather than wraps', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 800 })
  await open(page, '/about')
  await page.evaluate(() => void (document.documentElement.style.fontSize = '200%'))
  await expect(opener(page)).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden()
  const bar = await barOf(page).boundingBox()
  const button = await opener(page).boundingBox()
  expect((bar?.height ?? 0) / (button?.height ?? 1), 'rows of the bar').toBeLessThan(1.9)
})
