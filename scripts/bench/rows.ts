import type { Browser, Page } from 'playwright'
import { resetMock, signInAs } from '@mocks/scenarios/applyScenario'
import { launchChromium } from '../chromium'
import { serveBuild } from '../serve'
import { median } from './median'

const CPU_SLOWDOWN = 4
/** Slower than the search's debounce, to filter the list between two keys. */
const KEY_INTERVAL_MS = 200
const TIMEOUT_MS = 120_000

const lists = [
  { tab: 'users', answers: ['/admin/users'], words: 'phatak 12' },
  { tab: 'user-plans', answers: ['/admin/users', '/admin/all-subscriptions'], words: 'premium pa' },
  { tab: 'help', answers: ['/admin/complaints'], words: 'map invo' },
]
type List = (typeof lists)[number]
/** In ms: from the last answer to rows on screen; from the slowest key to the next paint. */
type Times = { open: number; key: number }

const budgetOf = (measure: keyof Times, users: number) =>
  users <= 10_000 ? { open: 500, key: 60 }[measure] : { open: 2000, key: 100 }[measure]

/** Times opening and searching the lists for each number of users, on a throttled CPU. All figures are medians. */
export async function measureRows(sizes: readonly number[], runs: number) {
  const product = await serveBuild({ dir: 'dist-base-url' })
  const browser = await launchChromium()
  const found = new Map<string, number[]>()
  try {
    for (const users of sizes) {
      await resetMock('large', users)
      const token = await signInAs('admin')
      for (const list of lists) {
        const visits: Times[] = []
        for (let run = 0; run < runs; run += 1) visits.push(await visit(browser, product.url, token, list))
        for (const measure of ['open', 'key'] as const) {
          const name = `${list.tab}: ${measure === 'open' ? 'open' : 'slowest key'}`
          const time = median(visits.map((times) => times[measure]))
          found.set(name, [...(found.get(name) ?? []), time])
        }
      }
    }
  } finally {
    await browser.close()
    product.server.close()
  }
  const heads = sizes.map((users) => `${users.toLocaleString('en')} users`)
  const rows = Array.from(found, ([name, times]) => [
    `${name}, ms`,
    ...times.map((time) => time.toFixed(0)),
    growthOf(sizes, times),
  ])
  return { table: [['List', ...heads, 'growth'], ...rows], notes: [], over: overBudget(sizes, found) }
}

/** The exponent of growth by number of rows: 0 is constant, 1 is linear. */
function growthOf(sizes: readonly number[], times: readonly number[]): string {
  const [from = NaN, to = NaN] = [sizes[0], sizes.at(-1)]
  const power = Math.log((times.at(-1) ?? NaN) / (times[0] ?? NaN)) / Math.log(to / from)
  return Number.isFinite(power) ? power.toFixed(2) : ''
}

const overBudget = (sizes: readonly number[], found: ReadonlyMap<string, number[]>) =>
  [...found].flatMap(([name, times]) =>
    times.flatMap((time, index) => {
      const users = sizes[index] ?? NaN
      const budget = budgetOf(name.endsWith('key') ? 'key' : 'open', users)
      return time <= budget ? [] : [`${name} with ${users} users takes ${time.toFixed(0)} ms of ${budget}`]
    }),
  )

async function visit(browser: Browser, url: string, token: string, { tab, answers, words }: List) {
  const context = await browser.newContext({ viewport: { width: 1366, height: 768 } })
  await context.addInitScript((value) => localStorage.setItem('token', value), token)
  const page = await context.newPage()
  page.setDefaultTimeout(TIMEOUT_MS)
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  await page.goto(`${url}admin-dashboard/features`, { waitUntil: 'networkidle' })
  const open = await openingTime(page, tab, answers)
  const key = await slowestKey(page, words)
  await context.close()
  return { open, key }
}

type Watched = typeof globalThis & { clickedAt: number; rowsAt: Promise<number>; slowestKey: number }

/**
 * From the last byte of the answers, or the click if that is later, to rows on screen. Includes Playwright's copy of the
 * answers, which takes 100 to 150 ms per MB at this speed.
 */
async function openingTime(page: Page, tab: string, answers: readonly string[]): Promise<number> {
  await page.evaluate(() => {
    // timed here, after Playwright's own work, which takes longer than some lists
    addEventListener(
      'click',
      ({ timeStamp }) => {
        ;(globalThis as Watched).clickedAt = timeStamp
      },
      { capture: true, once: true },
    )
    ;(globalThis as Watched).rowsAt = new Promise((resolve) => {
      const observer = new MutationObserver(() => {
        if (!document.querySelector('tbody td')) return
        observer.disconnect()
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now())))
      })
      observer.observe(document, { childList: true, subtree: true })
    })
  })
  await page.locator(`a[href$="/admin-dashboard/${tab}"]`).first().click()
  const rowsAt = await page.evaluate(() => (globalThis as Watched).rowsAt)
  const clickedAt = await page.evaluate(() => (globalThis as Watched).clickedAt)
  const answeredAt = await page.evaluate((ends) => {
    const timings = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    return timings.map(({ name, responseEnd }) => (ends.some((end) => name.endsWith(end)) ? responseEnd : 0))
  }, answers)
  return rowsAt - Math.max(clickedAt, ...answeredAt)
}

/** In ms. Browsers report key times in steps of 8, and none below 16. */
async function slowestKey(page: Page, words: string): Promise<number> {
  await page.evaluate(() => {
    const watched = globalThis as Watched
    watched.slowestKey = 16
    const options = { type: 'event', durationThreshold: 16 }
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries())
        watched.slowestKey = Math.max(watched.slowestKey, duration)
    }).observe(options)
  })
  const search = page.getByRole('searchbox')
  await search.pressSequentially(words, { delay: KEY_INTERVAL_MS })
  for (const _ of words) await search.press('Backspace', { delay: KEY_INTERVAL_MS / 2 })
  // when the page is idle, the last key has been painted and reported
  return page.evaluate(
    () =>
      new Promise<number>((resolve) =>
        requestIdleCallback(() => setTimeout(() => resolve((globalThis as Watched).slowestKey))),
      ),
  )
}
