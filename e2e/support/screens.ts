import { expect, test, type BrowserContext, type Page } from '@playwright/test'
import { signInAsAdmin } from './actions'
import { isForeign, resetServer } from './server'

/** Opens a scenario and waits until its screen has loaded its data. */
export async function openScenario(page: Page, id: string) {
  if (isForeign()) await enterOnServer(page, id)
  else {
    await page.goto(`/?scenario=${id}`)
    // a scenario replaces the home page's document, which takes the demo's server a while on a busy machine
    await expect(page.locator('#root')).not.toHaveAttribute('data-prerendered', { timeout: 30_000 })
  }
  await settled(page)
}

/** Enters a scenario where there is no demo: the server is put into the state, and its token is stored. */
async function enterOnServer(page: Page, id: string) {
  const { route, token } = await resetServer(id)
  const origin = test.info().project.use.baseURL ?? ''
  const localStorage = token === null ? [] : [{ name: 'token', value: token }]
  await page.context().setStorageState({ cookies: [], origins: [{ origin, localStorage }] })
  await page.goto(route)
}

/** The screen has its heading, no skeleton, and the code of all its parts. */
export async function settled(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('.skel, [data-part]:empty')).toHaveCount(0)
}

/**
 * A tab with its own session in the same browser, so that two people use the one backend that lives in it. Bring a tab to
 * the front before acting in it: the browser all but stops the animation frames of the others.
 */
export async function openOwnSession(context: BrowserContext): Promise<Page> {
  const page = await context.newPage()
  await page.addInitScript(() => {
    Object.defineProperty(globalThis, 'localStorage', { value: sessionStorage })
    // signing in and out in the first tab must not reach this one
    addEventListener('storage', (event) => event.stopImmediatePropagation())
  })
  return page
}

export async function openAdminTab(context: BrowserContext): Promise<Page> {
  const admin = await openOwnSession(context)
  await signInAsAdmin(admin)
  await expect(admin.getByRole('navigation', { name: 'Admin' })).toBeVisible()
  return admin
}

/** Goes to another tab of the panel by its rail, without a reload. */
export async function chooseTab(admin: Page, label: string | RegExp) {
  const link = admin.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: label })
  await link.click()
  // the former tab stays until the code of this one has come
  await expect(link).toHaveAttribute('aria-current', 'page')
  await settled(admin)
}
