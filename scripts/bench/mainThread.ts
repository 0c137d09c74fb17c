import { type Browser, chromium } from 'playwright'
import { pageMetas } from '@/site/pageMeta'
import { chromiumArgs, ensureChromium } from '../chromium'
import { serve } from '../serve'
import { median } from './median.ts'
import type { Row, Section } from './section.ts'
import { longestTask, traceCategories, type Task } from './trace.ts'

const SLOWDOWN = 4
/** A task that is longer keeps a touch waiting for longer than people take for at once. */
const TASK_LIMIT_MS = 50
/** After the last answer: what a page does by timers belongs to its load. */
const QUIET_MS = 1000

export const mainThread: Section = {
  name: 'main-thread',
  title: `The longest task of a public page's load, processor ${SLOWDOWN}× slower, from a trace; median of the runs`,
  usesDist: true,
  measure: async ({ dir, runs }) => {
    const { server, url } = await serve({ dir })
    const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArgs })
    try {
      // the first page of a browser pays for the browser's own beginning
      await load(browser, url)
      const rows: Row[] = []
      for (const { path } of pageMetas) {
        const tasks: Task[] = []
        for (let run = 0; run < runs; run += 1)
          tasks.push(await load(browser, new URL(path.slice(1), url).href))
        rows.push(rowOf(path, tasks))
      }
      return rows
    } finally {
      await browser.close()
      server.close()
    }
  },
}

function rowOf(path: string, tasks: readonly Task[]): Row {
  const value = median(tasks.map(({ ms }) => ms))
  const note = tasks.find(({ ms }) => ms === value)?.work
  return { what: `${path} longest task`, value, unit: 'ms', budget: TASK_LIMIT_MS, note }
}

/** Loads the page in a window of a phone, and answers its longest task. */
async function load(browser: Browser, address: string): Promise<Task> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } })
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  await browser.startTracing(page, { categories: [...traceCategories] })
  await page.goto(address, { waitUntil: 'networkidle' })
  await page.waitForTimeout(QUIET_MS)
  const trace = await browser.stopTracing()
  await context.close()
  return longestTask(trace.toString(), address)
}
