import type { Result } from 'lighthouse'
import { type Browser, chromium } from 'playwright'
import { chromiumArgs, ensureChromium } from '../chromium'
import {
  budgets,
  countBytes,
  counted,
  handleChunk,
  paintAndScripts,
  watchLargestPaint,
} from '../first-visit.mjs'
import { serve } from '../serve'
import { audit, metric } from './lighthouse.ts'
import { median } from './median.ts'
import { besideReference } from './reference.ts'
import type { Row, Section } from './section.ts'

const pages = ['/', '/about', '/plans', '/services', '/features', '/team', '/contact', '/login', '/register']
/** Kept out of search engines on purpose, which is all that Lighthouse has against them. */
const notIndexed = new Set(['/login', '/register'])
const marks = new Map([
  ['performance', 100],
  ['accessibility', 100],
  ['best-practices', 100],
  ['seo', 100],
])
const CLS_LIMIT = 0.01
const times = new Map([
  ['FCP', 'first-contentful-paint'],
  ['LCP', 'largest-contentful-paint'],
  ['TBT', 'total-blocking-time'],
])

export const site: Section = {
  name: 'site',
  title: 'The public pages: Lighthouse, mobile, median of the runs; bytes after brotli of a first visit',
  usesDist: true,
  measure: async ({ dir, runs }) => {
    const { server, url } = await serve({ dir })
    try {
      const rows: Row[] = []
      for (const path of pages) rows.push(...(await scores(url, path, runs)))
      return [...rows, ...(await besideReference(url, runs)), ...(await firstVisits(url))]
    } finally {
      server.close()
    }
  },
}

async function scores(url: string, path: string, runs: number): Promise<Row[]> {
  const reports: Result[] = []
  for (let run = 0; run < runs; run += 1)
    reports.push(await audit(new URL(path.slice(1), url).href, [...marks.keys()]))
  return [
    ...Array.from(marks, ([name, budget]): Row => ({
      what: `${path} ${name}`,
      value: median(reports.map(({ categories }) => categories[name]?.score ?? 0)) * 100,
      unit: 'score',
      ...(name === 'seo' && notIndexed.has(path)
        ? { note: 'kept out of search engines' }
        : { budget, note: reports.flatMap((report) => complaints(report, path, name))[0] }),
    })),
    ...Array.from(times, ([name, id]): Row => ({
      what: `${path} ${name}`,
      value: metric(reports, id),
      unit: 'ms',
      note: 'a part of the performance',
    })),
    {
      what: `${path} CLS`,
      value: metric(reports, 'cumulative-layout-shift'),
      unit: 'shift',
      budget: CLS_LIMIT,
    },
  ]
}

/** The audits that keep a category below its mark of 100. */
function complaints({ categories, audits }: Result, path: string, name: string): string[] {
  if (marks.get(name) !== 100 || (name === 'seo' && notIndexed.has(path))) return []
  return (categories[name]?.auditRefs ?? []).flatMap(({ id, weight }) => {
    const { score, title = id } = audits[id] ?? {}
    return weight > 0 && typeof score === 'number' && score < 1 ? [title] : []
  })
}

async function firstVisits(url: string): Promise<Row[]> {
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArgs })
  const rows: Row[] = []
  for (const path of pages) rows.push(...(await firstVisit(browser, url, path)))
  await browser.close()
  return rows
}

async function firstVisit(browser: Browser, url: string, path: string): Promise<Row[]> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } })
  const bytes = countBytes(context, handleChunk)
  await context.addInitScript(watchLargestPaint)
  const page = await context.newPage()
  await page.goto(new URL(path.slice(1), url).href, { waitUntil: 'networkidle' })
  const { hosts, ...sums } = await bytes()
  const { largestPaint, firstScript } = await page.evaluate(paintAndScripts)
  await context.close()
  return [
    ...counted.map((type): Row => ({
      what: `${path} bytes of ${type}`,
      value: sums[type],
      unit: 'bytes',
      ...(path === '/'
        ? { budget: budgets.home[type] }
        : { note: 'the budget is for a visit that begins at /' }),
    })),
    { what: `${path} hosts of others`, value: hosts.length - 1, unit: 'count', budget: 0 },
    {
      what: `${path} largest paint before the first script`,
      value: largestPaint,
      unit: 'ms',
      budget: firstScript,
    },
  ]
}
