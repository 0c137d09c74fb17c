// npm run bench -- [--build no] [--runs 3] [--pages /,/plans]
// Measures the site as built for a real backend, which the mock plays, with Lighthouse (mobile), and prints medians.
// Exit code 1: over budget; 2: the measurement failed.
import { execFile } from 'node:child_process'
import { parseArgs, promisify } from 'node:util'
import { loadEnv } from 'vite'
import { startHttpMock } from '@mocks/transport/http'
import { chromiumArgs, ensureChromium } from './chromium'
import { npmRun } from './npmRun'
import { serveBuild } from './serve'

const lighthouse = 'lighthouse@12.8.2'
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
/** Excluded from search engines on purpose, which lowers their SEO score. */
const notIndexed = ['/login', '/register']
const MAX_SHIFT = 0.01
const metrics = {
  'FCP ms': 'first-contentful-paint',
  'LCP ms': 'largest-contentful-paint',
  'TBT ms': 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
}

/** The part of Lighthouse's report that is read. */
type Result = {
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>
  audits: Record<string, { title: string; score: number | null; numericValue?: number }>
}

const { values } = parseArgs({
  options: {
    build: { type: 'string', default: 'yes' },
    runs: { type: 'string', default: '3' },
    pages: { type: 'string', default: '/,/about,/plans,/services,/features,/team,/contact,/login,/register' },
  },
})
const { VITE_API_BASE_URL: api = '' } = loadEnv('base-url', process.cwd(), 'VITE_')

try {
  // the backend runs during the build too, for the prerendered pages that hold its answers
  const backend = await startHttpMock({ port: Number(new URL(api).port) })
  try {
    if (values.build !== 'no') await npmRun('build', ['--mode', 'base-url', '--outDir', 'dist-base-url'])
    await measure(values.pages.split(','), Number(values.runs))
  } finally {
    await backend.close()
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 2
}

async function measure(pages: readonly string[], runs: number) {
  const site = await serveBuild({ dir: 'dist-base-url' })
  const over: string[] = []
  try {
    print(['Page', ...categories, ...Object.keys(metrics)])
    for (const page of pages) {
      if (!page.startsWith('/')) throw new Error(`--pages takes paths such as /plans, not ${page}`)
      const results: Result[] = []
      for (let run = 0; run < runs; run += 1) results.push(await audit(new URL(page.slice(1), site.url).href))
      const scores = categories.map(
        (category) => 100 * median(results.map((result) => result.categories[category]?.score ?? 0)),
      )
      const figures = Object.values(metrics).map((id) =>
        median(results.map(({ audits }) => audits[id]?.numericValue ?? Infinity)),
      )
      print([
        page,
        ...scores.map((score) => score.toFixed(0)),
        ...figures.map((figure) => figure.toFixed(figure < 1 ? 3 : 0)),
      ])
      over.push(...overBudget(page, scores, figures, results))
    }
  } finally {
    site.server.close()
  }
  for (const line of over) process.stdout.write(`Over budget: ${line}\n`)
  if (over.length > 0) process.exitCode = 1
}

function print(cells: readonly string[]) {
  process.stdout.write(`${cells.map((cell) => cell.padEnd(14)).join('  ')}\n`)
}

/** NaN for an empty list. */
function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? NaN
}

function overBudget(page: string, scores: number[], figures: number[], results: Result[]): string[] {
  const low = categories.filter(
    (category, index) => !(category === 'seo' && notIndexed.includes(page)) && (scores[index] ?? 0) < 100,
  )
  const lines = low.map((category) => `${page} ${category}: ${failedAudits(results, category).join(', ')}`)
  const shift = figures.at(-1) ?? NaN
  return shift <= MAX_SHIFT ? lines : [...lines, `${page} CLS ${shift.toFixed(3)}`]
}

function failedAudits(results: readonly Result[], category: string): string[] {
  const last = results.at(-1)
  return (last?.categories[category]?.auditRefs ?? []).flatMap(({ id, weight }) => {
    const { score, title = id } = last?.audits[id] ?? {}
    return weight > 0 && typeof score === 'number' && score < 1 ? [title] : []
  })
}

async function audit(address: string): Promise<Result> {
  const flags = ['--headless=new', ...chromiumArgs].join(' ')
  const options = ['--quiet', '--output=json', `--only-categories=${categories.join(',')}`]
  const { stdout } = await promisify(execFile)(
    'npx',
    ['--yes', lighthouse, address, ...options, `--chrome-flags=${flags}`],
    { env: { ...process.env, CHROME_PATH: ensureChromium() }, maxBuffer: Infinity },
  ).catch((error: { stderr: string }) => {
    throw new Error(`Lighthouse failed on ${address}: ${error.stderr}`)
  })
  return JSON.parse(stdout) as Result
}
