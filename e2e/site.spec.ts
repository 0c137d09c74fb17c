import type { Page } from '@playwright/test'
import { expect, test } from './support/fixtures'
import { hydrated, openHydrated, openWithSplash, scrolled, skipSplash } from './support/site'

/** The page's head tags; null if missing, all values if repeated. */
const headOf = (page: Page) =>
  page.evaluate(() => {
    const content = (selector: string, attribute: string) =>
      [...document.head.querySelectorAll(selector)]
        .map((element) => element.getAttribute(attribute))
        .join() || null
    return {
      canonical: content('[rel=canonical]', 'href'),
      description: content('[name=description]', 'content'),
      robots: content('[name=robots]', 'content'),
    }
  })

test('the head tags after a navigation equal those of a fresh load', async ({ page, consoleGuard }) => {
  // the browser logs the missing page's status
  consoleGuard.allow(/status of 404/)
  const inDocument = new Map<string, object>()
  for (const path of ['/about', '/plans', '/login']) {
    await openHydrated(page, path)
    inDocument.set(path, await headOf(page))
  }
  expect(inDocument.get('/login')).toMatchObject({ robots: 'noindex' })
  await page.goto('/no-such-page')
  for (const [link, path] of [
    ['Plans', '/plans'],
    ['Login', '/login'],
    ['About', '/about'],
  ] as const) {
    await page.getByRole('banner').getByRole('link', { name: link, exact: true }).click()
    await expect(page).toHaveURL(path)
    await expect.poll(() => headOf(page), path).toEqual(inDocument.get(path))
  }
  for (let step = 0; step < 3; step += 1) await page.goBack()
  await expect.poll(() => headOf(page)).toEqual({ canonical: null, description: null, robots: 'noindex' })
})

test('every load scrolls the anchor’s heading to just below the bar', async ({ page }) => {
  const design = page.getByRole('heading', { level: 2, name: 'Design', exact: true })
  const gap = async () => {
    const bar = await page.getByRole('banner').first().boundingBox()
    return ((await design.boundingBox())?.y ?? 0) - (bar?.height ?? 0)
  }
  const expectClear = async () => {
    await expect.poll(gap).toBeGreaterThan(0)
    expect(await gap()).toBeLessThan(120)
  }
  for (const load of ['first', 'second'])
    await test.step(`${load} load`, async () => {
      await openHydrated(page, '/services#design')
      await expectClear()
      await openHydrated(page, '/about')
      expect(await scrolled(page)).toBe(0)
    })
  await openHydrated(page, '/services')
  const groups = page.getByRole('navigation', { name: 'Service groups' })
  for (const name of ['Keep it running', 'Design']) {
    await groups.getByRole('link', { name: new RegExp(`^${name}`) }).click()
    await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeInViewport()
    expect(await scrolled(page)).toBeGreaterThan(500)
  }
  await expectClear()
})

test('a reload and Back restore the scroll position', async ({ page }) => {
  await openHydrated(page, '/features')
  await page.evaluate(() => scrollTo({ top: 900 }))
  await page.reload()
  await expect.poll(() => scrolled(page)).toBe(900)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Our Team' }).click()
  await expect(page).toHaveURL(/\/team$/)
  await expect.poll(() => scrolled(page)).toBe(0)
  await page.goBack()
  await expect(page).toHaveURL(/\/features$/)
  await expect.poll(() => scrolled(page)).toBeGreaterThan(900)

  await page.goto('/')
  const last = page.getByText('Built in-house, naturally.')
  // sections get their real height when they come near
  await expect(async () => {
    await page.mouse.wheel(0, 2000)
    await expect(last).toBeInViewport({ timeout: 100 })
  }).toPass()
  await page.reload()
  await hydrated(page.locator('#root'))
  await expect(last).toBeInViewport()
})

test('Back to the home page shows the link that was followed where it was', async ({ page }) => {
  await openWithSplash(page)
  // Playwright would scroll a link that the splash covers
  await skipSplash(page)
  await hydrated(page.locator('#root'))
  const link = page.getByRole('main').getByRole('link', { name: 'See plans and prices' }).last()
  const top = async () => Math.round((await link.boundingBox())?.y ?? 0)
  // sections get their real height when they come near
  for (let step = 0; step < 20; step += 1) {
    await page.mouse.wheel(0, 400)
    await page.evaluate(() => new Promise(requestAnimationFrame))
  }
  await link.scrollIntoViewIfNeeded()
  const before = await top()
  await link.click()
  await expect(page).toHaveURL(/\/plans$/)
  await page.goBack()
  await expect.poll(top).toBe(before)
})

test('a page opened by its file’s name works', async ({ page }) => {
  await openHydrated(page, '/about/index.html?a=b#main')
  await expect(page).toHaveURL('/about/?a=b#main')
  await expect(page).toHaveTitle(/^About/)
})

test('below 1025 px, the bar becomes a menu that traps focus and scroll', async ({ page }) => {
  const nav = page.getByRole('navigation', { name: 'Main' })
  const opener = page.getByRole('button', { name: 'Open menu' })
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await page.setViewportSize({ width: 1025, height: 800 })
  await openHydrated(page, '/about')
  await expect(opener).toBeHidden()
  const tops = await nav
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => link.getBoundingClientRect().top))
  expect(new Set(tops).size, 'rows of links').toBe(1)

  await page.setViewportSize({ width: 1024, height: 800 })
  await expect(nav).toBeHidden()
  await opener.click()
  await expect(menu.locator(':focus')).toHaveCount(1)
  const stops = await menu.getByRole('link').count()
  // past the last control, the focus is in the browser's own UI, and the page reports body
  const isInside = () =>
    page.evaluate(() => {
      const { activeElement, body } = document
      return activeElement === body || activeElement?.closest('dialog') !== null
    })
  for (const key of ['Tab', 'Shift+Tab'])
    for (let presses = 0; presses < stops + 4; presses += 1) {
      await page.keyboard.press(key)
      expect(await isInside(), `focus inside after ${key}`).toBe(true)
    }
  await page.mouse.move(20, 400)
  await page.mouse.wheel(0, 300)
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(opener).toBeFocused()
  expect(await scrolled(page)).toBe(0)
  await page.mouse.wheel(0, 300)
  await expect.poll(() => scrolled(page)).toBeGreaterThan(0)
})

test('nothing moves on the home page under reduced motion', async ({ page }) => {
  const moving = () =>
    page.evaluate(() =>
      document
        .getAnimations()
        .filter(({ effect }) => Number(effect?.getTiming().duration) > 1)
        .map((animation) => (animation instanceof CSSAnimation ? animation.animationName : 'a transition')),
    )
  await openWithSplash(page)
  expect(await moving()).toEqual([])
  await skipSplash(page)
  await expect(page.getByText('Modern Web Development', { exact: true }).last()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Pause typing' })).toHaveCount(0)
  await page.getByRole('heading', { name: 'Our Impact in Numbers' }).scrollIntoViewIfNeeded()
  await expect(page.getByText('50+', { exact: true }).first()).toBeVisible()
  expect(await moving()).toEqual([])
})

test('pointing at a link loads its page’s code', async ({ page }) => {
  await openHydrated(page, '/about')
  const code = page.waitForRequest(/\/assets\/ServicesPage-/)
  await page.getByRole('banner').getByRole('link', { name: 'Services' }).hover()
  await code
})
