import type { Page } from '@playwright/test'
import { expect } from './fixtures'

/** The public pages, the one for an address that leads nowhere last. */
export const publicPages = [
  '/',
  '/about',
  '/plans',
  '/services',
  '/features',
  '/team',
  '/contact',
  '/login',
  '/register',
  '/no-such-page',
] as const

/** Opens a public page and waits until React has taken its heading over: before, the document cannot answer a click. */
export async function open(page: Page, path: string) {
  await page.goto(path)
  await takenOver(page, 'h1')
}

/** Waits until React has taken over the element that the selector finds. */
export async function takenOver(page: Page, selector: string) {
  await expect
    .poll(() =>
      page.evaluate(
        (wanted) =>
          Object.keys(document.querySelector(wanted) ?? {}).some((key) => key.startsWith('__reactFiber')),
        selector,
      ),
    )
    .toBe(true)
}

/** The welcome over the home page. */
export const welcomeOf = (page: Page) => page.getByRole('region', { name: 'Welcome' })

/** Ends the welcome as a visitor does. */
export async function skipWelcome(page: Page) {
  await welcomeOf(page).getByRole('button', { name: 'Skip' }).click()
}

/** How far the page is scrolled, in CSS pixels. */
export const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY))

/** Opens the page as the build has rendered it; its code comes when the answer of this is called. */
export async function openWithoutCode(page: Page, path: string): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((done) => {
    release = done
  })
  await page.route(/\.js$/, async (route) => {
    await released
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'commit' })
  return release
}
