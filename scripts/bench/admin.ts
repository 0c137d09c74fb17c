import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import { type Browser, chromium } from 'playwright'
import { chromiumArgs, ensureChromium } from '../chromium.mjs'
import { serve } from '../serve.mjs'
import type { Row, Section } from './section.ts'

const RUNS = 3
const OPEN_LIMIT_MS = 1500
const KEY_LIMIT_MS = 200
const SLOWDOWN = 4
const outDir = 'dist-bench'

type Target = { tab: string; answer: string; words: string }

const tabs: readonly Target[] = [
  { tab: 'users', answer: '/admin/users', words: 'sharma gmail' },
  { tab: 'user-plans', answer: '/admin/all-subscriptions', words: 'premium pa' },
  { tab: 'help', answer: '/admin/complaints', words: 'map invoice' },
]

export const admin: Section = {
  name: 'admin',
  title: `The panel with 10,000 users, Chromium slowed down ${SLOWDOWN}×, worst of ${RUNS}`,
  measure: async () => {
    // the mock runs in another process, so that only the panel is slowed down
    const mock = spawn(process.execPath, ['scripts/mock-http.mjs', '--port', '0', '--quiet'], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    try {
      const [api] = (await once(createInterface({ input: mock.stdout }), 'line')) as [string]
      const { token } = (await post(`${api}/__mock/reset`, { scenario: 'large' })) as { token: string }
      const built = spawnSync(
        process.execPath,
        ['scripts/build.mjs', '--mode', 'base-url', '--outDir', outDir],
        { env: { ...process.env, VITE_API_BASE_URL: api }, stdio: 'inherit' },
      )
      if (built.status !== 0) throw new Error('The build failed')
      const { server, url } = await serve({ dir: outDir })
      const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArgs })
      const rows: Row[] = []
      for (const target of tabs) rows.push(...(await rowsOf(browser, url, token, target)))
      await browser.close()
      server.close()
      return rows
    } finally {
      mock.kill()
      await rm(outDir, { recursive: true, force: true })
    }
  },
}

/** With the token of an admin. */
async function rowsOf(browser: Browser, url: string, token: string, target: Target): Promise<Row[]> {
  const { tab, answer, words } = target
  const opened: number[] = []
  const keys: number[] = []
  for (let run = 0; run < RUNS; run += 1) {
    const context = await browser.newContext({ viewport: { width: 1366, height: 768 } })
    await context.addInitScript((value) => localStorage.setItem('token', value), token)
    await context.addInitScript(watch)
    const page = await context.newPage()
    const devtools = await context.newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
    await page.goto(`${url}admin-dashboard/${tab}`)
    const search = page.getByRole('searchbox')
    await search.waitFor()
    await page.getByRole('row').nth(1).waitFor()
    opened.push(await page.evaluate(opening, answer))
    await search.click()
    // sometimes fast, sometimes so slow that the list is filtered between two keys
    for (const [index, key] of words.split('').entries()) {
      await page.keyboard.press(key === ' ' ? 'Space' : key)
      await page.waitForTimeout(index % 3 === 2 ? 400 : 90)
    }
    for (let back = 0; back < 4; back += 1) {
      await page.keyboard.press('Backspace')
      await page.waitForTimeout(300)
    }
    keys.push(...(await page.evaluate(() => (globalThis as Watched).keyToPaint)))
    await context.close()
  }
  return [
    {
      what: `${tab}: rows after the answer`,
      value: Math.max(...opened),
      unit: 'ms',
      budget: OPEN_LIMIT_MS,
    },
    {
      what: `${tab}: slowest key to paint`,
      // the browser does not report keys that take less than 16 ms
      value: Math.max(16, ...keys),
      unit: 'ms',
      budget: KEY_LIMIT_MS,
      note: `${keys.length} keys over 16 ms`,
    },
  ]
}

/** The page's times, in ms. */
type Watched = typeof globalThis & { keyToPaint: number[]; rowsAt?: number }

/** Runs in the page before its scripts: when the first row was painted, and how long each key took to its next paint. */
function watch() {
  const page = globalThis as Watched
  page.keyToPaint = []
  const keys: PerformanceObserverInit & { durationThreshold: number } = {
    type: 'event',
    durationThreshold: 16,
    buffered: true,
  }
  new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries()) {
      if (name === 'keydown' || name === 'keyup' || name === 'input') page.keyToPaint.push(duration)
    }
  }).observe(keys)
  const rows = new MutationObserver(() => {
    if (!document.querySelector('tbody td')) return
    rows.disconnect()
    requestAnimationFrame(() => setTimeout(() => (page.rowsAt = performance.now())))
  })
  rows.observe(document, { childList: true, subtree: true })
}

/** Runs in the page. Resolves with the ms from the last byte of the list's answer to the rows on the screen. */
async function opening(answer: string): Promise<number> {
  const page = globalThis as Watched
  while (page.rowsAt === undefined) await new Promise((resolve) => setTimeout(resolve, 20))
  const answers = performance
    .getEntriesByType('resource')
    .flatMap((entry) => (entry instanceof PerformanceResourceTiming ? [entry] : []))
    .filter(({ name }) => name.endsWith(answer))
  return page.rowsAt - Math.max(...answers.map(({ responseEnd }) => responseEnd))
}

async function post(url: string, body: object): Promise<unknown> {
  const response = await fetch(url, { method: 'POST', body: JSON.stringify(body) })
  if (!response.ok) throw new Error(`${url} answered ${response.status}`)
  return response.json()
}
