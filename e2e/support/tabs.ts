import { expect, test, type BrowserContext, type Locator, type Page } from '@playwright/test'
import { signInAsAdmin } from './actions'
import { isForeign, resetServer } from './server'

/** Opens a named state, and waits until its screen stands with its data. */
export async function openScenario(page: Page, id: string) {
  if (isForeign()) await enterOnServer(page, id)
  else {
    await page.goto(`/?scenario=${id}`)
    // a scenario leaves the document of the home page behind; on a busy machine the demo's server takes its time to start
    await expect(page.locator('#root')).not.toHaveAttribute('data-prerendered', { timeout: 30_000 })
  }
  await settled(page)
}

/** As the demo enters a scenario, where there is no demo: the server is put into the state, and its token is stored. */
async function enterOnServer(page: Page, id: string) {
  const { route, token } = await resetServer(id)
  const origin = test.info().project.use.baseURL ?? ''
  const localStorage = token === null ? [] : [{ name: 'token', value: token }]
  await page.context().setStorageState({ cookies: [], origins: [{ origin, localStorage }] })
  await page.goto(route)
}

/** The screen has its heading, no shape stands in for something that comes, and no part of it waits for its code. */
export async function settled(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('.skel, [data-part]:empty')).toHaveCount(0)
}

/**
 * A tab with a session of its own: one browser has one session, and here two people are to use the one backend that lives
 * in it. To act in a tab, bring it to the front first: the browser all but stops the animation frames of the others.
 */
export async function openOwnSession(context: BrowserContext): Promise<Page> {
  const page = await context.newPage()
  await page.addInitScript(separateStorage)
  return page
}

/** The admin's own tab, on the panel's dashboard. */
export async function openAdminTab(context: BrowserContext): Promise<Page> {
  const admin = await openOwnSession(context)
  await signInAsAdmin(admin)
  await expect(admin.getByRole('navigation', { name: 'Admin' })).toBeVisible()
  return admin
}

/** Leads to another tab of the panel by its rail, as a person goes there, without a reload. */
export async function chooseTab(admin: Page, label: string | RegExp) {
  await showTab(admin, admin.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: label }))
}

/** Follows a link of the panel's rail, and waits for its tab. */
export async function showTab(admin: Page, link: Locator) {
  await link.click()
  // the tab before stays, whole and settled, until the code of this one has come
  await expect(link).toHaveAttribute('aria-current', 'page')
  await settled(admin)
}

/** Opens the demo's controls, at one of their tabs. */
export async function openControls(page: Page, tab: string): Promise<Locator> {
  await page.getByRole('button', { name: /^Demo/ }).click()
  const controls = page.getByRole('dialog', { name: 'Demo controls' })
  await controls.getByRole('tab', { name: tab }).click()
  return controls.getByRole('tabpanel', { name: tab })
}

/** Does what makes the page load itself anew, and waits for the new document. The former one may tell the outcome before. */
export async function reloadedBy(page: Page, act: () => Promise<void>) {
  await page.evaluate(() => Object.assign(globalThis, { isFormer: true }))
  await act()
  await page.waitForFunction(() => !('isFormer' in globalThis))
}

/** Moves the demo's clock by the button of that name; the page loads anew. */
export async function moveClock(page: Page, button: '1 day on' | '7 days on' | 'To the next expiry') {
  const controls = await openControls(page, 'Who & when')
  await reloadedBy(page, () => controls.getByRole('button', { name: button }).click())
  // they come back a little after the page; whoever pressed their handle before would close them
  await expect(controls).toBeVisible()
}

/** Another person's browser has a local storage of its own. Runs in the page, before any of its scripts. */
function separateStorage() {
  Object.defineProperty(globalThis, 'localStorage', { value: sessionStorage })
  // and is not told of the first one's signing in and out
  addEventListener('storage', (event) => event.stopImmediatePropagation())
}
