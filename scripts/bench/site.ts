import { execFile } from 'node:child_process'
import { copyFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { chromiumArgs, ensureChromium } from '../chromium'
import { serveBuild } from '../serve'

const lighthouse = 'lighthouse@12.8.2'
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
/** Excluded from search engines on purpose, which lowers their SEO score. */
const notIndexed = ['/login', '/register']
/** Paint time of the home page, relative to the hand-written page. */
const MAX_RATIO = 1.1
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

/** Compares paint times of the home page and its hand-written first screen, `reference/`. All are medians. */
export async function measureSite(pages: readonly string[], runs: number) {
  const table = [['Page', ...categories, ...Object.keys(metrics)]]
  const over: string[] = []
  const notes: string[] = []
  const product = await serveBuild({ dir: 'dist-base-url' })
  const reference = await serveReference()
  const addresses = pages.map((page) => [page, new URL(page.slice(1), product.url).href] as const)
  const paints = new Map<string, number[]>()
  try {
    for (const [name, address] of [...addresses, ['hand-written', reference.url] as const]) {
      const results: Result[] = []
      for (let run = 0; run < runs; run += 1) results.push(await audit(address))
      const scores = categories.map(
        (category) => 100 * median(results.map((result) => result.categories[category]?.score ?? 0)),
      )
      const figures = Object.values(metrics).map((id) => metricOf(results, id))
      paints.set(name, figures.slice(0, 2))
      table.push([name, ...scores.map((score) => score.toFixed(0)), ...figures.map(written)])
      if (name !== 'hand-written') over.push(...overBudget(name, scores, figures, results))
    }
  } finally {
    product.server.close()
    await reference.close()
  }
  const ratios = paints.get('/')?.map((paint, index) => paint / (paints.get('hand-written')?.[index] ?? NaN))
  if (ratios) {
    const [fcp = NaN, lcp = NaN] = ratios
    const line = `/: FCP is ${fcp.toFixed(2)} times and LCP ${lcp.toFixed(2)} times that of the hand-written page`
    notes.push(line)
    if (!(Math.max(fcp, lcp) <= MAX_RATIO)) over.push(line)
  }
  return { table, notes, over }
}

/** NaN for an empty list. */
const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? NaN

const written = (figure: number) => (figure < 1 ? figure.toFixed(3) : figure.toFixed(0))

const metricOf = (results: readonly Result[], id: string) =>
  median(results.map(({ audits }) => audits[id]?.numericValue ?? Infinity))

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

async function serveReference() {
  const dir = await mkdtemp(join(tmpdir(), 'reference-'))
  const page = await readFile('scripts/bench/reference/index.html', 'utf8')
  const fonts = await readFile('src/kit/fonts.css', 'utf8')
  await writeFile(join(dir, 'index.html'), page.replace('/* fonts.css */', fonts.replaceAll('./fonts/', '')))
  await copyFile('src/site/home/door.svg', join(dir, 'door.svg'))
  for (const font of ['bricolage-grotesque-first.woff2', 'bricolage-grotesque-rupee.woff2'])
    await copyFile(join('src/kit/fonts', font), join(dir, font))
  const { server, url } = await serveBuild({ dir })
  return {
    url,
    async close() {
      server.close()
      await rm(dir, { recursive: true })
    },
  }
}
