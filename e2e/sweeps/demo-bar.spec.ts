import type { Page } from '@playwright/test'
import { personas } from '../../mocks/seeds/personas'
import { expect, test } from '../support/fixtures'
import { openControls, openScenario, reloadedBy, settled } from '../support/tabs'

const handle = (page: Page) => page.getByRole('button', { name: /^Demo/ })
const controls = (page: Page) => page.getByRole('dialog', { name: 'Demo controls' })
const become = (page: Page, name: string) =>
  reloadedBy(page, () =>
    controls(page)
      .getByRole('button', { name: new RegExp(`^${name}`) })
      .click(),
  )

test('each person is one click away, and stays on the page that they may see', async ({ page }) => {
  await page.goto('/about')
  await openControls(page, 'Who & when')
  for (const { name } of personas) {
    // open still after the reload
    await become(page, name)
    await expect(handle(page)).toHaveAccessibleName(new RegExp(name))
    await expect(page).toHaveURL(/\/about$/)
  }
  // the admin was the last
  await page.goto('/admin-dashboard/approve')
  await settled(page)
  await become(page, 'Devika Nair')
  await expect(page).toHaveURL(/\/dashboard$/)
  await settled(page)
  await page.getByRole('link', { name: 'Subscription', exact: true }).click()
  // a reload leads to the address of before, as long as the code of the next page is on its way
  await expect(page).toHaveURL(/\/dashboard\/subscription$/)
  await become(page, 'Nilesh Kadam')
  await expect(handle(page)).toHaveAccessibleName(/Nilesh Kadam/)
  await expect(page).toHaveURL(/\/dashboard\/subscription$/)
  await become(page, 'A visitor')
  await expect(page).toHaveURL(/\/$/)
  await expect(handle(page)).toHaveAccessibleName('Demo')
})

test('the clock goes on and back, and whoever moves it stays signed in', async ({ page }) => {
  await openScenario(page, 'dashboard-active')
  const when = await openControls(page, 'Who & when')
  await expect(when.getByText(/^The next to expire: Devika Nair’s plan/)).toBeVisible()
  await reloadedBy(page, () => when.getByRole('button', { name: '7 days on' }).click())
  await expect(handle(page)).toHaveAccessibleName(/\+7 days/)
  await expect(page.getByText('13', { exact: true })).toBeVisible()
  await reloadedBy(page, () => when.getByRole('button', { name: 'To the next expiry' }).click())
  await expect(handle(page)).toHaveAccessibleName(/\+20 days/)
  await page.goto('/dashboard/expired')
  await expect(page.getByRole('heading', { level: 1, name: 'Expired plan' })).toBeVisible()
  // else the next page is asked for while this one loads anew, and neither comes
  await reloadedBy(page, () => when.getByRole('button', { name: 'Back to today' }).click())
  await expect(handle(page)).not.toHaveAccessibleName(/days/)
  await page.goto('/dashboard')
  await expect(page.getByText('20', { exact: true })).toBeVisible()
  await expect(page.getByText('days left', { exact: true })).toBeVisible()
})

test('a fault is forced, stays over a reload, is told by the handle, and is cleared', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/503/)
  await openScenario(page, 'support')
  const network = await openControls(page, 'Network')
  await network.getByRole('searchbox', { name: 'Search calls' }).fill('one’s own complaints')
  await network.getByRole('combobox', { name: 'What happens' }).selectOption('503')
  await network.getByRole('radio', { name: 'Always' }).check()
  await network.getByRole('button', { name: 'Force it' }).click()
  await expect(handle(page)).toHaveAccessibleName(/1 fault/)
  await page.reload()
  await expect(page.getByText('Could not fetch your support tickets.')).toBeVisible()
  await expect(handle(page)).toHaveAccessibleName(/1 fault/)
  // on a page that calls no server, too
  await page.goto('/about')
  await expect(handle(page)).toHaveAccessibleName(/1 fault/)
  await page.goto('/dashboard/support')
  await expect(page.getByText('Could not fetch your support tickets.')).toBeVisible()
  await controls(page).getByRole('button', { name: 'Clear all faults' }).click()
  await expect(page.getByText('Could not fetch your support tickets.')).toHaveCount(0)
  await expect(handle(page)).not.toHaveAccessibleName(/fault/)
})

