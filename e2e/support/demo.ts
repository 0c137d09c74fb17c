import { expect, type Locator, type Page } from '@playwright/test'

/** The button that opens the demo's controls and says what is on. */
export const handleOf = (page: Page) => page.getByRole('button', { name: /^Demo/ })

export const controlsOf = (page: Page) => page.getByRole('dialog', { name: 'Demo controls' })

/** Opens the demo's controls at one of their tabs. */
export async function openControls(page: Page, tab: string): Promise<Locator> {
  const controls = controlsOf(page)
  // controls that were open reopen a little after a load, and a click on their handle in that moment closes them
  await expect(async () => {
    if (!(await controls.isVisible())) await handleOf(page).click()
    await controls.getByRole('tab', { name: tab, exact: true }).click({ timeout: 3_000 })
  }).toPass()
  return controls.getByRole('tabpanel', { name: tab })
}

/** Does what reloads the page, and waits for the new document: the former one may show the outcome first. */
export async function reloadedBy(page: Page, act: () => Promise<void>) {
  await page.evaluate(() => Object.assign(globalThis, { isFormer: true }))
  await act()
  await page.waitForFunction(() => !('isFormer' in globalThis))
}

/** Moves the demo's clock by the button of that name, which reloads the page. */
export async function moveClock(page: Page, button: '1 day on' | '7 days on' | 'To the next expiry') {
  const controls = await openControls(page, 'Who & when')
  await reloadedBy(page, () => controls.getByRole('button', { name: button }).click())
  // they reopen a little after the page; pressing their handle before would close them
  await expect(controls).toBeVisible()
}
