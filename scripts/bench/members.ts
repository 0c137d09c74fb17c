import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import { type Browser, type BrowserContext, chromium } from 'playwright'
import { chromiumArgs, ensureChromium } from '../chromium.mjs'
import { serve } from '../serve.mjs'
import { backendDir, buildFor } from './buildFor.ts'
import { median } from './median.ts'
import { memberTimes, phone, type Times } from './memberTimes.ts'
import type { Options } from './options.ts'
import type { Row, Section } from './section.ts'
import { slowLine } from './slowLine.ts'

const FRAME_MS = 900
const HEADING_MS = 1500
const SKELETONS_MS = 2800

const NO_GOAL = 'the first page of its frame has the goal'

type Target = { page: string; path: string; scenario: string; budgeted?: true }

/** The scenario is that of the person who reads the page. The goals are set for the first page of each frame. */
const targets: readonly Target[] = [
  { page: 'dashboard', path: 'dashboard', scenario: 'dashboard-active', budgeted: true },
  { page: 'support', path: 'dashboard/support', scenario: 'dashboard-active' },
  { page: 'purchases', path: 'dashboard/purchases', scenario: 'dashboard-active' },
  { page: 'payment', path: 'payment/premium', scenario: 'dashboard-active' },
  { page: 'panel', path: 'admin-dashboard', scenario: 'admin-approve-fails', budgeted: true },
  { page: 'users', path: 'admin-dashboard/users', scenario: 'admin-approve-fails' },
]

/** How one of the two builds is opened by somebody who is signed in. */
type Build = {
  name: string
  url: string
  signIn: (context: BrowserContext, scenario: string) => Promise<void>
}

export const members: Section = {
  name: 'members',
  title: 'Member pages on a slow phone (1.6 Mbit/s, 150 ms, processor 4×), cold cache, median',
  usesDist: true,
  measure: async (options) => {
    const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArgs })
    const mock = spawn(
      process.execPath,
      ['--import', 'tsx', 'scripts/mock-http.ts', '--port', '0', '--quiet'],
      {
        stdio: ['ignore', 'pipe', 'inherit'],
      },
    )
    try {
      const demo = await slowly(options.dir)
      const rows = await rowsOf(browser, { name: 'demo', url: demo, signIn: inDemo(demo) }, options)
      const api = await addressOf(mock)
      const { port } = await slowLine(Number(new URL(api).port), phone.line)
      await buildFor(`http://127.0.0.1:${port}`)
      const url = await slowly(backendDir)
      return [
        ...rows,
        ...(await rowsOf(browser, { name: 'base URL', url, signIn: onServer(url, api) }, options)),
      ]
    } finally {
      mock.kill()
      await browser.close()
      await rm(backendDir, { recursive: true, force: true })
    }
  },
}

/** Serves a build at the end of a slow line. Resolves with its address there. */
async function slowly(dir: string): Promise<string> {
  const { url } = await serve({ dir })
  const { port } = await slowLine(Number(new URL(url).port), phone.line)
  return `http://127.0.0.1:${port}/`
}

async function addressOf(mock: ChildProcess): Promise<string> {
  if (!mock.stdout) throw new Error('The mock prints nothing')
  const [address] = (await once(createInterface({ input: mock.stdout }), 'line')) as [string]
  return address
}

/** The demo itself signs in, and stores its data on the way: the address is opened in a browser that knows both. */
const inDemo = (url: string) => async (context: BrowserContext, scenario: string) => {
  const page = await context.newPage()
  await page.goto(`${url}?scenario=${scenario}`)
  await page.waitForFunction(() => localStorage.getItem('token') !== null)
  await page.locator('main h1').waitFor()
  await page.waitForLoadState('networkidle')
  await page.close()
}

const onServer = (url: string, api: string) => async (context: BrowserContext, scenario: string) => {
  const response = await fetch(`${api}/__mock/reset`, { method: 'POST', body: JSON.stringify({ scenario }) })
  const { token } = (await response.json()) as { token: string }
  const page = await context.newPage()
  await page.goto(url)
  await page.evaluate((value) => localStorage.setItem('token', value), token)
  await page.close()
}

async function rowsOf(browser: Browser, build: Build, { runs }: Options): Promise<Row[]> {
  const rows: Row[] = []
  for (const target of targets) {
    const context = await browser.newContext({ viewport: phone.viewport })
    await build.signIn(context, target.scenario)
    const times: Times[] = []
    for (let run = 0; run < runs; run += 1) times.push(await memberTimes(context, build.url + target.path))
    await context.close()
    rows.push(...rowsOfPage(`${build.name}, ${target.page}`, times, target.budgeted))
  }
  return rows
}

function rowsOfPage(page: string, times: readonly Times[], budgeted: true | undefined): Row[] {
  const middle = (name: keyof Times) => median(times.map((each) => each[name]))
  const row = (what: string, name: keyof Times, budget: number, note?: string): Row => ({
    what: `${page}: ${what}`,
    value: middle(name),
    unit: 'ms',
    ...(budgeted ? { budget, note } : { note: [NO_GOAL, note].filter(Boolean).join('; ') }),
  })
  return [
    row('frame', 'frame', FRAME_MS),
    row('heading', 'heading', HEADING_MS, `its last text at ${Math.round(middle('ownHeading'))} ms`),
    row('last skeleton gone', 'skeletons', SKELETONS_MS, `layout shift ${middle('shift').toFixed(3)}`),
  ]
}
