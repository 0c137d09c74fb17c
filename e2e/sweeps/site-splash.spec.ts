import type { Page } from '@playwright/test'
import { SPLASH_MS } from '../../src/config/constants'
import { axeLightAndDark, expect, test } from '../support/fixtures'
import { open, skipWelcome, takenOver, welcomeOf } from '../support/site'

test.use({ reducedMotion: 'no-preference' })

const mainNav = (page: Page) => page.getByRole('navigation', { name: 'Main' })

/** The pages' code never comes: what is left is the document, its style sheet and its starter. */
async function withoutCode(page: Page) {
  await page.route(/\/assets\/.*\.js$/, (route) => route.abort())
}

/** Holds the welcome at this moment of its course, in ms. */
const holdAt = (page: Page, moment: number) =>
  welcomeOf(page).evaluate((element, ms) => {
    for (const animation of element.getAnimations()) {
      animation.pause()
      animation.currentTime = ms
    }
  }, moment)

/** Lets the welcome end by itself, at once. */
const runOut = (page: Page) =>
  welcomeOf(page).evaluate((element) => {
    for (const animation of element.getAnimations()) animation.finish()
  })

for (const reducedMotion of ['reduce', 'no-preference'] as const) {
  test(`the welcome lies over the home page for five seconds, motion: ${reducedMotion}`, async ({
    page,
    consoleGuard,
  }) => {
    consoleGuard.allow(/Failed to/)
    await page.emulateMedia({ reducedMotion })
    await withoutCode(page)
    await page.goto('/')
    await holdAt(page, SPLASH_MS - 1)
    const splash = welcomeOf(page)
    await expect(splash.getByText('Welcome To')).toBeVisible()
    await expect(splash.getByText('Chaukhat', { exact: true })).toBeVisible()
    await expect(splash.getByText('Crafting modern websites and digital experiences')).toBeVisible()
    expect(await splash.boundingBox()).toEqual({ x: 0, y: 0, ...page.viewportSize() })
    await axeLightAndDark(page)

    await test.step('the page under it is there, and can be scrolled', async () => {
      // by role: what is inert or hidden from a screen reader would not be found
      await expect(page.getByRole('heading', { level: 1, name: /^Transforming/ })).toBeVisible()
      await expect(page.getByRole('link', { name: 'Explore Services' })).toBeVisible()
      expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true)
      await page.mouse.wheel(0, 200)
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0)
    })

    await runOut(page)
    await expect(splash).toBeHidden()
  })
}

test('without any script the welcome ends after five seconds', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL })
  const page = await context.newPage()
  const start = performance.now()
  await page.goto('/', { waitUntil: 'commit' })
  await expect(welcomeOf(page)).toBeVisible()
  await expect(welcomeOf(page)).toBeHidden()
  expect(performance.now() - start).toBeGreaterThanOrEqual(SPLASH_MS)
  await mainNav(page).getByRole('link', { name: 'Plans' }).click()
  await expect(page).toHaveURL(/\/plans$/)
  await context.close()
})

for (const code of [true, false]) {
  test(`Skip, a click, Escape and Tab end the welcome ${code ? 'with' : 'without'} the application’s code`, async ({
    page,
    consoleGuard,
  }) => {
    consoleGuard.allow(/Failed to/)
    if (!code) await withoutCode(page)
    const endings: [string, () => Promise<void>][] = [
      ['Skip', () => skipWelcome(page)],
      ['a click', () => page.mouse.click(60, 200)],
      ['Escape', () => page.keyboard.press('Escape')],
      ['Tab', () => page.keyboard.press('Tab')],
    ]
    for (const [what, end] of endings) {
      await test.step(what, async () => {
        await page.goto('/')
        // a new visit
        await page.evaluate(() => sessionStorage.clear())
        await page.reload()
        await holdAt(page, 1000)
        if (code) await takenOver(page, 'h1')
        await expect(welcomeOf(page)).toBeVisible()
        await end()
        await expect(welcomeOf(page)).toBeHidden()
      })
    }
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  })
}

test('on a slow phone the first click after Skip, and one while it lifts, reach the page', async ({
  page,
  context,
}) => {
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.goto('/', { waitUntil: 'commit' })
  await skipWelcome(page)
  await mainNav(page).getByRole('link', { name: 'Plans' }).click({ timeout: 3000 })
  await expect(page).toHaveURL(/\/plans$/)

  await page.evaluate(() => sessionStorage.clear())
  await page.goto('/', { waitUntil: 'commit' })
  await holdAt(page, SPLASH_MS + 100)
  await mainNav(page).getByRole('link', { name: 'Plans' }).click({ timeout: 3000 })
  await expect(page).toHaveURL(/\/plans$/)
})

