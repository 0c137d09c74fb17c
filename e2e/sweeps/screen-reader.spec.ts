import type { Page } from '@playwright/test'
import type { ScenarioId } from '../../mocks/scenarios'
import { expect, test } from '../support/fixtures'
import { open, skipWelcome } from '../support/site'
import { openScenario, settled } from '../support/tabs'

/** The dates of the seeds count from now; the mock lives in the page here, and reads the page's clock. */
const NOW = '2026-11-20T11:30:00+05:30'

/** What a screen reader meets on a page, in its order; a link's address is not read out. */
async function readOut(page: Page): Promise<string> {
  let last = ''
  await expect
    .poll(async () => {
      const before = last
      last = await page.locator('body').ariaSnapshot()
      return last === before
    })
    .toBe(true)
  return last
    .split('\n')
    .filter((line) => !line.trimStart().startsWith('- /url:'))
    .join('\n')
}

const sitePages = { home: '/', plans: '/plans', contact: '/contact', login: '/login' }

for (const [name, path] of Object.entries(sitePages)) {
  test(`what a screen reader meets is as stored: ${name} @no-worker`, async ({ page }) => {
    await page.clock.setFixedTime(NOW)
    await open(page, path)
    if (path === '/') await skipWelcome(page)
    await settled(page)
    expect(await readOut(page)).toMatchSnapshot(`${name}.txt`)
  })
}

const screens = {
  payment: 'payment',
  dashboard: 'dashboard-active',
  support: 'support',
  chat: 'chat-open',
  queue: 'admin-approve',
  coupons: 'admin-coupons',
} as const satisfies Record<string, ScenarioId>

for (const [name, scenario] of Object.entries(screens)) {
  test(`what a screen reader meets is as stored: ${name} @no-worker`, async ({ page }) => {
    await page.clock.setFixedTime(NOW)
    await openScenario(page, scenario)
    expect(await readOut(page)).toMatchSnapshot(`${name}.txt`)
  })
}
