import type { Page } from '@playwright/test'
import { personaOf } from '../mocks/seeds/personas'
import { logInAs } from './support/actions'
import { expect, test } from './support/fixtures'
import { holdBack, holdSplashAt, hydrated, openHydrated, publicPages, skipSplash } from './support/site'

const stylesheet = /\/assets\/index-[\w-]+\.css$/

test('a late style sheet neither moves nor recolours the first screen', async ({ page, consoleGuard }) => {
  consoleGuard.allow(/Failed to load resource/)
  await page.setViewportSize({ width: 390, height: 844 })
  // scripts would change the page too
  await page.route(/\/assets\/.*\.js$/, (route) => route.abort())
  await holdSplashAt(page, 1000)
  for (const [index, path] of publicPages.entries()) {
    await page.emulateMedia({ colorScheme: index % 2 === 0 ? 'light' : 'dark' })
    const release = await holdBack(page, stylesheet)
    await page.goto(path, { waitUntil: 'commit' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    if (path === '/') await skipSplash(page)
    await page.evaluate(() => document.fonts.ready)
    await expect(page.getByRole('contentinfo')).toBeHidden()
    const before = await page.evaluate(looks)
    release()
    await expect(page.getByRole('contentinfo')).toBeVisible()
    const after = await page.evaluate(looks)
    expect(before.length).toBeGreaterThan(50)
    expect(before.filter((look, at) => look !== after[at]).slice(0, 5), path).toEqual([])
    await page.unroute(stylesheet)
  }
})

/**
 * Box and style of each element that ends above the fold, and of its pseudo-elements. Not of `use`, whose box is empty
 * until its file has loaded. Runs in the page.
 */
function looks(): string[] {
  const drawn = [
    'display',
    'position',
    'color',
    'background',
    'border',
    'border-radius',
    'box-shadow',
    'font',
  ]
  const moved = ['opacity', 'visibility', 'transform', 'text-decoration', 'overflow', 'fill', 'stroke']
  const fold = document.querySelector('[data-below]')
  const elements = [...document.querySelectorAll('body *:not(use, :has([data-below]))')].filter(
    (element) => fold && element.compareDocumentPosition(fold) & Node.DOCUMENT_POSITION_FOLLOWING,
  )
  return elements.flatMap((element) => {
    const { x, y, width, height } = element.getBoundingClientRect()
    return ['', '::before', '::after'].flatMap((pseudo) => {
      const style = getComputedStyle(element, pseudo)
      if (pseudo !== '' && style.content === 'none') return []
      const values = [...drawn, ...moved].map((name) => `${name}: ${style.getPropertyValue(name)}`)
      return `${element.tagName}${pseudo} at ${[x, y, width, height].join()} { ${values.join('; ')} }`
    })
  })
}

test('soon after the start nothing below the fold is skipped', async ({ page }) => {
  for (const path of ['/', '/features', '/plans']) {
    await openHydrated(page, path)
    const skipped = () =>
      page.evaluate(() => {
        const texts = [...document.querySelectorAll('#root :is(h2, p):not(details *)')]
        return texts.filter((text) => !text.checkVisibility({ contentVisibilityAuto: true })).length
      })
    await expect.poll(skipped, path).toBe(0)
  }
})

test('clicks work before the style sheet has loaded', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const release = await holdBack(page, stylesheet)
  await page.goto('/features', { waitUntil: 'commit' })
  await page.getByRole('main').getByRole('link', { name: 'See the plans' }).click({ noWaitAfter: true })
  await expect(page).toHaveURL(/\/plans$/)
  await expect(page.getByRole('link', { name: /Choose Premium/ })).toHaveCSS('min-height', '46px')
  await page.getByRole('button', { name: 'Open menu' }).click({ noWaitAfter: true })
  await expect(page.getByRole('dialog')).toHaveCount(0)
  release()
  await expect(page.getByRole('dialog')).toHaveCSS('position', 'fixed')
})

test('the first page’s style sheet does not override later ones', async ({ page }) => {
  await page.goto('/plans')
  await page.getByRole('link', { name: /Choose Starter/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: /Starter/ })).toBeVisible()
  const sheets = await page.evaluate(() =>
    Array.from(document.styleSheets, ({ href }) => /assets\/(index|workplaceStyles)-/.exec(href ?? '')?.[1]),
  )
  expect(sheets.filter(Boolean)).toEqual(['index', 'workplaceStyles'])
})

test('a late font moves almost nothing', async ({ page }) => {
  await page.setViewportSize({ width: 412, height: 844 })
  await page.addInitScript(() => {
    Reflect.set(globalThis, 'shift', 0)
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        Reflect.set(
          globalThis,
          'shift',
          Number(Reflect.get(globalThis, 'shift')) + Number(Reflect.get(entry, 'value')),
        )
    }).observe({ type: 'layout-shift', buffered: true })
  })
  const shift = () => page.evaluate(() => Reflect.get(globalThis, 'shift') as number)
  for (const path of ['/', '/plans', '/contact']) {
    const release = await holdBack(page, /\.woff2$/)
    await page.goto(path, { waitUntil: 'commit' })
    await hydrated(page.locator('#root'))
    const before = await shift()
    release()
    const isLoaded = () => document.fonts.check('620 1em "Bricolage Grotesque Variable"')
    await expect.poll(() => page.evaluate(isLoaded)).toBe(true)
    // a layout shift is reported one frame later
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
    // lines may break elsewhere, but their number stays; Web Vitals calls 0.1 good
    expect((await shift()) - before, path).toBeLessThan(0.01)
    await page.unrouteAll()
  }
})

const papers = { light: /oklch\(0\.98/, dark: /oklch\(0\.18/ } as const

const holdFiles = (page: Page) => holdBack(page, /\/assets\/([^/]+\.js|workplaceStyles[^/]+\.css)$/)

test('a member’s page shows its shell before its scripts load', { tag: '@no-worker' }, async ({ page }) => {
  const heading = page.getByRole('heading', { level: 1 })
  const main = page.getByRole('main')
  for (const { who, path, width, first, loaded } of [
    { who: 'active', path: '/dashboard', width: 390, first: 'Dashboard', loaded: /Devika/ },
    { who: 'admin', path: '/admin-dashboard', width: 1366, first: 'Admin panel', loaded: 'Dashboard' },
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/about')
    await page.evaluate(() => localStorage.clear())
    await logInAs(page, personaOf(who).email)
    const release = await holdFiles(page)
    await page.goto(path, { waitUntil: 'commit' })
    await expect(heading).toHaveText(first)
    await expect(main).toBeInViewport()
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await expect(page.locator('body')).toHaveCSS('background-color', papers[colorScheme])
    }
    release()
    await expect(heading).toHaveText(loaded)
    await expect(main).toHaveCount(1)
    await page.unrouteAll()
  }

  await test.step('a visitor does not get the shell', async () => {
    await page.evaluate(() => localStorage.clear())
    const release = await holdFiles(page)
    await page.goto('/dashboard', { waitUntil: 'commit' })
    await expect(page.locator('#root')).toBeAttached()
    await expect(main).toHaveCount(0)
    release()
    await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible()
  })
})
