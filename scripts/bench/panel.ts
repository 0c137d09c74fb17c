import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { type Browser, type CDPSession, chromium, type Locator, type Page } from 'playwright'
import { operations } from '@/contract'
import { demoPassword } from '@mocks/seeds/personas'
import { chromiumArgs, ensureChromium } from '../chromium.mjs'
import { serve } from '../serve.mjs'
import { backendDir, buildFor } from './buildFor.ts'
import type { Options } from './options.ts'

export const SLOWDOWN = 4
/** The build knows the mock's address, and is kept for the next run with `--build no`. */
const API_PORT = 4310

/** The product for a real backend, and the mock as that backend. */
export type Panel = {
  url: string
  browser: Browser
  /** Resolves with the token of whoever has this email, when the mock holds so many users and nothing else. */
  fill: (users: number, email: string) => Promise<string>
}

/** Works with a panel, and ends what runs for it. The mock is a process of its own, so that only the page is slowed down. */
export async function withPanel<Result>(
  { build }: Options,
  work: (panel: Panel) => Promise<Result>,
): Promise<Result> {
  const mock = spawn(
    process.execPath,
    ['--import', 'tsx', 'scripts/mock-http.ts', '--port', String(API_PORT), '--quiet'],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  )
  try {
    const [api] = (await once(createInterface({ input: mock.stdout }), 'line')) as [string]
    if (build) await buildFor(api)
    const { server, url } = await serve({ dir: backendDir })
    const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArgs })
    try {
      return await work({ url, browser, fill: (users, email) => filled(api, users, email) })
    } finally {
      await browser.close()
      server.close()
    }
  } finally {
    mock.kill()
  }
}

async function filled(api: string, users: number, email: string): Promise<string> {
  await post(`${api}/__mock/reset`, { seed: 'large', users })
  const { token } = (await post(api + operations.login.path, { email, password: demoPassword })) as {
    token: string
  }
  return token
}

async function post(url: string, body: object): Promise<unknown> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${url} answered ${response.status}`)
  return response.json()
}

/** Works with a fresh page of whoever has the token, slowed down. */
export async function withPage<Result>(
  { browser }: Panel,
  token: string,
  work: (page: Page, devtools: CDPSession) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({ viewport: { width: 1366, height: 768 } })
  try {
    await context.addInitScript((value) => localStorage.setItem('token', value), token)
    await context.addInitScript(watch)
    const page = await context.newPage()
    const devtools = await context.newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
    return await work(page, devtools)
  } finally {
    await context.close()
  }
}

/** The page's times, in ms. */
type Watched = typeof globalThis & { slowest: number; rowsAt: Promise<number> }

/** Runs in the page before its scripts: the slowest key or click to its next paint. */
function watch() {
  const page = globalThis as Watched
  page.slowest = 0
  const events: PerformanceObserverInit & { durationThreshold: number } = {
    type: 'event',
    durationThreshold: 16,
  }
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) page.slowest = Math.max(page.slowest, duration)
  }).observe(events)
}

/**
 * Follows a link to a page with a table. Resolves with the ms from the last byte of the answers that fill it, or from the
 * click where they had come before, to the rows on the screen.
 */
export async function openingMs(page: Page, link: Locator, answers: readonly string[]): Promise<number> {
  const clickedAt = await page.evaluate(() => {
    const watched = globalThis as Watched
    watched.rowsAt = new Promise((resolve) => {
      const rows = new MutationObserver(() => {
        if (!document.querySelector('tbody td')) return
        rows.disconnect()
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now())))
      })
      rows.observe(document, { childList: true, subtree: true })
    })
    return performance.now()
  })
  await link.click()
  return page.evaluate(
    async ({ ends, clickedAt: clicked }) => {
      const rowsAt = await (globalThis as Watched).rowsAt
      const answered = performance
        .getEntriesByType('resource')
        .flatMap((entry) => (entry instanceof PerformanceResourceTiming ? [entry] : []))
        .filter(({ name }) => ends.some((end) => name.endsWith(end)))
      return rowsAt - Math.max(clicked, ...answered.map(({ responseEnd }) => responseEnd))
    },
    { ends: answers, clickedAt },
  )
}

/**
 * Does something, waits until the page is idle, and resolves with the ms from the slowest key or click in between to the
 * paint that follows it. The browser tells them in steps of 8 ms, and none under 16.
 */
export async function interactionMs(page: Page, act: () => Promise<unknown>): Promise<number> {
  await page.evaluate(() => ((globalThis as Watched).slowest = 0))
  await act()
  await page.waitForTimeout(400)
  return page.evaluate(() => Math.max(16, (globalThis as Watched).slowest))
}
