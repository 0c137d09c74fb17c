import { expect, type Locator, type Page } from '@playwright/test'

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
] as const

export async function openHydrated(page: Page, path: string) {
  await page.goto(path)
  await hydrated(page.locator('#root'))
}

/** Waits for the hydration of the page or of a part with its own code. */
export const hydrated = (region: Locator) => expect(region).not.toHaveAttribute('data-early')

export const splashOf = (page: Page) => page.getByRole('region', { name: 'Welcome' })

/**
 * Freezes the splash of every later load at this time of its animation, in ms. The page does so itself in an early frame:
 * a command from the test may come too late on a busy machine.
 */
export const holdSplashAt = (page: Page, moment: number) =>
  page.addInitScript((ms) => {
    const freeze = () => {
      const animations = document.querySelector('[aria-label="Welcome"]')?.getAnimations() ?? []
      for (const animation of animations) {
        animation.pause()
        animation.currentTime = ms
      }
      if (animations.length === 0 && document.readyState !== 'complete') requestAnimationFrame(freeze)
    }
    freeze()
  }, moment)

/** Opens the home page with the splash, which does not end by itself. */
export async function openWithSplash(page: Page): Promise<void> {
  await holdSplashAt(page, 1000)
  await page.goto('/', { waitUntil: 'commit' })
}

export const skipSplash = (page: Page) => splashOf(page).getByRole('button', { name: 'Skip' }).click()

export const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY))

/** Holds back requests for these addresses and returns a function that releases them. */
export async function holdBack(page: Page, address: RegExp): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(address, async (route) => {
    await released
    await route.continue()
  })
  return release
}

/** Opens a prerendered page without its code, which the returned function releases. */
export async function openWithoutCode(page: Page, path: string): Promise<() => void> {
  const release = await holdBack(page, /\.js$/)
  await page.goto(path, { waitUntil: 'commit' })
  return release
}