test('one welcome a visit: not after a reload, nor over a page that is seen already', async ({ page }) => {
  await page.goto('/')
  await expect(welcomeOf(page)).toBeVisible()

  await test.step('a reload shows the page, and nothing comes over it', async () => {
    await page.addInitScript(watchWhatCoversTheHeading)
    await page.reload()
    await takenOver(page, 'h1')
    await page.waitForLoadState('networkidle')
    const { frames, covered } = await page.evaluate(
      () => Reflect.get(globalThis, 'seen') as { frames: number; covered: string[] },
    )
    expect(frames).toBeGreaterThan(5)
    expect(covered).toEqual([])
  })

  await test.step('About and Home again', async () => {
    await mainNav(page).getByRole('link', { name: 'About' }).click()
    await expect(page.getByRole('heading', { level: 1, name: /^A small web studio/ })).toBeFocused()
    await mainNav(page).getByRole('link', { name: 'Home' }).click()
    await expect(page.getByRole('heading', { level: 1, name: /^Transforming/ })).toBeFocused()
    await expect(welcomeOf(page)).toBeHidden()
  })
})

test('a visit that begins on another page has no welcome, a scenario leaves it behind', async ({ page }) => {
  await open(page, '/about')
  for (const name of ['Plans', 'Services', 'Features', 'Team', 'Contact', 'About', 'Home']) {
    await mainNav(page).getByRole('link', { name }).click()
    await expect(mainNav(page).locator('[aria-current="page"]')).toHaveText(name)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await expect(welcomeOf(page)).toBeHidden()
  }
  await page.evaluate(() => sessionStorage.clear())
  await page.goto('/?scenario=dashboard-active')
  await expect(page.getByRole('heading', { level: 1, name: /Devika/ })).toBeVisible()
  await expect(welcomeOf(page)).toBeHidden()
})

test('where nothing can be stored the welcome ends as well, and a reload has none', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(globalThis, 'sessionStorage', {
      get() {
        throw new DOMException('Access is denied for this document.', 'SecurityError')
      },
    })
  })
  await page.goto('/')
  await skipWelcome(page)
  await page.reload()
  await takenOver(page, 'h1')
  await expect(welcomeOf(page)).toBeHidden()
})

test('a number that a reader has seen keeps its value, and none counts behind the welcome', async ({
  page,
}) => {
  // the numbers are in the first screen
  await page.setViewportSize({ width: 1366, height: 1400 })
  await page.addInitScript(watchNumber)
  const shown = () =>
    page.evaluate(() => Reflect.get(globalThis, 'shown') as { covered: string[]; open: string[] })

  await test.step('under the welcome it waits at 0, and counts when that is over', async () => {
    await page.goto('/')
    await takenOver(page, 'dl')
    await expect.poll(async () => (await shown()).covered.at(-1)).toBe('0+')
    await skipWelcome(page)
    await expect.poll(async () => (await shown()).open.at(-1)).toBe('50+')
    const { open: counted } = await shown()
    expect(counted[0]).toBe('0+')
    const numbers = counted.map((text) => Number.parseInt(text, 10))
    expect(numbers).toEqual(numbers.toSorted((a, b) => a - b))
    expect(new Set(numbers).size).toBeGreaterThan(3)
  })

  await test.step('painted without the welcome, it stays', async () => {
    await page.reload()
    await takenOver(page, 'dl')
    await page.waitForLoadState('networkidle')
    expect(new Set((await shown()).open)).toEqual(new Set(['50+']))
  })
})

/** Notes in each frame what lies over the heading. Runs in the page, before its scripts. */
function watchWhatCoversTheHeading() {
  const seen = { frames: 0, covered: [] as string[] }
  Object.assign(globalThis, { seen })
  const look = () => {
    requestAnimationFrame(look)
    const heading = document.querySelector('h1')
    if (!heading) return
    const { left, top } = heading.getBoundingClientRect()
    const front = document.elementFromPoint(left + 20, top + 20)
    seen.frames += 1
    if (front && !heading.contains(front)) seen.covered.push(front.outerHTML.slice(0, 80))
  }
  look()
}

/** Notes in each frame what the first number says, covered or open to the reader. Runs in the page, before its scripts. */
function watchNumber() {
  const shown = { covered: [] as string[], open: [] as string[] }
  Object.assign(globalThis, { shown })
  const look = () => {
    requestAnimationFrame(look)
    const number = document.querySelector('#root dd')
    if (!number) return
    const { left, top, height } = number.getBoundingClientRect()
    const front = document.elementFromPoint(left + 5, top + height / 2)
    const text = number.querySelector('[aria-hidden]')?.textContent ?? number.textContent ?? ''
    shown[number.contains(front) ? 'open' : 'covered'].push(text)
  }
  look()
}
