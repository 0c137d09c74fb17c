import type { Page } from '@playwright/test'
import { scenarioPath, scenarios } from '../../mocks/scenarios'
import { personaOf } from '../../mocks/seeds/personas'
import { signIn } from '../support/actions'
import { expect, test } from '../support/fixtures'

/** Where no service worker answers for the files, a test can hold them back. */
const tag = ['@no-worker', '@base-url']

/** Holds all scripts and the members' style sheet back; returns how to let them go. */
async function holdFiles(page: Page): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(/\/assets\/([^/]+\.js|workplaceStyles[^/]+\.css)$/, async (route) => {
    await released
    await route.continue()
  })
  return release
}

/** Runs in the page before its scripts: sums what moves on it. */
function watchShifts() {
  const page = globalThis as typeof globalThis & { shift: number }
  page.shift = 0
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) page.shift += Number(Object(entry).value)
  }).observe({ type: 'layout-shift', buffered: true })
}

const frames = [
  { who: 'active', path: '/dashboard', first: 'Dashboard', loaded: /Devika/ },
  { who: 'admin', path: '/admin-dashboard', first: 'Admin panel', loaded: 'Dashboard' },
] as const

const papers = { light: /oklch\(0\.98/, dark: /oklch\(0\.18/ }

for (const { who, path, first, loaded } of frames)
  for (const width of [390, 1366])
    test(
      `${path} stands at ${width} px before any script, in both themes, and stays`,
      { tag },
      async ({ page }) => {
        await page.setViewportSize({ width, height: 800 })
        await signIn(page, personaOf(who).email)
        await page.addInitScript(watchShifts)
        const release = await holdFiles(page)
        await page.goto(path, { waitUntil: 'commit' })
        const heading = page.getByRole('heading', { level: 1 })
        await expect(heading).toHaveText(first)
        await expect(page.getByRole('main')).toBeInViewport()
        await expect(page.getByRole('link', { name: 'home page' })).toBeVisible()
        for (const [colorScheme, paper] of Object.entries(papers)) {
          await page.emulateMedia({ colorScheme: colorScheme as keyof typeof papers })
          await expect(page.locator('body')).toHaveCSS('background-color', paper)
        }
        release()
        await expect(heading).toHaveText(loaded)
        await expect(page.getByRole('main')).toHaveCount(1)
        // what the data make larger moves what stands below it: on a busy machine 0.04, otherwise nothing
        expect(await page.evaluate(() => Reflect.get(globalThis, 'shift') as number)).toBeLessThanOrEqual(
          0.06,
        )
      },
    )

for (const { who, path, loaded } of frames)
  test(
    `${path} shows its data with the scripts that its document names`,
    { tag: '@base-url' },
    async ({ page }) => {
      await signIn(page, personaOf(who).email)
      const release = await holdFiles(page)
      await page.goto(path, { waitUntil: 'commit' })
      await expect(page.getByRole('main')).toBeInViewport()
      const preloads = page.locator('link[rel=modulepreload]')
      const named = await preloads.evaluateAll((links) =>
        links.map((link) => Reflect.get(link, 'href') as string),
      )
      release()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(loaded)
      const fetched = await page.evaluate(() =>
        performance.getEntriesByType('resource').map(({ name }) => name),
      )
      expect(fetched.filter((name) => name.endsWith('.js') && !named.includes(name))).toEqual([])
    },
  )

test('the frame has the theme that the demo was set to', { tag: '@no-worker' }, async ({ page }) => {
  await signIn(page, personaOf('active').email)
  await page.evaluate(() => localStorage.setItem('demo-theme', 'dark'))
  await page.emulateMedia({ colorScheme: 'light' })
  await holdFiles(page)
  await page.goto('/dashboard', { waitUntil: 'commit' })
  await expect(page.getByRole('main')).toBeInViewport()
  await expect(page.locator('body')).toHaveCSS('background-color', papers.dark)
})

test('a visitor without a session sees no frame, and the login page', { tag }, async ({ page }) => {
  const release = await holdFiles(page)
  await page.goto('/dashboard', { waitUntil: 'commit' })
  await page.waitForLoadState('domcontentloaded', { timeout: 1000 }).catch(() => {})
  await expect(page.getByRole('main')).toHaveCount(0)
  release()
  await expect(page).toHaveURL(/\/login/)
  await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible()
})

test(
  'the link to a scenario stands in the frame of its page at once',
  { tag: '@no-worker' },
  async ({ page }) => {
    const release = await holdFiles(page)
    await page.goto(scenarioPath(scenarios['admin-approve']), { waitUntil: 'commit' })
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Admin panel')
    release()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Approve Subscriptions')
    await expect(page).toHaveURL(/\/admin-dashboard\/approve$/)
  },
)

test('from the home page to a scenario, the page is never empty', { tag: '@no-worker' }, async ({ page }) => {
  await page.addInitScript(() => {
    const seen = globalThis as typeof globalThis & { emptied: boolean }
    seen.emptied = false
    new MutationObserver(() => {
      seen.emptied ||= document.querySelector('#root')?.childElementCount === 0
    }).observe(document, { childList: true, subtree: true })
  })
  await page.goto('/?scenario=dashboard-active')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Devika/)
  expect(await page.evaluate(() => Reflect.get(globalThis, 'emptied') as boolean)).toBe(false)
})
