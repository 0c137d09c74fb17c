// node scripts/bench-site.mjs [--runs 5] [--build no]     Lighthouse on the public pages; exits 1 when one misses its mark
import { spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { parseArgs } from 'node:util'
import lighthouse from 'lighthouse'
import { chromium } from 'playwright'
import { chromiumArgs, ensureChromium } from './chromium.mjs'
import {
  budgets,
  countBytes,
  counted,
  handleChunk,
  paintAndScripts,
  watchLargestPaint,
} from './first-visit.mjs'
import { serve } from './serve.mjs'

const { values } = parseArgs({
  options: { runs: { type: 'string', default: '5' }, build: { type: 'string', default: 'yes' } },
})
const runs = Number(values.runs)
const pages = ['/', '/about', '/plans', '/services', '/features', '/team', '/contact', '/login', '/register']
/** Kept out of search engines on purpose, which is all that Lighthouse has against them. */
const notIndexed = new Set(['/login', '/register'])
const marks = new Map([
  ['performance', 98],
  ['accessibility', 100],
  ['best-practices', 100],
  ['seo', 100],
])
const CLS_LIMIT = 0.01

// Chromium is started by Lighthouse's own launcher, which is no direct dependency of this project
const { launch } = await import(createRequire(import.meta.resolve('lighthouse')).resolve('chrome-launcher'))

if (values.build === 'yes') spawnSync('npm', ['run', '--silent', 'build'], { stdio: 'inherit' })
const { server, url } = await serve({ dir: 'dist' })
/** @type {string[]} */
const misses = []
await reportScores()
await reportBytes()
server.close()
for (const miss of misses) console.log(`MISSED  ${miss}`)
process.exitCode = misses.length > 0 ? 1 : 0

async function reportScores() {
  const names = [...marks.keys()]
  console.log(`Lighthouse, mobile, median of ${runs}`)
  console.log(row('page', [...names, 'FCP ms', 'LCP ms', 'TBT ms', 'CLS']))
  for (const path of pages) {
    /** @type {import('lighthouse').Result[]} */
    const reports = []
    for (let run = 0; run < runs; run += 1) reports.push(await audit(path))
    /** @param {string} name */
    const score = (name) =>
      Math.round(median(reports.map(({ categories }) => categories[name]?.score ?? 0)) * 100)
    /** @param {string} id */
    const metric = (id) => median(reports.map(({ audits }) => audits[id]?.numericValue ?? Infinity))
    const cls = metric('cumulative-layout-shift')
    for (const [name, mark] of marks) {
      if (name === 'seo' && notIndexed.has(path)) continue
      if (score(name) < mark) misses.push(`${path}: ${name} ${score(name)}, not ${mark}`)
    }
    if (cls > CLS_LIMIT) misses.push(`${path}: CLS ${cls.toFixed(3)}`)
    const times = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time'].map((id) =>
      Math.round(metric(id)),
    )
    console.log(row(path, [...names.map(score), ...times, cls.toFixed(3)]))
    for (const report of reports.slice(0, 1)) complain(path, report)
  }
}

/** @param {string} path */
async function audit(path) {
  const chrome = await launch({
    chromePath: ensureChromium(),
    chromeFlags: ['--headless=new', ...chromiumArgs],
    logLevel: 'silent',
  })
  try {
    const result = await lighthouse(new URL(path.slice(1), url).href, {
      port: chrome.port,
      logLevel: 'silent',
      onlyCategories: [...marks.keys()],
    })
    if (!result || result.lhr.runtimeError)
      throw new Error(`${path}: ${result?.lhr.runtimeError?.message ?? 'no report'}`)
    return result.lhr
  } finally {
    await chrome.kill()
  }
}

/**
 * Lists the audits that keep a category below its mark of 100.
 * @param {string} path
 * @param {import('lighthouse').Result} report
 */
function complain(path, { categories, audits }) {
  for (const [name, mark] of marks) {
    if (mark < 100 || (name === 'seo' && notIndexed.has(path))) continue
    for (const { id, weight } of categories[name]?.auditRefs ?? []) {
      const { score, title } = audits[id] ?? {}
      if (weight > 0 && typeof score === 'number' && score < 1) console.log(`    ${name}: ${title}`)
    }
  }
}

async function reportBytes() {
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArgs })
  console.log('\nFirst visit, bytes after brotli')
  console.log(row('page', ['JS', 'CSS', 'fonts', 'paint ms', '1st JS ms']))
  for (const path of pages) {
    const context = await browser.newContext({ viewport: { width: 412, height: 823 } })
    const bytes = countBytes(context, handleChunk)
    await context.addInitScript(watchLargestPaint)
    const page = await context.newPage()
    await page.goto(new URL(path.slice(1), url).href, { waitUntil: 'networkidle' })
    const { hosts, ...sums } = await bytes()
    const { largestPaint, firstScript } = await page.evaluate(paintAndScripts)
    const times = [largestPaint, firstScript].map(Math.round)
    console.log(row(path, [sums.script, sums.stylesheet, sums.font, ...times]))
    if (hosts.length > 1) misses.push(`${path}: third-party requests to ${hosts.join(', ')}`)
    if (firstScript < largestPaint) misses.push(`${path}: a script is asked for before the largest paint`)
    if (path === '/') {
      for (const type of counted) {
        const limit = budgets.home[type]
        if (sums[type] > limit) misses.push(`${path}: ${sums[type]} bytes of ${type}, not ${limit}`)
      }
    }
    await context.close()
  }
  await browser.close()
}

/** @param {number[]} numbers */
function median(numbers) {
  const sorted = numbers.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? NaN
}

/** @param {string} first @param {(string | number)[]} rest */
function row(first, rest) {
  return `${first.padEnd(12)}${rest.map((cell) => String(cell).padStart(16)).join('')}`
}
