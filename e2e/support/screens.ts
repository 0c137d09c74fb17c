import { expect, type BrowserContext, type Page } from '@playwright/test'
import { logInAsAdmin } from './actions'

export async function openScenario(page: Page, id: string) {
  await page.goto(`/?scenario=${id}`)
  // a scenario replaces the home page, which takes a while on a busy machine
  await expect(page.locator('#root')).not.toHaveAttribute('data-prerendered', { timeout: 30_000 })
  await settled(page)
}

export async function settled(page: Page) {
  await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toBeVisible()
  await expect(page.locator('.skel, [data-part]:empty')).toHaveCount(0)
}

/** A tab with its own session on the same backend. Bring a tab to the front before acting: browsers throttle the others. */
async function openOwnSession(context: BrowserContext): Promise<Page> {
  const page = await context.newPage()
  await page.addInitScript(() => {
    Object.defineProperty(globalThis, 'localStorage', { value: sessionStorage })
    // logging in or out in the first tab must not affect this one
    addEventListener('storage', (event) => event.stopImmediatePropagation())
  })
  return page
}

export async function openAdminTab(context: BrowserContext): Promise<Page> {
  const admin = await openOwnSession(context)
  await logInAsAdmin(admin)
  await expect(admin.getByRole('navigation', { name: 'Admin' })).toBeVisible()
  return admin
}

export async function chooseTab(admin: Page, label: string | RegExp) {
  const link = admin.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: label })
  await link.click()
  // the old tab stays until the code of the new one has loaded
  await expect(link).toHaveAttribute('aria-current', 'page')
  await settled(admin)
}
