import { expect, type Locator, type Page } from '@playwright/test'

export const demoHandle = (page: Page) => page.getByRole('button', { name: /^Demo/ })

export const controlsOf = (page: Page) => page.getByRole('dialog', { name: 'Demo controls' })

export async function openControls(page: Page, tab: string): Promise<Locator> {
  const controls = controlsOf(page)
  // controls left open reopen shortly after a load; a click on the handle would then close them
  await expect(async () => {
    if (!(await controls.isVisible())) await demoHandle(page).click()
    await controls.getByRole('tab', { name: tab, exact: true }).click({ timeout: 3_000 })
  }).toPass()
  return controls.getByRole('tabpanel', { name: tab })
}

/** Runs an action that reloads the page and waits for the new document, because the old page can show the outcome first. */
export async function waitForReload(page: Page, act: () => Promise<void>) {
  await page.evaluate(() => Object.assign(globalThis, { isOldDocument: true }))
  await act()
  await page.waitForFunction(() => !('isOldDocument' in globalThis))
}

export async function moveDemoClock(
  page: Page,
  button: '1 day later' | '7 days later' | 'When the next plan ends',
) {
  const controls = await openControls(page, 'People')
  await waitForReload(page, () => controls.getByRole('button', { name: button }).click())
  // the controls reopen a moment after the page has loaded
  await expect(controls).toBeVisible()
}
