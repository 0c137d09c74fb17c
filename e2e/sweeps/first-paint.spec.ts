import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures'
import { publicPages, takenOver, welcomeOf } from '../support/site'

// the browser's own lines about scripts that a test keeps back, and about the page for unknown addresses
test.beforeEach(({ consoleGuard }) =>
  consoleGuard.allow(/Failed to load resource|Failed to fetch dynamically/),
)

/** Keeps back what is asked for at these addresses. Resolves with a function that lets it through. */
async function keptBack(page: Page, address: RegExp) {
  let letThrough = () => {}
  const released = new Promise<void>((resolve) => {
    letThrough = resolve
  })
  await page.route(address, async (route) => {
    await released
    await route.continue()
  })
  return letThrough
}

const sheet = /\/assets\/index-[\w-]+\.css$/
/** What a page may move when its font comes late: where lines end, but not how many there are. 0.1 counts as good elsewhere. */
const STILL = 0.01
const fonts = /\.woff2$/

/** What the fetched style sheets of the page are: how many, and how many of their rules name a file of the font. */
const fetchedSheets = (page: Page) =>
  page.evaluate(() => {
    const fetched = [...document.styleSheets].filter(({ href }) => href !== null)
    const rules = fetched.flatMap(({ cssRules }) => [...cssRules])
    return {
      count: fetched.length,
      fontFaces: rules.filter((rule) => rule instanceof CSSFontFaceRule).length,
    }
  })

for (const [width, height, colorScheme] of [
  [390, 844, 'light'],
  [1366, 768, 'dark'],
] as const) {
  test(`the style sheet changes nothing when it comes, ${width} px, ${colorScheme}`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    // what scripts change is no matter of the sheet
    await page.route(/\/assets\/.*\.js$/, (route) => route.abort())
    for (const path of publicPages) {
      const release = await keptBack(page, sheet)
      await page.goto(path, { waitUntil: 'commit' })
      await page.evaluate(() => document.fonts.ready)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      if (path === '/') {
        // held at one moment, for it ends by itself
        await welcomeOf(page).evaluate((element) => element.getAnimations().forEach((each) => each.pause()))
        expect(await welcomeOf(page).boundingBox()).toEqual({ x: 0, y: 0, width, height })
      }
      expect(await fetchedSheets(page)).toEqual({ count: 0, fontFaces: 0 })
      await page.evaluate(noteStyles)
      release()
      // a rule about the font would have all text laid out again
      await expect.poll(() => fetchedSheets(page)).toEqual({ count: 1, fontFaces: 0 })
      const { compared, differing } = await page.evaluate(compareStyles)
      expect(compared, path).toBeGreaterThan(100)
      expect(differing, path).toEqual([])
      await page.unroute(sheet)
    }
  })
}

/** Runs in the page: notes how every element looks and where it is, as `compareStyles` later finds it. */
function noteStyles() {
  const look = () =>
    [...document.querySelectorAll('html, body, body *')].flatMap((element) => {
      // lays out what a closed <details> holds: Chromium may read a block-size of 0 there before something else has
      element.getBoundingClientRect()
      return ['', '::before', '::after'].map((pseudo) => {
        const style = getComputedStyle(element, pseudo)
        // a custom property that no rule of the page reads comes later; most elements have nothing before or after them
        const names =
          pseudo !== '' && style.content === 'none'
            ? ['content']
            : Array.from(style).filter((name) => !name.startsWith('--'))
        const values = names.map((name) => `${name}: ${style.getPropertyValue(name)}`)
        return { element: `${element.tagName}${pseudo} ${element.getAttribute('class')}`, values }
      })
    })
  Object.assign(globalThis, { look, noted: look() })
}

/** Runs in the page: how many elements it had when they were noted, and what of them has changed since. */
function compareStyles() {
  const { look, noted } = globalThis as unknown as {
    look: () => { element: string; values: string[] }[]
    noted: { element: string; values: string[] }[]
  }
  const now = look()
  const differing = noted.flatMap(({ element, values }, index) =>
    values.flatMap((value, each) =>
      value === now[index]?.values[each] ? [] : [`${element}: ${value}, then ${now[index]?.values[each]}`],
    ),
  )
  return { compared: noted.length, differing: differing.slice(0, 10) }
}

test('what is clicked before the style sheet is there opens, and as it should look', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const release = await keptBack(page, sheet)
  await page.goto('/about', { waitUntil: 'commit' })

  await test.step('a link opens a page that brings its own', async () => {
    await page.getByRole('contentinfo').getByRole('link', { name: 'Plans' }).click({ noWaitAfter: true })
    await expect(page).toHaveURL(/\/plans$/)
    await expect(page.getByRole('link', { name: /Choose Premium/ })).toHaveCSS('min-height', '46px')
  })

  await test.step('a menu opens when the sheet is there', async () => {
    await page.getByRole('button', { name: 'Open menu' }).click({ noWaitAfter: true })
    await expect(page.getByRole('dialog')).toHaveCount(0)
    release()
    await expect(page.getByRole('dialog')).toHaveCSS('position', 'fixed')
  })
})

test('a page whose style sheet never comes is taken over all the same', async ({ page }) => {
  await page.route(sheet, (route) => route.abort())
  await page.goto('/about')
  await takenOver(page, 'h1')
})

test('without scripts the whole style sheet is fetched', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL })
  const page = await context.newPage()
  const fetched = page.waitForResponse(sheet)
  await page.goto('/plans')
  expect((await fetched).status()).toBe(200)
  await context.close()
})

for (const path of ['/', '/plans', '/contact']) {
  test(`nothing moves on ${path} when the font comes three seconds later`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.addInitScript(watchShifts)
    const release = await keptBack(page, fonts)
    await page.goto(path, { waitUntil: 'commit' })
    await takenOver(page, 'h1')
    await page.waitForTimeout(3000)
    release()
    await page.evaluate(() => document.fonts.ready)
    const isThere = () => document.fonts.check('620 1em "Bricolage Grotesque Variable"')
    expect(await page.evaluate(isThere)).toBe(true)
    await page.waitForTimeout(300)
    const shifted = await page.evaluate(() => Reflect.get(globalThis, 'shifted') as number)
    expect(shifted).toBeLessThan(STILL)
  })
}

/** Runs in the page before its scripts: sums up how far things move by themselves (CLS). */
function watchShifts() {
  Reflect.set(globalThis, 'shifted', 0)
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      Reflect.set(
        globalThis,
        'shifted',
        (Reflect.get(globalThis, 'shifted') as number) + (Reflect.get(entry, 'value') as number),
      )
  }).observe({ type: 'layout-shift', buffered: true })
}
