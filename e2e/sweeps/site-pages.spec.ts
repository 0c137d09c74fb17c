import type { Page } from '@playwright/test'
import { planRows } from '../../mocks/seeds/catalogue'
import { axeLightAndDark, expect, test } from '../support/fixtures'
import { open, publicPages, skipWelcome } from '../support/site'
import { textFaults } from '../support/textFaults'

const widths = [320, 390, 768, 1024, 1366, 1920, 2560]

/** How much wider the page is than the window, in CSS pixels. */
const sideways = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)

async function openPast(page: Page, path: string) {
  await open(page, path)
  if (path === '/') await skipWelcome(page)
}

for (const path of publicPages) {
  // the browser's own line about the document's status
  const allowed = path === '/no-such-page' ? [/status of 404/] : []

  test(`${path} fits every width and larger text, and axe finds nothing`, async ({ page, consoleGuard }) => {
    for (const pattern of allowed) consoleGuard.allow(pattern)
    await openPast(page, path)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      expect(await sideways(page), `sideways scroll at ${width} px`).toBeLessThanOrEqual(0)
    }
    for (const width of [390, 1366]) {
      await page.setViewportSize({ width, height: 900 })
      await axeLightAndDark(page, `at ${width} px`)
    }
    await page.evaluate(() => void (document.documentElement.style.fontSize = '200%'))
    for (const width of [390, 1366]) {
      await page.setViewportSize({ width, height: 900 })
      expect(await page.evaluate(textFaults, false), `large text at ${width} px`).toEqual([])
      expect(await sideways(page), `large text at ${width} px: sideways scroll`).toBeLessThanOrEqual(0)
    }
  })
}

test('nothing in a picture on /features comes near its edge on a phone', async ({ page }) => {
  await open(page, '/features')
  const bubble = page.locator('span', { has: page.getByText('Shore House', { exact: true }) }).last()
  for (const width of [320, 360, 412]) {
    await page.setViewportSize({ width, height: 800 })
    const room = await bubble.evaluate(
      (element) =>
        (element.parentElement?.getBoundingClientRect().right ?? 0) - element.getBoundingClientRect().right,
    )
    expect(room, `at ${width} px`).toBeGreaterThanOrEqual(16)
  }
})

test('a list of services has its border all around', async ({ page }) => {
  await open(page, '/services')
  for (const width of [390, 1366]) {
    await page.setViewportSize({ width, height: 800 })
    const borders = await page.locator('#build ul').evaluate((list) => getComputedStyle(list).borderWidth)
    expect(borders, `at ${width} px`).toBe('1px')
  }
})

for (const width of [412, 1366]) {
  test(`at ${width} px the plans come without moving away what is read below them @base-url`, async ({
    page,
  }) => {
    let answer = () => {}
    const answered = new Promise<void>((done) => {
      answer = done
    })
    await page.route('**/api/auth/plans', async (route) => {
      await answered
      await route.fulfill({ json: planRows, headers: { 'access-control-allow-origin': '*' } })
    })
    await page.setViewportSize({ width, height: 800 })
    await open(page, '/plans')
    const questions = page.getByRole('heading', { name: 'Asked before paying' })
    const top = () => questions.evaluate((heading) => heading.getBoundingClientRect().top + scrollY)
    const before = await top()
    answer()
    await expect(page.getByRole('heading', { name: 'Line by line' })).toBeVisible()
    expect(Math.abs((await top()) - before)).toBeLessThan(150)
  })
}