test('by the keyboard alone a scenario is found and opened', async ({ page }) => {
  await page.goto('/about')
  await handle(page).focus()
  await page.keyboard.press('Enter')
  await expect(controls(page).getByRole('tab', { name: 'Who & when' })).toBeVisible()
  await controls(page).getByRole('tab', { name: 'Who & when' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(controls(page).getByRole('tab', { name: 'Scenarios' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('searchbox', { name: 'Search scenarios' })).toBeVisible()
  // over the panel of the tab, which can be scrolled by keys
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('searchbox', { name: 'Search scenarios' })).toBeFocused()
  await page.keyboard.type('expired renewal refused')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('link', { name: /^Expired: renewal refused/ })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(controls(page)).toHaveCount(0)
  await expect(handle(page)).toBeFocused()
})

test('?demo=off hides the bar for this tab, ?demo=on brings it back', async ({ page }) => {
  await page.goto('/about?demo=off')
  // the page is there before the code of the bar, which reads the word
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('demo-bar'))).toBe('off')
  await page.goto('/?scenario=support')
  await settled(page)
  // what is not there now may still come
  await page.waitForTimeout(500)
  await expect(handle(page)).toHaveCount(0)
  await page.goto('/?scenario=support&demo=on')
  await expect(handle(page)).toBeVisible()
})

/** The page's controls that the demo's handle lies over, wherever the page is scrolled to. Runs in the page. */
function coveredControls(): string[] {
  const bar = document.querySelector('aside[aria-label="Demo controls"] button')
  const covered: string[] = []
  for (const part of [0, 0.25, 0.5, 0.75, 1]) {
    scrollTo({ top: part * (document.documentElement.scrollHeight - innerHeight), behavior: 'instant' })
    const strip = bar?.getBoundingClientRect() ?? new DOMRect()
    for (const control of document.querySelectorAll('body :is(a, button, input, textarea, select)')) {
      const box = control.getBoundingClientRect()
      const [left, right] = [Math.max(box.left, strip.left), Math.min(box.right, strip.right)]
      const [top, bottom] = [Math.max(box.top, strip.top), Math.min(box.bottom, strip.bottom)]
      // clipped content and what lies over the handle itself are no matter
      const pile =
        left < right && top < bottom ? document.elementsFromPoint((left + right) / 2, (top + bottom) / 2) : []
      if (control !== bar && bar?.contains(pile[0] ?? null) && pile.includes(control))
        covered.push(control.textContent ?? control.tagName)
    }
  }
  return covered
}

const SEEN = [
  '/',
  '/login',
  '/plans',
  ...['payment', 'support', 'chat-open', 'empty'].map((id) => `/?scenario=${id}`),
]
const PANEL = ['admin-approve', 'admin-user-plans', 'admin-coupons', 'admin-stats'].map(
  (id) => `/?scenario=${id}`,
)

for (const address of [...SEEN, ...PANEL]) {
  test(`the handle covers no control of ${address}`, async ({ page }) => {
    await page.goto(address)
    await settled(page)
    await expect(handle(page)).toBeAttached()
    for (const width of [390, 640, 901, 1366]) {
      await page.setViewportSize({ width, height: 768 })
      expect(await page.evaluate(coveredControls), `at ${width} px`).toEqual([])
    }
  })
}

test('on a phone the controls are a sheet, which makes room for what a choice shows', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openScenario(page, 'dashboard-active')
  const who = await openControls(page, 'Who & when')
  await page.keyboard.press('Shift+Tab')
  await expect(controls(page).locator(':focus')).toHaveCount(1)
  await who.getByRole('button', { name: /^Sameer Kale/ }).click()
  await expect(handle(page)).toHaveAccessibleName(/Sameer Kale/)
  await expect(controls(page)).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Sameer')
})

test('on a phone a fault that is on stays in view, and the page has its room above it', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/500/)
  await page.setViewportSize({ width: 390, height: 844 })
  await openScenario(page, 'dashboard-subscription-failed')
  await expect(handle(page)).toBeInViewport({ ratio: 1 })
  const navigation = page
    .getByRole('navigation')
    .filter({ has: page.getByRole('link', { name: 'Overview' }) })
  await expect(navigation).toBeInViewport({ ratio: 1 })
  // the end of the page can be scrolled to above both
  await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }))
  const [strip, bar] = [await handle(page).boundingBox(), await navigation.boundingBox()]
  expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBeLessThanOrEqual(strip?.y ?? 0)
})
